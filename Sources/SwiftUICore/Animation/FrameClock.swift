/// The clock that animations and timelines run by; tests substitute one that they advance by hand.
@MainActor package protocol FrameClock: AnyObject {
    var now: Date { get }
    /// Runs `action` at that time, or as soon as possible after it.
    func schedule(at date: Date, _ action: @escaping @MainActor () -> Void) -> FrameTicket
}

/// The system's clock.
@MainActor package final class SystemFrameClock: FrameClock {
    package init() {}

    package var now: Date { Date() }

    package func schedule(at date: Date, _ action: @escaping @MainActor () -> Void) -> FrameTicket {
        let ticket = FrameTicket()
        let seconds = max(0, date.timeIntervalSince(now))
        ticket.task = Task { @MainActor in
            try? await Task.sleep(for: .seconds(min(seconds, 1e9)))
            if !ticket.isCancelled { action() }
        }
        return ticket
    }
}

/// A handle that cancels a scheduled action.
@MainActor package final class FrameTicket {
    fileprivate var task: Task<Void, Never>?
    package private(set) var isCancelled = false

    package init() {}

    package func cancel() {
        isCancelled = true
        task?.cancel()
    }
}
