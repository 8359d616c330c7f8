import ChatModels
import ChatStore
import DeviceHost
import ServiceLifecycle

// Messages that expire after they were read.
extension ConversationFeed {
    /// Tells the sessions of these people to reload which messages have expired or are kept.
    nonisolated func notifyExpiriesChanged(_ people: Set<PersonID>) {
        jobs.post { $0.reloadExpiries(of: people) }
    }

    private func reloadExpiries(of people: Set<PersonID>) {
        for session in sessions where people.contains(session.context.person) { session.reloadExpiries() }
    }

    func publishExpiries() async throws {
        let now = world.now()
        let sweep = try await world.database.expire(conversation, at: now, delay: world.expiryDelay.milliseconds)
        reloadExpiries(of: sweep.people)
        guard let next = sweep.next, next < wakesAt ?? .max else { return }
        try world.background.start {
            // A stopping server does not wait for this.
            try? await cancelWhenGracefulShutdown { try await Task.sleep(for: .milliseconds(next - now)) }
            self.jobs.post { $0.wake(at: next) }
        }
        wakesAt = next
    }

    /// Checks again. It may still be too early by the computer's clock, if that was set back in the meantime; then
    /// `publishExpiries` schedules another check.
    private func wake(at time: Int64) {
        if wakesAt == time { wakesAt = nil }
        setNeedsRead()
    }
}
