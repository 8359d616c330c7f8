import AppProtocol
import ChatModels
import Foundation
import MediaFormats

/// Decides whether an app's media can be sent as it is or must be prepared in a process of its own. Reads only headers,
/// so that pictures as apps draw them cost nothing.
enum MediaCheck {
    enum Plan: Hashable {
        case ready(PreparedMedia)
        case prepare(MediaJob)
    }

    static func plan(
        _ bytes: Data, byteCountMax: Int = ProtocolLimits.attachmentByteCountMax
    ) throws(Problem) -> Plan {
        guard bytes.count <= byteCountMax else {
            throw MessageCheck.problem(
                MessageErrorCode.unknown,
                "The file has \(bytes.count) bytes; \(byteCountMax) are allowed.")
        }
        guard let format = MediaFormat(bytes) else { return .ready(anyFile(bytes)) }
        guard format.isPicture else { return .prepare(MediaJob(format: format, bytes: bytes)) }
        guard let picture = PictureInspection(bytes), let mediaType = PictureHeader.mediaType(of: bytes) else {
            return .ready(anyFile(bytes))
        }
        try check(picture)
        guard picture.canTravel else {
            return .prepare(MediaJob(format: format, hasAlpha: picture.hasAlpha, bytes: bytes))
        }
        let animation = PictureAnimation(bytes).flatMap { $0.frameCount > 1 ? $0 : nil }
        let info = MediaInfo(
            mediaType: mediaType, width: picture.width, height: picture.height, duration: animation?.duration)
        return .ready(PreparedMedia(bytes: bytes, info: info, poster: animation?.firstFrame))
    }

    private static func anyFile(_ bytes: Data) -> PreparedMedia {
        PreparedMedia(bytes: bytes, info: MediaInfo(mediaType: Attachment.anyMediaType))
    }

    /// Limits the size in pixels: a small file can decode to a picture that would exhaust the memory of every reader.
    private static func check(_ picture: PictureInspection) throws(Problem) {
        // By division, since the product of the two sides could overflow.
        let pixels = ProtocolLimits.mediaPixelCountMax
        guard picture.width > 0, picture.height > 0, picture.width <= pixels / picture.height else {
            throw MessageCheck.problem(
                MessageErrorCode.unknown,
                "The picture is \(picture.width) × \(picture.height) pixels; \(pixels) pixels are allowed.")
        }
        guard picture.frameCount <= ProtocolLimits.animationFrameCountMax else {
            throw MessageCheck.problem(
                MessageErrorCode.unknown,
                "The picture has \(picture.frameCount) frames; "
                    + "\(ProtocolLimits.animationFrameCountMax) are allowed.")
        }
    }
}

extension PictureInspection {
    fileprivate var canTravel: Bool {
        isWhole && !hasMetadata && max(width, height) <= ProtocolLimits.mediaSideShown
    }
}

extension PreparedMedia {
    /// Media information for the message or attachment; nil for a still picture.
    var shownInfo: MediaInfo? {
        info.duration != nil || info.mediaType.hasPrefix("video/") || info.mediaType.hasPrefix("audio/") ? info : nil
    }
}

extension MediaFailure {
    /// The error in the form that the app gets.
    var problem: Problem {
        MessageCheck.problem(
            code == .damaged ? MessageErrorCode.improperFileType : MessageErrorCode.unknown, message)
    }
}
