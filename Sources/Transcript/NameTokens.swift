import ChatModels
import Foundation

/// Tokens in texts: `$` followed by a participant's UUID is shown as that participant's name (docs/messages.md, B86).
enum NameTokens {
    /// Length of a UUID's text.
    private static let uuidLength = 36

    /// Replaces each token for which `value` returns a text; every other `$` stays.
    static func replace(in text: String, by value: (UUID) -> String?) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
            result += rest[..<dollar]
            rest = rest[dollar...]
            // Sliced by UTF-8 bytes: as characters, a combining mark after the last digit would belong to it.
            let token = rest.utf8.dropFirst().prefix(uuidLength)
            if let uuid = String(token).flatMap(UUID.init(uuidString:)), let found = value(uuid) {
                result += found
                rest = rest[token.endIndex...]
            } else {
                let next = text.utf8.index(after: dollar)
                result += text[dollar..<next]
                rest = rest[next...]
            }
        }
        return result + rest
    }

    static func replaced(in text: String, by reader: TranscriptReader) -> String {
        replace(in: text) { uuid in reader.knownName(of: PersonID(uuid)) }
    }
}
