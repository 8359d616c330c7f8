/// Reads and decodes pictures off the main actor, and counts them until their results are back on it: a test that waits
/// until the app is idle cannot see other threads.
@MainActor package enum ImageDecodingQueue {
    private static var count = 0
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    static func run<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        count += 1
        defer { finishOne() }
        return try await elsewhere(work)
    }

    /// Returns once no picture of this process is being read or decoded; does not wait for the network.
    package static func finished() async {
        while count > 0 { await withCheckedContinuation { waiting.append($0) } }
    }

    @concurrent private nonisolated static func elsewhere<Value: Sendable, Failure: Error>(
        _ work: @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value { try work() }

    private static func finishOne() {
        count -= 1
        guard count == 0 else { return }
        let woken = waiting
        waiting = []
        for each in woken { each.resume() }
    }
}
