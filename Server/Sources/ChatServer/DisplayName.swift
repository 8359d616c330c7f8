import ChatModels
import Foundation

/// Rules for the names of people who join.
enum DisplayName {
    /// Returns the name without leading and trailing white space.
    /// - Throws: `ChatError`: `bad_name`.
    static func checked(_ text: String) throws(ChatError) -> String {
        // Foundation's `trimmingCharacters` would also strip invisible characters, which must be refused below.
        let name = VisibleName.trimmed(text)
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
