/// Calls once after a time, unless the alarm is dropped before.
public final class Alarm: Sendable {
    public let number: Int
    private let task: Task<Void, Never>

    public init(number: Int, in time: Duration, on clock: any Clock<Duration>, ring: @escaping @Sendable () -> Void) {
        self.number = number
        task = Task {
            do { try await clock.sleep(for: time) } catch { return }
            ring()
        }
    }

    deinit { task.cancel() }
}
