import ChatModels
import NIOCore
import Synchronization

/// Encoded forms of the events that one piece of news makes. Each distinct event is encoded once; all streams share its
/// bytes.
final class EventTexts: Sendable {
    private let texts = Mutex<[ServerEvent: ByteBuffer]>([:])

    func text(of event: ServerEvent) throws -> ByteBuffer {
        try texts.withLock { texts in
            if let known = texts[event] { return known }
            let text = try ServerSentEvent.text(of: event)
            texts[event] = text
            return text
        }
    }
}
