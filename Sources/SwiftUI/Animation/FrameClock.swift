/// The time that animations and timelines run by. Tests have one that they turn on themselves.
@MainActor package protocol FrameClock: AnyObject {
    var now: Date { get }
    /// Runs `action` at that time, or as soon as may be after it.
    func schedule(at date: Date, _ action: @escaping @MainActor () -> Void) -> FrameTicket
}

/// The time that it is.
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

/// Something that is to happen later.
@MainActor package final class FrameTicket {
    fileprivate var task: Task<Void, Never>?
    package private(set) var isCancelled = false

    package init() {}

    package func cancel() {
        isCancelled = true
        task?.cancel()
    }
}
