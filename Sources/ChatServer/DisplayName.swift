import ChatModels
import Foundation

/// What somebody who joins may be called.
enum DisplayName {
    /// Without the spaces around it.
    /// - Throws: `ChatError`: `bad_name`.
    static func checked(_ text: String) throws(ChatError) -> String {
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...ChatLimits.displayNameByteCountMax).contains(name.utf8.count),
            !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else {
            throw ChatError(.badName, "A name has 1 to \(ChatLimits.displayNameByteCountMax) bytes of letters.")
        }
        return name
    }
}
