/// One row of the transcript as a device shows it, computed from the log for that device. Names are already
/// substituted.
public struct TranscriptItem: Hashable, Sendable, Codable, Identifiable {
    public enum Kind: String, Hashable, Sendable, Codable {
        /// The newest message of a session, or a message without a session: `bubble` is set.
        case bubble
        /// An older message of a session, collapsed: `text` is its summary line, or nil to show nothing in its place.
        case summary
        /// Typed text: `text` is set.
        case text
        /// A file: `attachment` is set.
        case attachment
        /// A sticker: `attachment` is set.
        case sticker
        /// Somebody joined or left: `text` is the line.
        case notice
        /// Picture of a message that an old system cannot draw: `picture` is set, `text` describes it.
        case picture
        /// Link to such a message's own page, on an old system: `link` is set, `text` describes it.
        case link
    }

    public enum Keeping: String, Hashable, Sendable, Codable {
        /// The message can be kept with `PUT …/entries/{id}/kept`.
        case offered
        case kept
    }

    /// Sequence number of the entry, by which items are ordered.
    public var id: Int
    /// 1 for the second item of an entry that is shown as two, nil otherwise. `id` and `part` together identify an
    /// item.
    public var part: Int?
    public var kind: Kind
    public var sender: PersonID
    public var senderName: String
    public var isMine: Bool
    /// Milliseconds since 1970.
    public var sentAt: Int64
    public var text: String?
    public var bubble: Bubble?
    public var attachment: Attachment?
    /// Stickers on the bubble, the newest on top; nil if there are none.
    public var stickers: [StuckSticker]?
    /// Picture of the item, `GET …/pictures/{id}`; if it moves, as `media` says, use its poster.
    public var picture: PictureID?
    /// Size of the picture in pixels; nil if unknown.
    public var width: Int?
    public var height: Int?
    public var media: MediaInfo?
    /// An http or https address, or the path of a page of this server.
    public var link: String?
    /// Whether an expiring bubble can be or has been kept, on its readers' devices; nil for any other item.
    public var keeping: Keeping?
    /// Key of the Send that created the entry, set only on the sending device: with it the client replaces its own
    /// pending row.
    public var key: SendKey?
    /// The latest reaction of each person, in the order in which they came; nil if there are none.
    public var reactions: [ItemReaction]?
    /// The entry that it answers; nil if it answers none.
    public var reply: Quote?
    /// Time of the last change of its text, in milliseconds since 1970; nil for a text as it was sent.
    public var editedAt: Int64?
    /// Whom the text mentions, in order; nil for nobody.
    public var mentions: [Mention]?

    public init(
        id: Int, kind: Kind, sender: PersonID, senderName: String, isMine: Bool, sentAt: Int64, text: String? = nil,
        bubble: Bubble? = nil, attachment: Attachment? = nil, stickers: [StuckSticker]? = nil, key: SendKey? = nil
    ) {
        self.id = id
        self.kind = kind
        self.sender = sender
        self.senderName = senderName
        self.isMine = isMine
        self.sentAt = sentAt
        self.text = text
        self.bubble = bubble
        self.attachment = attachment
        self.stickers = stickers
        self.key = key
    }
}

/// An emoji that somebody has given an item.
public struct ItemReaction: Hashable, Sendable, Codable {
    public var emoji: String
    public var sender: PersonID
    public var senderName: String
    public var isMine: Bool

    public init(emoji: String, sender: PersonID, senderName: String, isMine: Bool) {
        self.emoji = emoji
        self.sender = sender
        self.senderName = senderName
        self.isMine = isMine
    }
}

/// An entry that another one answers, in one line.
public struct Quote: Hashable, Sendable, Codable {
    /// Sequence number of the entry.
    public var id: Int
    /// nil where `isThere` is false.
    public var senderName: String?
    public var isMine: Bool
    /// The entry in words, or why it is not there.
    public var text: String
    /// Tells what it is that has no words; `text` is the English word for it then.
    public var wordless: WordlessKind?
    /// A still picture of it.
    public var picture: PictureID?
    /// Whether the reader can go to it. It may have gone, or be of a time before the reader was there.
    public var isThere: Bool

    public init(
        id: Int, senderName: String? = nil, isMine: Bool = false, text: String, wordless: WordlessKind? = nil,
        picture: PictureID? = nil, isThere: Bool
    ) {
        self.id = id
        self.senderName = senderName
        self.isMine = isMine
        self.text = text
        self.wordless = wordless
        self.picture = picture
        self.isThere = isThere
    }
}

/// Appearance of an app's message: the parts of `MSMessageTemplateLayout`, names substituted.
public struct Bubble: Hashable, Sendable, Codable {
    public var app: AppID
    public var appName: String
    /// Picture in the person's picture store: `GET …/pictures/{id}`.
    public var picture: PictureID?
    /// Size of the picture or video in pixels, with which a client lays it out before the bytes arrive; nil if unknown.
    public var width: Int?
    public var height: Int?
    /// Playback details if `picture` is not a still picture.
    public var media: MediaInfo?
    public var imageTitle: String?
    public var imageSubtitle: String?
    public var caption: String?
    public var subcaption: String?
    public var trailingCaption: String?
    public var trailingSubcaption: String?
    /// True if the app draws the bubble itself; this template is then shown until it does, and wherever it cannot.
    public var isLive: Bool?
    /// Accessibility label: the message's label, else its caption, else its summary, else the app's name.
    public var accessibilityLabel: String

    public init(
        app: AppID, appName: String, picture: PictureID? = nil, width: Int? = nil, height: Int? = nil,
        media: MediaInfo? = nil, imageTitle: String? = nil, imageSubtitle: String? = nil, caption: String? = nil,
        subcaption: String? = nil, trailingCaption: String? = nil, trailingSubcaption: String? = nil,
        isLive: Bool? = nil, accessibilityLabel: String
    ) {
        self.app = app
        self.appName = appName
        self.picture = picture
        self.width = width
        self.height = height
        self.media = media
        self.imageTitle = imageTitle
        self.imageSubtitle = imageSubtitle
        self.caption = caption
        self.subcaption = subcaption
        self.trailingCaption = trailingCaption
        self.trailingSubcaption = trailingSubcaption
        self.isLive = isLive
        self.accessibilityLabel = accessibilityLabel
    }
}
