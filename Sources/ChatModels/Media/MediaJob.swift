public import CodedErrors
public import Foundation
public import MediaFormats

/// Media that must be converted before it can be sent: too large, with metadata, or in a format that not every browser
/// plays.
public struct MediaJob: Hashable, Sendable {
    public var format: MediaFormat
    /// Whether the picture has transparency, which conversion must keep.
    public var hasAlpha: Bool
    public var bytes: Data
    /// Maximum pixels of a picture's longer side; nil is that of the conversation.
    public var sideMax: Int?
    /// Pixels of either side of the square that is cut from the middle of a picture: a JPEG without motion or transparency. Nil keeps
    /// the picture's shape.
    public var squareSide: Int?

    public init(
        format: MediaFormat, hasAlpha: Bool = false, bytes: Data, sideMax: Int? = nil, squareSide: Int? = nil
    ) {
        self.sideMax = sideMax
        self.squareSide = squareSide
        self.format = format
        self.hasAlpha = hasAlpha
        self.bytes = bytes
    }
}

/// Converted media, as every participant receives it.
public struct PreparedMedia: Hashable, Sendable {
    /// At most `ProtocolLimits.attachmentByteCountMax`.
    public var bytes: Data
    public var info: MediaInfo
    /// Still preview image of moving media.
    public var poster: Data?

    public init(bytes: Data, info: MediaInfo, poster: Data? = nil) {
        self.bytes = bytes
        self.info = info
        self.info.hasPoster = poster != nil
        self.poster = poster
    }
}

/// Why media could not be converted.
public struct MediaFailure: CodedError {
    public enum Code: String, ErrorCode {
        /// The file is truncated, or its content does not match its signature.
        case damaged = "media_damaged"
        case tooLong = "media_too_long"
        case tooLarge = "media_too_large"
        case tooSlow = "media_too_slow"
        /// Too many conversions are running or queued.
        case busy = "media_busy"
        /// The conversion programs are not installed.
        case toolMissing = "media_tool_missing"
        case cancelled = "media_cancelled"
    }

    public var code: Code
    /// A sentence for the app's author.
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
