import Synchronization

/// Collects the lines that a program writes.
public final class CollectedLines: Sendable {
    private let lines = Mutex<[String]>([])

    public init() {}

    public var text: String { lines.withLock { $0.joined(separator: "\n") } }

    public func add(_ line: String) { lines.withLock { $0.append(line) } }
}
