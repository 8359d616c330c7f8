/// What a client must know of an animated picture, a video or a sound to give it its place before it has its bytes.
public struct MediaInfo: Hashable, Sendable, Codable {
    /// `image/gif`, `image/png` (of several frames), `video/mp4` or `audio/mp4`.
    public var mediaType: String
    /// In pixels; nil for a sound.
    public var width: Int?
    public var height: Int?
    /// In seconds, of one round.
    public var duration: Double?
    /// Of a sound: how loud it is from beginning to end, `waveformBarCount` numbers of 0…100.
    public var waveform: [Int]?
    /// Whether there is a still picture of it, as JPEG or GIF: `GET …/pictures/{id}/poster`.
    public var hasPoster: Bool

    public static let waveformBarCount = 48

    /// Whether whatever shows pictures shows it, too.
    public var isPicture: Bool { mediaType.hasPrefix("image/") }
    /// Whether there is a picture of it that stands still; of sounds there is none.
    public var hasStillPicture: Bool { isPicture || hasPoster }

    public init(
        mediaType: String, width: Int? = nil, height: Int? = nil, duration: Double? = nil, waveform: [Int]? = nil,
        hasPoster: Bool = false
    ) {
        self.mediaType = mediaType
        self.width = width
        self.height = height
        self.duration = duration
        self.waveform = waveform
        self.hasPoster = hasPoster
    }
}

/// Media that an app has handed over and that is being made ready for the conversation.
public struct PreparingItem: Hashable, Sendable, Codable, Identifiable {
    public enum Kind: String, Hashable, Sendable, Codable { case picture, video, sound }

    /// `DELETE …/preparations/{id}` gives it up.
    public var id: Int
    public var kind: Kind
    /// A file's name, or the app's.
    public var name: String
    /// 0…1; nil where nobody can tell.
    public var progress: Double?
    /// It goes past the input field when it is ready.
    public var isDirect: Bool

    public init(id: Int, kind: Kind, name: String, progress: Double? = nil, isDirect: Bool = false) {
        self.id = id
        self.kind = kind
        self.name = name
        self.progress = progress
        self.isDirect = isDirect
    }
}
