import ChatModels
import Foundation
import GRDB

/// One row of `entry`, as the value that the rest of Parley knows.
enum EntryRow {
    static func entry(_ row: Row) throws -> LogEntry {
        guard let device = DeviceID(rawValue: row["deviceId"]), let key = SendKey(rawValue: row["sendKey"]) else {
            throw ChatStoreError(.damaged, "an entry's device or key cannot be read")
        }
        return LogEntry(
            sequence: row["sequence"], sender: try ChatDatabase.personID(row["senderId"]), device: device, key: key,
            sentAt: row["sentAt"], content: try StoredJSON.decode(EntryContent.self, from: row["payload"]))
    }
}

/// JSON in a column.
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
}
