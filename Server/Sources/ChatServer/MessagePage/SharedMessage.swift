import ChatModels
import ChatStore
import Hummingbird
import Transcript

/// The message that a link names, as seen by the recipient whose code the link ends with, or by who shares it.
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
            let entry = try await world.database.entry(sequence, of: id),
            let found = SharedMessage(entry, seenBy: person, in: conversation, world)
        else { throw unknown }
        let expiries = try await world.database.expiries(of: person, in: id)
        guard !expiries.gone.contains(sequence) else {
            throw ChatError(.expired, "This message has expired: it was to go after it was read.")
        }
        return found
    }

    /// - Returns: nil where the entry is no message of an app.
    init?(_ entry: LogEntry, seenBy person: PersonID, in conversation: StoredConversation, _ world: ChatWorld) {
        guard case .message(let message) = entry.content else { return nil }
        (self.entry, self.message) = (entry, message)
        // The page belongs to no device of the reader, so the sender's is named; `reader` only supplies names.
        reader = TranscriptReader(
            person: person, device: entry.device, participants: conversation.participants,
            former: conversation.former,
            appNames: Dictionary(
                world.apps.installed.summaries.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }))
    }

    func page(path: String) -> MessagePage {
        let sender = reader.name(of: entry.sender)
        return MessagePage(
            bubble: Transcript.bubble(for: message, for: reader), senderName: sender,
            summary: Transcript.plainText(of: message, senderName: sender, for: reader),
            picturePath: hasStillPicture ? path + "/picture" : nil)
    }

    /// The bubble with what a page without the conversation shows: its words, and a still picture.
    var stillBubble: Bubble {
        var bubble = Transcript.bubble(for: message, for: reader)
        (bubble.media, bubble.isLive) = (nil, nil)
        if !hasStillPicture { bubble.picture = nil }
        return bubble
    }

    /// - Throws: `ChatError`: `unknown_picture`.
    func stillPicture(from database: ChatDatabase) async throws -> Response {
        guard let id = message.picture, let bytes = try await database.stillPicture(id),
            let mediaType = PictureKind.mediaType(of: bytes)
        else { throw Self.noPicture }
        return .picture(bytes, mediaType: mediaType, cache: "private, no-store")
    }

    private var hasStillPicture: Bool { message.picture != nil && message.media?.hasStillPicture != false }

    static let noPicture = ChatError(.unknownPicture, "This message has no picture.")

    private static let unknown = ChatError(
        .unknownEntry, "The address is not right, or the message was not sent to you.")
}
