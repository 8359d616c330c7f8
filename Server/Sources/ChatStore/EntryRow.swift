import ChatModels
import Foundation
import GRDB

/// Decoding of rows of the `entry` table.
enum EntryRow {
    /// Columns that `entry` takes, in its order.
    static let columns = "senderId, deviceId, sendKey, payload, sequence, sentAt, replyTo, editedAt, mentions"

    /// Decodes a row of `columns`. One that cannot be decoded becomes `unreadable` content, so that the rest of the conversation
    /// works.
    static func entry(_ row: Row) -> LogEntry {
        guard let sender = UUID(stored: row[0]), let device = DeviceID(rawValue: row[1]),
            let key = SendKey(rawValue: row[2]), let content = try? content(row[3])
        else { return unreadable(row) }
        return LogEntry(
            sequence: row[4], sender: PersonID(sender), device: device, key: key, sentAt: row[5], content: content,
            replyTo: row[6], editedAt: row[7], mentions: mentions(row[8]))
    }

    /// Decodes whom a text mentions. Without that it is still the text.
    private static func mentions(_ json: String?) -> [Mention]? {
        json.flatMap { try? StoredJSON.decode([Mention].self, from: Data($0.utf8)) }
    }

    /// Encodes whom a text mentions, as `mentions` reads it and SQLite's JSON functions do.
    static func json(of mentions: [Mention]?) throws -> String? {
        try mentions.map { String(decoding: try StoredJSON.encode($0), as: UTF8.self) }
    }

    /// Returns the bytes that a row of `columns` has as its content.
    static func contentByteCount(_ row: Row) -> Int { (try? row.withUnsafeData(atIndex: 3) { $0?.count }) ?? 0 }

    /// Decodes the content. A text without escapes, which most entries are, is read by hand: `JSONDecoder` takes longer for it than
    /// all the rest of reading a row.
    static func content(_ payload: Data) throws -> EntryContent {
        if let text = plainText(payload) { return .text(text) }
        return try StoredJSON.decode(EntryContent.self, from: payload)
    }

    private static let plainBegin = Array(#"{"kind":"text","text":""#.utf8)
    private static let plainEnd = Array(#""}"#.utf8)

    private static func plainText(_ payload: Data) -> String? {
        payload.withUnsafeBytes { bytes in
            guard bytes.count >= plainBegin.count + plainEnd.count, bytes.starts(with: plainBegin),
                bytes.suffix(plainEnd.count).elementsEqual(plainEnd)
            else { return nil }
            let text = bytes[plainBegin.count..<bytes.count - plainEnd.count]
            return isPlain(text) ? String(validating: text, as: UTF8.self) : nil
        }
    }

    private static func isPlain(_ text: some Sequence<UInt8>) -> Bool {
        text.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }

    /// Encodes a content as `content` reads it. What needs no escapes is written by hand, as it is read.
    static func payload(of content: EntryContent) throws -> Data {
        guard case .text(let text) = content, isPlain(text.utf8) else { return try StoredJSON.encode(content) }
        return Data(plainBegin + Array(text.utf8) + plainEnd)
    }

    private static func unreadable(_ row: Row) -> LogEntry {
        let sender = UUID(stored: row["senderId"]) ?? nobody
        return LogEntry(
            sequence: row["sequence"], sender: PersonID(sender), device: DeviceID(unchecked: "unreadable"),
            key: SendKey(unchecked: "unreadable"), sentAt: row["sentAt"], content: .unreadable)
    }

    /// Describes why a row cannot be decoded, without any of its content; nil where it can be.
    static func problem(of row: Row) -> String? {
        if UUID(stored: row["senderId"]) == nil { return "its sender is no UUID" }
        if DeviceID(rawValue: row["deviceId"]) == nil { return "its device is no identifier" }
        if SendKey(rawValue: row["sendKey"]) == nil { return "its key is no identifier" }
        return StoredJSON.problem(EntryContent.self, in: row["payload"])
    }

    /// Sender of rows without a valid one; no other entry has it.
    private static let nobody = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}

/// Encoding of values as JSON columns.
enum StoredJSON {
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw ChatStoreError(.damaged, "a stored \(type) cannot be read")
        }
    }

    /// Describes why `data` cannot be decoded; nil where it can be.
    static func problem(_ type: (some Decodable).Type, in data: Data) -> String? {
        do {
            _ = try JSONDecoder().decode(type, from: data)
            return nil
        } catch DecodingError.keyNotFound(let key, _) {
            return "its content has no “\(key.stringValue)”"
        } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
            return "its content is wrong at “\(path(context))”"
        } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
            return "its content is unknown at “\(path(context))”: damaged, or made by a newer Parley"
        } catch {
            return "its content is no JSON"
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        context.codingPath.map(\.stringValue).joined(separator: ".")
    }
}
