import ChatModels
import ChatStore
import Hummingbird
import Transcript

/// The message that a link names, as seen by the recipient whose code the link ends with.
struct SharedMessage {
    var entry: LogEntry
    var message: AppMessage
    var reader: TranscriptReader

    /// Looks up the message.
    /// - Throws: `unknown_entry` whichever part of the link is wrong, so that a guess learns nothing; `expired`.
    static func find(_ context: ChatRequestContext, in world: ChatWorld) async throws -> SharedMessage {
        guard let id = context.parameters.get("conversation").flatMap(ConversationID.init(rawValue:)),
            let sequence = context.parameters.get("sequence").flatMap({ Int($0) }),
            let code = context.parameters.get("code"),
            let conversation = try await world.database.conversation(id)
        else { throw unknown }
        let links = MessageLinks(secret: world.secret, conversation: id)
        let readers = try await world.database.readers(of: sequence, in: id)
        guard let person = readers.first(where: { links.isCode(code, of: sequence, for: $0) }),
            let entry = try await world.database.entry(sequence, of: id), case .message(let message) = entry.content
        else { throw unknown }
        let expiries = try await world.database.expiries(of: person, in: id)
        guard !expiries.gone.contains(sequence) else {
            throw ChatError(.expired, "This message has expired: it was to go after it was read.")
        }
        // The page belongs to no device of the reader, so the sender's is named; `reader` only supplies names.
        let reader = TranscriptReader(
            person: person, device: entry.device, participants: conversation.participants,
            former: conversation.former,
            appNames: Dictionary(
                world.apps.installed.summaries.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }))
        return SharedMessage(entry: entry, message: message, reader: reader)
    }

    func page(path: String) -> MessagePage {
        let sender = reader.name(of: entry.sender)
        return MessagePage(
            bubble: Transcript.bubble(for: message, for: reader), senderName: sender,
            summary: Transcript.plainText(of: message, senderName: sender, for: reader),
            picturePath: message.picture == nil || message.media?.hasStillPicture == false ? nil : path + "/picture")
    }

    private static let unknown = ChatError(
        .unknownEntry, "The address is not right, or the message was not sent to you.")
}
