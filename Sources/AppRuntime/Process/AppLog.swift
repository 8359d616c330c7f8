// Only here, and without Foundation beside it: it would bring the C library in again, without `@preconcurrency`.
@preconcurrency import Glibc

/// Standard output and error, which the host keeps as the app's log.
enum AppLog {
    /// `print` reaches the host line by line, though the output is no terminal; and before a crash.
    static func bufferByLine() {
        setvbuf(stdout, nil, _IOLBF, 0)
        setvbuf(stderr, nil, _IOLBF, 0)
    }

    static func write(_ line: String) {
        fputs(line + "\n", stderr)
    }
}
