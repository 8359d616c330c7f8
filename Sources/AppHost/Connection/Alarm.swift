/// One call after a time, unless the alarm is dropped before.
final class Alarm: Sendable {
    let number: Int
    private let task: Task<Void, Never>

    init(number: Int, in time: Duration, on clock: any Clock<Duration>, ring: @escaping @Sendable () -> Void) {
        self.number = number
        task = Task {
            do { try await clock.sleep(for: time) } catch { return }
            ring()
        }
    }

    deinit { task.cancel() }
}
