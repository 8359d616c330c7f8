/// A file or sticker in the conversation or in the input field, without its bytes.
public struct Attachment: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable { case file, sticker }

    public var kind: Kind
    /// Identifies the bytes, which are fetched with `GET …/pictures/{file}`.
    public var file: PictureID
    /// File name as shown to people.
    public var name: String
    /// Media type of the bytes: `image/png`, `image/jpeg`, `image/gif`, `video/mp4`, `audio/mp4`, or `anyMediaType` for
    /// what browsers must not display inline.
    public var mediaType: String
    public var byteCount: Int
    /// Size in pixels; nil if the file is not a picture or video.
    public var width: Int?
    public var height: Int?
    /// Accessibility label of a sticker.
    public var label: String?
    /// App that handed over the file; nil for one that the person chose.
    public var app: AppID?
    /// Playback details of a video, a sound or an animated picture; nil for still pictures and all other files.
    public var media: MediaInfo?

    /// Media type of files that a browser may only download, never display.
    public static let anyMediaType = "application/octet-stream"

    public init(
        kind: Kind, file: PictureID, name: String, mediaType: String, byteCount: Int, width: Int? = nil,
        height: Int? = nil, label: String? = nil, app: AppID?, media: MediaInfo? = nil
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
