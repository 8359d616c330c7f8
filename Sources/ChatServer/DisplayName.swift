import ChatModels
import Foundation

/// What somebody who joins may be called.
enum DisplayName {
    /// Without the spaces around it.
    /// - Throws: `ChatError`: `bad_name`.
    static func checked(_ text: String) throws(ChatError) -> String {
        // Foundation also counts invisible characters among the spaces, which are refused below.
        let name = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        guard (1...ChatLimits.displayNameByteCountMax).contains(name.utf8.count) else {
            throw ChatError(.badName, "A name has 1 to \(ChatLimits.displayNameByteCountMax) bytes of letters.")
        }
        guard VisibleName.isVisible(name) else {
            throw ChatError(
                .badName, "A name cannot hold characters that are invisible or turn the direction of writing.")
        }
        return name
    }
}
