import ChatModels
import Foundation

/// The columns of an entry that follow from its content. Made before the transaction, in which everybody else would wait
/// for the encoding and for the digest of a file.
struct NewEntryRow {
    var kind: String
    /// Stored form, with the IDs of its files.
    var content: EntryContent
    var payload = Data()
    var app: AppID?
    var session: UUID?
    var file: NewFile?
    var expires = false
    var target: Int?
    var replyTo: Int?
    /// Whom its text mentions, or the new text of the entry that it changes.
    var mentions: [Mention]?
    /// New payload of the entry that a revision changes; nil for any other.
    var revised: Data?

    /// - Throws: `ChatStoreError`: `notAPicture`, `damaged`.
    init(_ entry: NewEntry) throws {
        self = try Self.row(of: entry)
        payload = try EntryRow.payload(of: content)
        replyTo = entry.replyTo
        mentions = entry.mentions
        if case .revision(let revision) = content {
            revised = try StoredJSON.encode(Self.revised(by: revision, newText: entry.newText))
        }
    }

    private init(_ kind: String, _ content: EntryContent, app: AppID? = nil, file: NewFile? = nil, target: Int? = nil) {
        (self.kind, self.content, self.app, self.file, self.target) = (kind, content, app, file, target)
    }

    private static func row(of entry: NewEntry) throws -> NewEntryRow {
        switch entry.content {
        case .text: return NewEntryRow("text", entry.content)
        case .membership: return NewEntryRow("membership", entry.content)
        case .unreadable: throw ChatStoreError(.damaged, "an entry that cannot be read is not stored again")
        case .message(let message): return try row(of: message, entry)
        case .placedSticker(var placed):
            let file = try file(of: entry, mediaType: placed.sticker.mediaType, "a sticker")
            placed.sticker.file = file.id
            return NewEntryRow(
                "placedSticker", .placedSticker(placed), app: placed.sticker.app, file: file, target: placed.target)
        case .stickerRemoval(let removal):
            return NewEntryRow("stickerRemoval", entry.content, target: removal.target)
        case .reaction(let reaction): return NewEntryRow("reaction", entry.content, target: reaction.target)
        case .revision(let revision): return NewEntryRow("revision", entry.content, target: revision.target)
        case .withdrawn: throw ChatStoreError(.damaged, "an entry is sent before it is taken back")
        case .attachment(var attachment):
            let file = try file(of: entry, mediaType: attachment.mediaType, "a file")
            attachment.file = file.id
            return NewEntryRow("attachment", .attachment(attachment), app: attachment.app, file: file)
        }
    }

    /// Returns what the changed entry has from then on.
    private static func revised(by revision: EntryRevision, newText: String?) throws -> EntryContent {
        switch (revision.change, newText) {
        case (.edited, let text?): return .text(text)
        case (.edited, nil): throw ChatStoreError(.damaged, "an edited entry has a text")
        case (.withdrawn, _): return .withdrawn
        }
    }

    private static func row(of message: AppMessage, _ entry: NewEntry) throws -> NewEntryRow {
        var message = message
        let file = try entry.picture.map { try NewFile(picture: $0, media: message.media, poster: entry.poster) }
        message.picture = file?.id
        var row = NewEntryRow("message", .message(message), app: message.app, file: file)
        (row.session, row.expires) = (message.state.session, message.state.shouldExpire)
        return row
    }

    private static func file(of entry: NewEntry, mediaType: String, _ name: String) throws -> NewFile {
        guard let bytes = entry.picture else { throw ChatStoreError(.notAPicture, "\(name) has no bytes") }
        return NewFile(bytes, mediaType: mediaType, poster: entry.poster)
    }
}
