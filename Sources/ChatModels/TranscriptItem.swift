/// One line of what a device shows, computed from the log for that device. Names are already put in.
public struct TranscriptItem: Hashable, Sendable, Codable, Identifiable {
    public enum Kind: String, Hashable, Sendable, Codable {
        /// The newest message of a session, or a message without one: `bubble` is set.
        case bubble
        /// What an older message of a session became: `text` is its line; nil where nothing is to be shown in its place.
        case summary
        /// Typed words: `text` is set.
        case text
        /// A file: `attachment` is set.
        case attachment
        /// A sticker: `attachment` is set.
        case sticker
        /// Somebody joined or left: `text` is the line.
        case notice
        /// On an old system, the picture of a message that it cannot draw: `picture` is set, `text` says what it is.
        case picture
        /// On an old system, where to read such a message: `link` is set, `text` says what it is.
        case link
    }

    public enum Keeping: String, Hashable, Sendable, Codable {
        /// It can be kept with `PUT …/entries/{id}/kept`.
        case offered
        case kept
    }

    /// The entry's sequence number. Items are shown in this order.
    public var id: Int
    /// Of an entry that is shown as two items, 1 for the second; nil otherwise. `id` and `part` name an item.
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
    /// On the bubble, the newest on top; nil where there is none.
    public var stickers: [StuckSticker]?
    /// `GET …/pictures/{id}`; where it moves, as `media` says, its poster.
    public var picture: PictureID?
    /// Of the picture, in pixels; nil where it is not known.
    public var width: Int?
    public var height: Int?
    public var media: MediaInfo?
    /// An http or https address, or the path of a page of this server.
    public var link: String?
    /// Of a bubble that goes once it has been read, on its readers' devices; nil for any other.
    public var keeping: Keeping?
    /// The key of the Send that made it, on the device that sent it: lets a client replace its own pending row.
    public var key: SendKey?

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

/// How an app's message is drawn: the parts of `MSMessageTemplateLayout`, names put in.
public struct Bubble: Hashable, Sendable, Codable {
    public var app: AppID
    public var appName: String
    /// Of the person's picture store: `GET …/pictures/{id}`.
    public var picture: PictureID?
    /// Of the picture or video, in pixels: a client gives it its place before it has its bytes. Nil where it is not known.
    public var width: Int?
    public var height: Int?
    /// Where `picture` is no picture that stands still: how it is to be played.
    public var media: MediaInfo?
    public var imageTitle: String?
    public var imageSubtitle: String?
    public var caption: String?
    public var subcaption: String?
    public var trailingCaption: String?
    public var trailingSubcaption: String?
    /// True where the app wants to draw the bubble itself: this is then how it looks until it does, and wherever it cannot.
    public var isLive: Bool?
    /// What a screen reader says: the message's label, else its caption, else its summary, else the app's name.
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
