public import Foundation

/// An entry that has no number in the log yet.
public struct NewEntry: Hashable, Sendable {
    public var content: EntryContent
    /// Bytes of the bubble's picture or of the attachment; their ID is filled in when they are stored.
    public var picture: Data?
    /// Still picture of a video or animation.
    public var poster: Data?
    /// Sequence number of the entry that it answers; nil for none.
    public var replyTo: Int?
    /// New text of the entry that it changes, where it is a revision of an edited one.
    public var newText: String?
    /// Whom its text, or the new text of the entry that it changes, mentions; nil for nobody.
    public var mentions: [Mention]?

    public init(
        content: EntryContent, picture: Data? = nil, poster: Data? = nil, replyTo: Int? = nil, newText: String? = nil,
        mentions: [Mention]? = nil
    ) {
        self.content = content
        self.replyTo = replyTo
        self.newText = newText
        self.mentions = mentions
        self.picture = picture
        self.poster = poster
    }
}

/// A message, text or file that an app sends without the input field. If it cannot be appended to the log, it is stored
/// as unsent, and the person retries or discards it.
public struct DirectSend: Hashable, Sendable {
    public var key: SendKey
    public var entry: NewEntry

    public init(key: SendKey, entry: NewEntry) {
        self.key = key
        self.entry = entry
    }
}
