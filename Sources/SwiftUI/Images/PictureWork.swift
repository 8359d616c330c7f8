/// Reads and decodes pictures away from the main actor, and counts them until their results are back there: a test bench that
/// waits until nothing is left to do cannot see other threads.
@MainActor package enum PictureWork {
    private static var count = 0
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    static func run<Value: Sendable, Failure: Error>(
        _ work: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        count += 1
        defer { finishOne() }
        return try await elsewhere(work)
    }

    /// Returns once no picture of this process is read or decoded; waits for no network.
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
