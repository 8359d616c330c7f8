import ChatModels
import Foundation

/// A `$` with a participant's UUID behind it stands for that participant's name (docs/messages.md, B86).
enum NameTokens {
    /// UUID text is always so long.
    private static let uuidLength = 36

    /// Puts each token that `value` knows in its place; every other `$` stays as it is.
    static func replace(in text: String, by value: (UUID) -> String?) -> String {
        var result = ""
        var rest = text[...]
        while let dollar = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
            result += rest[..<dollar]
            rest = rest[dollar...]
            // By bytes: a combining mark behind the last digit would else be part of it.
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
