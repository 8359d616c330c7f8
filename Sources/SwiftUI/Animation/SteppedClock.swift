/// A time that stands still until a test moves it on.
@MainActor package final class SteppedClock: FrameClock {
    private var time: Date
    private var pending: [(date: Date, ticket: FrameTicket, action: @MainActor () -> Void)] = []

    /// `seconds` since 1970.
    package init(_ seconds: Double) { time = Date(timeIntervalSince1970: seconds) }

    override package var now: Date { time }

    override package func schedule(at date: Date, _ action: @escaping @MainActor () -> Void) -> FrameTicket {
        let ticket = FrameTicket()
        pending.append((date, ticket, action))
        return ticket
    }

    /// Runs what is due by then, in the order in which it was scheduled.
    package func advance(to seconds: Double) {
        time = Date(timeIntervalSince1970: seconds)
        let due = pending.filter { $0.date <= time }
        pending.removeAll { $0.date <= time }
        for entry in due where !entry.ticket.isCancelled { entry.action() }
    }

    package var hasPending: Bool { pending.contains { !$0.ticket.isCancelled } }
}
