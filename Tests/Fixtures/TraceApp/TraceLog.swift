import Synchronization

/// Destination of the app's trace: standard output in a process of its own, the test's list within the test.
public enum TraceLog {
    private static let sink = Mutex<(@Sendable (String) -> Void)?>(nil)

    public static func redirect(to new: (@Sendable (String) -> Void)?) { sink.withLock { $0 = new } }

    static func write(_ line: String) {
        if let sink = sink.withLock(\.self) { sink(line) } else { print(line) }
    }
}
