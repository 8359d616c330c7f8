/// Metadata of an animated picture, a video or a sound with which a client can lay it out before its bytes arrive.
public struct MediaInfo: Hashable, Sendable, Codable {
    /// `image/gif`, `image/png` (with several frames), `video/mp4` or `audio/mp4`.
    public var mediaType: String
    /// Size in pixels; nil for a sound.
    public var width: Int?
    public var height: Int?
    /// Length of one loop in seconds.
    public var duration: Double?
    /// Loudness of a sound over time: `waveformBarCount` values of 0…100.
    public var waveform: [Int]?
    /// Whether a still preview exists, as JPEG or GIF: `GET …/pictures/{id}/poster`.
    public var hasPoster: Bool

    public static let waveformBarCount = 48

    /// Whether a plain image element can show it.
    public var isPicture: Bool { mediaType.hasPrefix("image/") }
    /// Whether a still image of it exists, which is never so for a sound.
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
