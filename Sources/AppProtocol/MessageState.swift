public import Foundation

/// `MSMessage` as transferred between app and host. Participant identifiers in it are those of the device on the app's
/// side; the host translates them for every recipient.
public struct MessageState: Hashable, Sendable, Codable {
    /// Identifies the session across devices and processes; nil if the message belongs to none.
    public var session: UUID?
    /// The absolute string of `MSMessage.url`.
    public var url: String?
    public var layout: TemplateLayoutState?
    /// True if `layout` is the alternate layout of a live layout.
    public var isLive: Bool?
    public var summaryText: String?
    public var accessibilityLabel: String?
    public var shouldExpire: Bool
    /// Sender; set by the host only, and ignored in messages from an app.
    public var sender: UUID?
    public var isPending: Bool
    /// Description of why sending failed, one sentence; set by the host only.
    public var failure: String?

    public init(
        session: UUID? = nil, url: String? = nil, layout: TemplateLayoutState? = nil, isLive: Bool? = nil,
        summaryText: String? = nil, accessibilityLabel: String? = nil, shouldExpire: Bool = false, sender: UUID? = nil,
        isPending: Bool = true,
        failure: String? = nil
    ) {
        self.session = session
        self.url = url
        self.layout = layout
        self.isLive = isLive
        self.summaryText = summaryText
        self.accessibilityLabel = accessibilityLabel
        self.shouldExpire = shouldExpire
        self.sender = sender
        self.isPending = isPending
        self.failure = failure
    }
}

/// `MSMessageTemplateLayout` as transferred between app and host.
public struct TemplateLayoutState: Hashable, Sendable, Codable {
    public var caption: String?
    public var subcaption: String?
    public var trailingCaption: String?
    public var trailingSubcaption: String?
    public var imageTitle: String?
    public var imageSubtitle: String?
    /// A picture, video or sound (`MediaFormat`), at most `ProtocolLimits.attachmentByteCountMax`; base64 on the wire.
    public var picture: Data?

    public init(
        caption: String? = nil, subcaption: String? = nil, trailingCaption: String? = nil,
        trailingSubcaption: String? = nil, imageTitle: String? = nil, imageSubtitle: String? = nil,
        picture: Data? = nil
    ) {
        self.caption = caption
        self.subcaption = subcaption
        self.trailingCaption = trailingCaption
        self.trailingSubcaption = trailingSubcaption
        self.imageTitle = imageTitle
        self.imageSubtitle = imageSubtitle
        self.picture = picture
    }
}

/// Domain and codes of `MSMessageErrorCode`, for the host, which does not link `Messages`.
public enum MessageErrorCode {
    public static let domain = "com.apple.messages.messagesapp-error"
    public static let unknown = -1
    public static let improperFileType = 3
    public static let stickerFileImproperFileSize = 6
    public static let stickerFileImproperFileFormat = 7
    public static let urlExceedsMaxSize = 8
    public static let sendWithoutRecentInteraction = 9
    public static let sendWhileNotVisible = 10
    public static let apiUnavailableInPresentationContext = 11
}
