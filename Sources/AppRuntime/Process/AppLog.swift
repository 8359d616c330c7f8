// Imported only here, in a file without Foundation, which would import the C library again without `@preconcurrency`.
@preconcurrency import Glibc

/// Standard output and error, which the host keeps as the app's log.
enum AppLog {
    /// Switches to line buffering, so that output of `print` reaches the host at once and before a crash, though the
    /// output is no terminal.
    static func bufferByLine() {
        setvbuf(stdout, nil, _IOLBF, 0)
        setvbuf(stderr, nil, _IOLBF, 0)
    }

    static func write(_ line: String) {
        fputs(line + "\n", stderr)
    }
}
