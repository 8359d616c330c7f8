/// Cuts what a program writes into lines.
struct LineSplitter {
    private let byteCountMax: Int
    private let line: @Sendable (String) -> Void
    private var byteCount = 0
    private var unfinished: [UInt8] = []

    /// - Parameter byteCountMax: of all lines together; the rest is dropped.
    init(byteCountMax: Int, line: @escaping @Sendable (String) -> Void) {
        self.byteCountMax = byteCountMax
        self.line = line
    }

    mutating func add(_ bytes: some Collection<UInt8>) {
        let known = bytes.prefix(max(0, byteCountMax - byteCount))
        byteCount += known.count
        for byte in known {
            if byte == UInt8(ascii: "\n") { finishLine() } else { unfinished.append(byte) }
        }
    }

    /// Gives the rest as a line.
    mutating func finish() {
        if !unfinished.isEmpty { finishLine() }
    }

    private mutating func finishLine() {
        line(String(decoding: unfinished, as: UTF8.self))
        unfinished.removeAll(keepingCapacity: true)
    }
}
