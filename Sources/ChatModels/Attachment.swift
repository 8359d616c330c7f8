/// A file in the conversation, or in the input field; its bytes are apart.
public struct Attachment: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable { case file, sticker }

    public var kind: Kind
    /// Its bytes: `GET …/pictures/{file}`.
    public var file: PictureID
    /// As people see it.
    public var name: String
    /// `image/png`, `image/jpeg`, `image/gif`, `video/mp4`, `audio/mp4`, or `application/octet-stream` for what a browser
    /// is not to show.
    public var mediaType: String
    public var byteCount: Int
    /// In pixels; nil for what is no picture.
    public var width: Int?
    public var height: Int?
    /// What a screen reader says for a sticker.
    public var label: String?
    /// The app that it came from.
    public var app: AppID
    /// For what moves or sounds; nil for a still picture, and for any other file.
    public var media: MediaInfo?

    /// Of what a browser may only save.
    public static let anyMediaType = "application/octet-stream"

    public init(
        kind: Kind, file: PictureID, name: String, mediaType: String, byteCount: Int, width: Int? = nil,
        height: Int? = nil, label: String? = nil, app: AppID, media: MediaInfo? = nil
    ) {
        self.kind = kind
        self.file = file
        self.name = name
        self.mediaType = mediaType
        self.byteCount = byteCount
        self.width = width
        self.height = height
        self.label = label
        self.app = app
        self.media = media
    }
}

/// What an app has sent directly and the server could not store: shown at the end of the transcript, on the device that
/// sent it, with Retry and Remove.
public struct UnsentItem: Hashable, Sendable, Codable {
    public var key: SendKey
    public var bubble: Bubble?
    public var text: String?
    public var attachment: Attachment?

    public init(key: SendKey, bubble: Bubble? = nil, text: String? = nil, attachment: Attachment? = nil) {
        self.key = key
        self.bubble = bubble
        self.text = text
        self.attachment = attachment
    }
}
