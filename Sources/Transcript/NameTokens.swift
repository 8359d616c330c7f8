import ChatModels
import Foundation

/// A `$` with a participant's UUID behind it stands for that participant's name (messages-behaviour B86).
enum NameTokens {
    /// UUID text is always so long.
    private static let uuidLength = 36

    /// Puts each token that `value` knows in its place; every other `$` stays as it is.
    static func replace(in text: String, by value: (UUID) -> String?) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            let token = rest.dropFirst().prefix(uuidLength)
            if token.count == uuidLength, let uuid = UUID(uuidString: String(token)), let found = value(uuid) {
                result += found
                rest = rest[token.endIndex...]
            } else {
                result += "$"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    static func replaced(in text: String, by reader: TranscriptReader) -> String {
        replace(in: text) { uuid in reader.participants.first { $0.id.uuid == uuid }?.name }
    }
}
