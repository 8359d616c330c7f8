import ChatModels
import Foundation
import NIOCore

/// The text of the event stream. Source: HTML standard, section 9.2 (server-sent events).
enum ServerSentEvent {
    /// How soon a browser that was cut off comes back, in milliseconds.
    static let retry = ByteBuffer(string: "retry: 1000\n\n")
    static let heartbeat = ByteBuffer(string: ": still here\n\n")
    /// Nothing more comes of this subscription: a client that still wants it subscribes again.
    static let ended = ByteBuffer(string: "event: ended\ndata: {}\n\n")

    static func text(of event: ServerEvent) throws -> ByteBuffer {
        try text(event.name, event, id: event.resumptionID)
    }

    /// The event as a shared stream has it: its data begins with a line that is the number of the channel. The event's own
    /// bytes stay as they are, so that they are made once for all.
    static func text(_ event: ByteBuffer, on channel: Int) -> ByteBuffer {
        var text = ByteBuffer(string: "data: \(channel)\n")
        text.writeImmutableBuffer(event)
        return text
    }

    static func text(_ name: String, _ value: some Encodable, id: Int?) throws -> ByteBuffer {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        let data = try encoder.encode(value)
        var text = ByteBuffer(string: "event: \(name)\n")
        if let id { text.writeString("id: \(id)\n") }
        // Without pretty-printing JSON has no line break, so one `data` line holds it.
        text.writeString("data: ")
        text.writeBytes(data)
        text.writeString("\n\n")
        return text
    }
}
