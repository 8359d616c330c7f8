import ChatModels
import DeviceHost
import Synchronization

// Tells the open pages of the others who is writing; it is kept nowhere.
extension ConversationFeed {
    nonisolated func tellTyping(of person: PersonID) {
        jobs.post { feed in
            let texts = EventTexts()
            for session in feed.sessions where session.context.person != person {
                session.receiveTyping(TypingEvent(person: person), texts)
            }
        }
    }
}

extension DeviceSession {
    /// Does nothing where no page is open, and on the device of somebody who has left.
    nonisolated func receiveTyping(_ event: TypingEvent, _ texts: EventTexts) {
        guard !missed.withLock(\.isResting) else { return }
        jobs.post { session in
            if session.host.context.takesPart { session.publish(.typing(event), texts) }
        }
    }
}
