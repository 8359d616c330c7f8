public import Foundation

/// An app's message as stored in the log and in drafts: the picture is stored separately, and `$UUID` tokens name
/// `PersonID`s.
public struct AppMessage: Hashable, Sendable, Codable {
    public var app: AppID
    public var state: State
    /// Identifier of the message's picture, video or sound.
    public var picture: PictureID?
    /// Size of the picture or video in pixels; nil for a sound, and in logs written before sizes were stored.
    public var width: Int?
    public var height: Int?
    /// Playback details; nil for a still picture.
    public var media: MediaInfo?

    public init(
        app: AppID, state: State, picture: PictureID? = nil, width: Int? = nil, height: Int? = nil,
        media: MediaInfo? = nil
    ) {
        self.app = app
        self.state = state
        self.picture = picture
        self.width = width
        self.height = height
        self.media = media
    }
}

extension AppMessage {
    /// The properties of an `MSMessage` that are stored. The JSON keys are its names, which therefore stay.
    public struct State: Hashable, Sendable, Codable {
        /// Identifies the session across devices and processes; nil if the message belongs to none.
        public var session: UUID?
        /// The absolute string of `MSMessage.url`.
        public var url: String?
        public var layout: Layout?
        /// True if `layout` is the alternate layout of a live layout.
        public var isLive: Bool?
        public var summaryText: String?
        public var accessibilityLabel: String?
        public var shouldExpire: Bool
        /// True in a draft, false once the message is sent.
        public var isPending: Bool

        public init(
            session: UUID? = nil, url: String? = nil, layout: Layout? = nil, isLive: Bool? = nil,
            summaryText: String? = nil, accessibilityLabel: String? = nil, shouldExpire: Bool = false,
            isPending: Bool = true
        ) {
            self.session = session
            self.url = url
            self.layout = layout
            self.isLive = isLive
            self.summaryText = summaryText
            self.accessibilityLabel = accessibilityLabel
            self.shouldExpire = shouldExpire
            self.isPending = isPending
        }
    }

    /// The texts of an `MSMessageTemplateLayout`.
    public struct Layout: Hashable, Sendable, Codable {
        public var caption: String?
        public var subcaption: String?
        public var trailingCaption: String?
        public var trailingSubcaption: String?
        public var imageTitle: String?
        public var imageSubtitle: String?

        public init(
            caption: String? = nil, subcaption: String? = nil, trailingCaption: String? = nil,
            trailingSubcaption: String? = nil, imageTitle: String? = nil, imageSubtitle: String? = nil
        ) {
            self.caption = caption
            self.subcaption = subcaption
            self.trailingCaption = trailingCaption
            self.trailingSubcaption = trailingSubcaption
            self.imageTitle = imageTitle
            self.imageSubtitle = imageSubtitle
        }
    }
}
