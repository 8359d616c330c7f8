import ChatModels
import GRDB

/// Facts that an append needs before it writes, read by one statement.
struct AppendPlace {
    /// Owner of the device.
    private let person: String?
    private let isConversation: Bool
    private let takesPart: Bool
    private let isBlocked: Bool
    private let append: Append
    /// Number of the newest entry; 0 where the conversation has none.
    let last: Int
    /// Whether the device has sent something with this key before, in whichever conversation.
    let isKeyKnown: Bool
    let hasDraft: Bool

    init(of append: Append, in db: Database) throws {
        let row = try db.row(
            Self.query,
            [
                "conversation": append.conversation.rawValue, "device": append.device.rawValue,
                "key": append.key.rawValue,
            ])
        self.append = append
        person = row?["personId"]
        isConversation = row?["isConversation"] ?? false
        takesPart = row?["takesPart"] ?? false
        isBlocked = row?["isBlocked"] ?? false
        last = row?["last"] ?? 0
        isKeyKnown = row?["isKeyKnown"] ?? false
        hasDraft = row?["hasDraft"] ?? false
    }

    private static let query = """
        SELECT personId,
            EXISTS (SELECT * FROM conversation WHERE id = :conversation) AS isConversation,
            EXISTS (
                SELECT * FROM membership WHERE conversationId = :conversation AND personId = device.personId
                AND lastSequence IS NULL) AS takesPart,
            \(ChatDatabase.isBlockedByOther(of: "device.personId")) AS isBlocked,
            (SELECT max(sequence) FROM entry WHERE conversationId = :conversation) AS last,
            EXISTS (SELECT * FROM entry WHERE deviceId = :device AND sendKey = :key) AS isKeyKnown,
            EXISTS (SELECT * FROM draft WHERE deviceId = :device AND conversationId = :conversation)
            OR EXISTS (SELECT * FROM draftAttachment WHERE deviceId = :device AND conversationId = :conversation)
            AS hasDraft
        FROM device WHERE id = :device
        """

    /// Returns the device's owner, who must take part and be welcome with what they send.
    /// - Throws: `unknownDevice`, `unknownConversation`, `notAParticipant`, `blocked`.
    func sender() throws -> PersonID {
        let person = try participant()
        guard !isBlocked else { throw ChatStoreError(.blocked, ChatDatabase.blockedWords) }
        return person
    }

    /// Returns the device's owner, who must take part; blocked or not, as for leaving.
    /// - Throws: `unknownDevice`, `unknownConversation`, `notAParticipant`.
    func participant() throws -> PersonID {
        let person = try owner()
        guard takesPart else {
            throw ChatStoreError(.notAParticipant, "\(append.device) is not in \(append.conversation)")
        }
        return person
    }

    /// Returns the device's owner if they do not take part; nil if they do.
    /// - Throws: `unknownDevice`, `unknownConversation`.
    func newcomer() throws -> PersonID? {
        let person = try owner()
        return takesPart ? nil : person
    }

    private func owner() throws -> PersonID {
        guard let person else { throw ChatStoreError(.unknownDevice, "no device \(append.device)") }
        guard isConversation else {
            throw ChatStoreError(.unknownConversation, "no conversation \(append.conversation)")
        }
        return try ChatDatabase.personID(person)
    }
}
