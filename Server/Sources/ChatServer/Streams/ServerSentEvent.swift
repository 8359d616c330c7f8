import ChatModels
import Foundation
import NIOCore
import RenderTree

/// Encoding of events as text. Source: HTML standard, section 9.2 (server-sent events).
enum ServerSentEvent {
    /// Delay in milliseconds after which a disconnected browser reconnects.
    static let retry = ByteBuffer(string: "retry: 1000\n\n")
    /// An event and no comment, since a browser does not tell a page of comments.
    static let heartbeat = ByteBuffer(string: "event: beat\ndata: {}\n\n")
    /// End of a subscription: a client that still wants it subscribes again.
    static let ended = ByteBuffer(string: "event: ended\ndata: {}\n\n")

    static func text(of event: ServerEvent) throws -> ByteBuffer {
        switch event {
        case .patch(let event): if let json = event.patch.json { return text(event.instance, json) }
        case .entry(let event): return try text(event)
        default: break
        }
        return try encoded(event)
    }

    /// Passes a patch on as its app has written it, checked but not encoded again.
    private static func text(_ instance: InstanceID, _ patch: CheckedJSON) -> ByteBuffer {
        var text = ByteBuffer()
        text.reserveCapacity(patch.bytes.count + 64)
        text.writeString("event: patch\ndata: {\"instance\":\(instance.rawValue),\"patch\":")
        text.writeBytes(patch.bytes)
        text.writeString("}\n\n")
        return text
    }

    private static func text(_ entry: EntryEvent) throws -> ByteBuffer {
        var json = ItemText()
        try json.write(entry)
        return text("entry", json: json.bytes, id: entry.sequence)
    }

    /// Writes by hand the answers that nearly all are, as for the answer to a request (`Response.json(_:status:)`).
    static func text(_ name: String, _ answer: SocketAnswer) throws -> ByteBuffer {
        guard let number = answer.number, answer.error == nil else { return try text(name, answer, id: nil) }
        let receipt = answer.receipt.map { ",\"receipt\":\($0.json)" } ?? ""
        return text(name, json: "{\"number\":\(number)\(receipt)}".utf8, id: nil)
    }

    private static func encoded(_ event: ServerEvent) throws -> ByteBuffer {
        try text(event.name, event, id: event.resumptionID)
    }

    static func text(_ name: String, _ value: some Encodable, id: Int?) throws -> ByteBuffer {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        return text(name, json: try encoder.encode(value), id: id)
    }

    private static func text(_ name: String, json data: some Collection<UInt8>, id: Int?) -> ByteBuffer {
        var text = ByteBuffer()
        text.reserveCapacity(data.count + 64)
        text.writeString("event: \(name)\n")
        if let id { text.writeString("id: \(id)\n") }
        // JSON without pretty-printing has no line break, so one `data` line holds it.
        text.writeString("data: ")
        text.writeBytes(data)
        text.writeString("\n\n")
        return text
    }
}
