import ChatModels
import ChatStore
import Hummingbird

/// The invitation behind the code of a link, and the entry to which a link to a bubble leads.
struct InvitationLink {
    var invitation: StoredInvitation
    /// Nil for a link to a conversation, or to the server.
    var sequence: Int?

    /// Finds the invitation. Wrong codes are counted by address, though a code cannot be guessed.
    static func find(
        _ context: ChatRequestContext, in chat: Chat, _ access: PeopleAccess
    ) async throws -> InvitationLink {
        try await access.tryingCode(context) { try await find(context.parameters.get("code") ?? "", in: chat) }
    }

    /// Finds the invitation and counts nothing: for a page whose script looks the same code up.
    static func find(_ text: String, in chat: Chat) async throws -> InvitationLink {
        if let code = InvitationCode(text), let invitation = try await chat.world.database.invitation(code.id),
            code.opens(invitation.digest)
        {
            return InvitationLink(invitation: invitation)
        }
        if let code = BubbleCode(text), let invitation = try await chat.world.database.invitation(code.invitation),
            code.isOf(invitation, secret: chat.world.secret)
        {
            return InvitationLink(invitation: invitation, sequence: code.sequence)
        }
        throw ChatError.unknownInvitation
    }

    private static let over = ChatError(.expired, "This invitation is over. Ask for a new one.")

    /// - Throws: `ChatError`: `expired`.
    func checkIsOpen(at now: Int64) throws(ChatError) {
        guard invitation.expiresAt > now, !invitation.isUsedUp else { throw Self.over }
    }

    /// Returns the bubble; nil for a link that leads to none.
    /// - Throws: `ChatError`: `unknown_entry` where it is gone, `expired` where the inviter can invite nobody any more.
    func message(in world: ChatWorld) async throws -> SharedMessage? {
        guard let sequence, let inviter = invitation.inviter, let id = invitation.conversation else { return nil }
        guard try await !world.database.isBlocked(inviter, in: id) else { throw Self.over }
        guard let conversation = try await world.database.conversation(id),
            let entry = try await world.database.sharedBubble(sequence, by: invitation),
            let message = SharedMessage(entry, seenBy: inviter, in: conversation, world)
        else { throw ChatError(.unknownEntry, "This message is not there any more.") }
        return message
    }

    /// Returns the path of the page on which a participant goes on.
    /// - Parameter shown: number of the bubble for which they came; nil for none.
    static func page(of conversation: ConversationID, shown: Int?) -> String {
        "/conversations/\(conversation)" + (shown.map { "?message=\($0)" } ?? "")
    }
}
