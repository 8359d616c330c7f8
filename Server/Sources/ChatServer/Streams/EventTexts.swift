import ChatModels
import NIOCore
import Synchronization

/// Encoded forms of the events that one piece of news makes. Each distinct event is encoded once; all streams share its
/// bytes.
final class EventTexts: Sendable {
    private let texts = Mutex<[ServerEvent: ByteBuffer]>([:])

    func text(of event: ServerEvent) throws -> ByteBuffer {
        // One device's own, and long to compare.
        if case .patch = event { return try ServerSentEvent.text(of: event) }
        return try texts.withLock { texts in
            if let known = texts[event] { return known }
            let text = try ServerSentEvent.text(of: event)
            texts[event] = text
            return text
        }
    }
}
