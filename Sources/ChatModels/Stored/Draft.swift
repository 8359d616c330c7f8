public import Foundation

/// Contents of the input field of one device in one conversation.
public struct Draft: Hashable, Sendable {
    public var text: String
    /// The message in the log's form: tokens contain person IDs, the picture is separate.
    public var message: AppMessage?
    /// Bytes of the message's picture, video or sound.
    public var picture: Data?
    /// Still picture of a video or animation.
    public var poster: Data?
    /// Staged files, in the order in which they were staged.
    public var attachments: [StagedAttachment]

    public init(
        text: String = "", message: AppMessage? = nil, picture: Data? = nil, poster: Data? = nil,
        attachments: [StagedAttachment] = []
    ) {
        self.text = text
        self.message = message
        self.picture = picture
        self.poster = poster
        self.attachments = attachments
    }
}

/// An attachment with its bytes.
public struct StagedAttachment: Hashable, Sendable {
    public var attachment: Attachment
    public var bytes: Data
    /// Still picture of a video or animation.
    public var poster: Data?

    public init(attachment: Attachment, bytes: Data, poster: Data? = nil) {
        self.attachment = attachment
        self.bytes = bytes
        self.poster = poster
    }
}
