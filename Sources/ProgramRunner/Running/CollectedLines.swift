import Synchronization

/// Collects the lines that a program writes.
package final class CollectedLines: Sendable {
    private let lines = Mutex<[String]>([])

    package init() {}

    package var text: String { lines.withLock { $0.joined(separator: "\n") } }

    package func add(_ line: String) { lines.withLock { $0.append(line) } }
}
