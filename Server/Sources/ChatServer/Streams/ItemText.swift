import ChatModels
import Foundation
import NIOCore

/// A value with lines of a transcript among its members.
protocol WithItems: Encodable {
    var items: [TranscriptItem] { get set }
}

extension ConversationSnapshot: WithItems {}
extension EntryPage: WithItems {}

/// JSON of transcripts, written by hand: `JSONEncoder` takes ten times as long for an item, and of a delivery, a snapshot and of what
/// a client has missed that was most of the time. Whatever is rarer than a text is left to `JSONEncoder`.
struct ItemText {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 512) { bytes.reserveCapacity(capacity) }

    /// Writes the data of an `entry` event.
    mutating func write(_ event: EntryEvent) throws {
        bytes += "{\"sequence\":".utf8
        write(event.sequence)
        bytes += ",\"items\":".utf8
        try write(event.items)
        bytes.append(UInt8(ascii: "}"))
    }

    mutating func write(_ items: [TranscriptItem]) throws {
        bytes.append(UInt8(ascii: "["))
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            try write(item)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes an object that has items and other members.
    mutating func write(_ page: some WithItems) throws {
        var rest = page
        rest.items = []
        let json = try Self.encode(rest)
        // No text can hold these bytes: its quotation marks are escaped.
        let empty = Data("\"items\":[]".utf8)
        guard let place = json.range(of: empty), json.range(of: empty, in: place.upperBound..<json.endIndex) == nil
        else {
            bytes += try Self.encode(page)
            return
        }
        bytes += json[..<place.lowerBound]
        bytes += "\"items\":".utf8
        try write(page.items)
        bytes += json[place.upperBound...]
    }

    private mutating func write(_ item: TranscriptItem) throws {
        bytes += "{\"id\":".utf8
        write(item.id)
        member("kind", item.kind.rawValue)
        key("sender")
        write(item.sender.uuid)
        member("senderName", item.senderName)
        bytes += item.isMine ? ",\"isMine\":true,\"sentAt\":".utf8 : ",\"isMine\":false,\"sentAt\":".utf8
        write(item.sentAt)
        member("part", item.part)
        member("text", item.text)
        member("picture", item.picture?.rawValue)
        member("width", item.width)
        member("height", item.height)
        member("link", item.link)
        member("keeping", item.keeping?.rawValue)
        member("key", item.key?.rawValue)
        try member("bubble", item.bubble)
        try member("attachment", item.attachment)
        try member("stickers", item.stickers)
        try member("media", item.media)
        try member("reactions", item.reactions)
        try member("reply", item.reply)
        try member("mentions", item.mentions)
        if let editedAt = item.editedAt {
            bytes += ",\"editedAt\":".utf8
            write(editedAt)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func key(_ name: StaticString) {
        bytes += [UInt8(ascii: ","), UInt8(ascii: "\"")]
        bytes += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        bytes += [UInt8(ascii: "\""), UInt8(ascii: ":")]
    }

    private mutating func member(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        key(name)
        write(text)
    }

    private mutating func member(_ name: StaticString, _ number: Int?) {
        guard let number else { return }
        key(name)
        write(number)
    }

    private mutating func member(_ name: StaticString, _ value: (some Encodable)?) throws {
        guard let value else { return }
        key(name)
        bytes += try Self.encode(value)
    }

    private static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        return try encoder.encode(value)
    }
}

// Values.
extension ItemText {
    private mutating func write(_ number: some FixedWidthInteger) { bytes += String(number).utf8 }

    private mutating func write(_ id: UUID) {
        bytes.append(UInt8(ascii: "\""))
        withUnsafeBytes(of: id.uuid) { id in
            for (index, byte) in id.enumerated() {
                if [4, 6, 8, 10].contains(index) { bytes.append(UInt8(ascii: "-")) }
                bytes.append(Self.digit(byte >> 4))
                bytes.append(Self.digit(byte & 15))
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

    private mutating func write(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { text in
            // Bytes between two that need an escape are copied in one go.
            var begin = 0
            for (index, byte) in text.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C {
                bytes += text[begin..<index]
                escape(byte)
                begin = index + 1
            }
            bytes += text[begin...]
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ byte: UInt8) {
        if byte >= 0x20 { return bytes += [UInt8(ascii: "\\"), byte] }
        bytes += [UInt8(ascii: "\\"), UInt8(ascii: "u"), 0x30, 0x30, Self.digit(byte >> 4), Self.digit(byte & 15)]
    }
}
