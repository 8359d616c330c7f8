import ChatModels

/// The lines that a process has written before it ended, told apart: the app's own, and the addresses of its last calls.
struct LastWords: Equatable {
    private(set) var output: [String] = []
    /// Offsets from the executable's start, newest call first.
    private(set) var offsets: [UInt64] = []

    /// Begins a line of `parley_report_crashes`. An app may write such lines itself: they can name only its own lines.
    private static let frame = "parley-frame 0x"
    /// Swift's runtime writes its own list of calls, which names no lines.
    private static let runtimeStack = "Current stack trace:"
    private static let offsetCountMax = 48

    init(_ lines: [String]) {
        for line in lines {
            if line == Self.runtimeStack || Self.isRuntimeCall(line) { continue }
            guard let offset = Self.offset(in: line) else {
                output.append(line)
                continue
            }
            if offsets.count < Self.offsetCountMax { offsets.append(offset) }
        }
        output = output.suffix(CrashReport.outputCountMax).map {
            String($0.unicodeScalars.prefix(CrashReport.scalarCountMax))
        }
    }

    /// Whether a line is for this server and not for people.
    static func isHidden(_ line: String) -> Bool { offset(in: line) != nil }

    private static func offset(in line: String) -> UInt64? {
        line.hasPrefix(frame) ? UInt64(line.dropFirst(frame.count), radix: 16) : nil
    }

    /// Whether the line is as `12   libswiftCore.so   0x00007f1549512b60 name + 109`.
    private static func isRuntimeCall(_ line: String) -> Bool {
        let parts = line.split(separator: " ", omittingEmptySubsequences: true)
        return parts.count > 3 && Int(parts[0]) != nil && parts[2].hasPrefix("0x") && parts.contains("+")
    }
}
