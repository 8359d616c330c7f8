package import AppProtocol
package import Foundation

/// Media that cannot travel as it is: too large, with metadata, or in a format that not every browser plays.
package struct MediaJob: Hashable, Sendable {
    package var format: MediaFormat
    /// Of a picture with parts that one can see through: they are kept.
    package var hasAlpha: Bool
    package var bytes: Data

    package init(format: MediaFormat, hasAlpha: Bool = false, bytes: Data) {
        self.format = format
        self.hasAlpha = hasAlpha
        self.bytes = bytes
    }
}

/// Media as everybody gets it.
package struct PreparedMedia: Hashable, Sendable {
    /// At most `ProtocolLimits.attachmentByteCountMax`.
    package var bytes: Data
    package var info: MediaInfo
    /// A still picture of it, where it moves.
    package var poster: Data?

    package init(bytes: Data, info: MediaInfo, poster: Data? = nil) {
        self.bytes = bytes
        self.info = info
        self.info.hasPoster = poster != nil
        self.poster = poster
    }
}

/// Why media was not made ready.
package struct MediaFailure: Error, Hashable, Sendable {
    package enum Code: String, Hashable, Sendable, CaseIterable {
        /// It breaks off, or is not what its first bytes say.
        case damaged = "media_damaged"
        case tooLong = "media_too_long"
        case tooLarge = "media_too_large"
        case tooSlow = "media_too_slow"
        /// So much is being made ready that no more is taken.
        case busy = "media_busy"
        /// The programs that do it are not installed.
        case toolMissing = "media_tool_missing"
        case cancelled = "media_cancelled"
    }

    package var code: Code
    /// A sentence for the app's author.
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
