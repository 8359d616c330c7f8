import ChatModels
import ChatStore
import DeviceHost
import Logging
import ServiceLifecycle
import Synchronization

/// The people who have a page of one conversation open, and whether they are about to be told.
struct PresenceBook {
    private var streamCounts: [PersonID: Int] = [:]
    private var isScheduled = false

    var here: Set<PersonID> { Set(streamCounts.keys) }

    mutating func opened(by person: PersonID) { streamCounts[person, default: 0] += 1 }

    /// Returns whether it was the person's last one.
    mutating func closed(by person: PersonID) -> Bool {
        let count = (streamCounts[person] ?? 0) - 1
        streamCounts[person] = count > 0 ? count : nil
        return count <= 0
    }

    /// Returns true unless an event is scheduled already; one is from now on.
    mutating func schedule() -> Bool {
        defer { isScheduled = true }
        return !isScheduled
    }

    /// Returns who is here, for the scheduled event. Later changes schedule another one.
    mutating func take() -> Set<PersonID> {
        isScheduled = false
        return here
    }
}

// Tells the open pages who else has one open. All changes of a second are told together, after one read of the store, and a page gets
// no event that equals its last one. A page that is reloaded within that second is not seen to go.
extension ConversationFeed {
    nonisolated func pageOpened(by person: PersonID) {
        presence.withLock { $0.opened(by: person) }
        presenceChanged()
    }

    /// Tells the others if that was the person's last page, after the device's last use is stored, which they are told with it.
    nonisolated func pageClosed(by person: PersonID, on device: DeviceID) {
        guard presence.withLock({ $0.closed(by: person) }), tellsPresence else { return }
        do {
            try world.background.start {
                try? await self.world.database.noteUse(of: device, at: self.world.now())
                self.presenceChanged()
            }
        } catch {
            presenceChanged()
        }
    }

    /// Tells the open pages who is here, after a change to pages, people, blocks or what somebody shows.
    nonisolated func presenceChanged() {
        guard tellsPresence, presence.withLock({ $0.schedule() }) else { return }
        do {
            try world.background.start {
                // A stopping server does not wait for this.
                try? await cancelWhenGracefulShutdown { try await Task.sleep(for: self.world.presenceDelay) }
                self.jobs.post { await $0.publishPresence() }
            }
        } catch {
            // Lets the next change schedule an event again.
            presence.withLock { _ = $0.take() }
        }
    }

    /// True on a server for people; in a simulator all devices belong to one person.
    private nonisolated var tellsPresence: Bool { world.pushes != nil }

    private func publishPresence() async {
        let here = presence.withLock { $0.take() }
        do {
            let rules = try await world.database.presenceRules(in: conversation)
            let texts = EventTexts()
            var events: [PersonID: PresenceEvent] = [:]
            for session in sessions where here.contains(session.context.person) {
                let person = session.context.person
                let event = events[person] ?? rules.event(for: person, here: here)
                events[person] = event
                session.receive(event, texts)
            }
        } catch {
            world.logger.error("cannot tell who is here", metadata: ["error": "\(error)"])
        }
    }
}

extension DeviceSession {
    /// Does nothing while the session rests, when no page is open.
    nonisolated func receive(_ event: PresenceEvent, _ texts: EventTexts) {
        guard !missed.withLock(\.isResting) else { return }
        jobs.post { $0.tell(event, texts) }
    }

    private func tell(_ event: PresenceEvent, _ texts: EventTexts) {
        guard event != toldPresence else { return }
        toldPresence = event
        publish(.presence(event), texts)
    }
}
