package import AppProtocol
import Synchronization

/// The way of an app process's requests to its host, and of the host's news to the app.
package final class GroupStoreLine: Sendable {
    package typealias Send = @MainActor @Sendable (GroupStoreQuery) async -> Outcome

    /// Changes that wait for one listener.
    private static let waitingCountMax = 256

    /// The line while an event of its scene is handled, and in the tasks that this starts: a process with tests has several.
    @TaskLocal private static var current: GroupStoreLine?
    private static let latest = Mutex<GroupStoreLine?>(nil)

    static var running: GroupStoreLine? { current ?? latest.withLock { $0 } }

    let send: Send
    private let listeners = Mutex<[Int: AsyncStream<GroupStoreChange>.Continuation]>([:])
    private let lastListener = Mutex(0)

    package init(send: @escaping Send) { self.send = send }

    deinit { for listener in listeners.withLock({ $0 }).values { listener.finish() } }

    /// Runs the work, whose stores are this line's; so are, until the next call, those that nothing says the line of.
    @MainActor package func using<Value, Failure: Error>(
        _ work: @MainActor () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        Self.latest.withLock { $0 = self }
        return try Self.$current.withValue(self) { Result(catching: work) }.get()
    }

    /// Tells all listeners.
    package func tell(_ event: GroupStoreEvent) {
        let change = GroupStoreChange(key: event.key, changeTag: event.tag, isRemoved: event.isRemoved)
        for listener in listeners.withLock({ $0 }).values { listener.yield(change) }
    }

    func changes() -> AsyncStream<GroupStoreChange> {
        let (stream, listener) = AsyncStream.makeStream(
            of: GroupStoreChange.self, bufferingPolicy: .bufferingNewest(Self.waitingCountMax))
        let number = lastListener.withLock {
            $0 += 1
            return $0
        }
        listeners.withLock { $0[number] = listener }
        listener.onTermination = { [weak self] _ in self?.listeners.withLock { $0[number] = nil } }
        return stream
    }
}
