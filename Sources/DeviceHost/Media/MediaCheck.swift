import AppProtocol
import ChatModels
import Foundation

/// What an app's media needs before it can travel: nothing, or to be made ready in a process of its own. Only headers
/// are read here, so that a picture as apps draw them costs nothing.
enum MediaCheck {
    enum Plan: Hashable {
        case ready(PreparedMedia)
        case prepare(MediaJob)
    }

    static func plan(_ bytes: Data) throws(Problem) -> Plan {
        guard bytes.count <= ProtocolLimits.attachmentByteCountMax else {
            throw MessageCheck.problem(
                MessageErrorCode.unknown,
                "The file has \(bytes.count) bytes; \(ProtocolLimits.attachmentByteCountMax) are allowed.")
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

    /// A small file can hold a picture that would take all memory of whoever opens it.
    private static func check(_ picture: PictureInspection) throws(Problem) {
        // Divided, since two sides of a header can be too large to be multiplied.
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
    /// What a message or an attachment says of it; nothing where it stands still.
    var shownInfo: MediaInfo? {
        info.duration != nil || info.mediaType.hasPrefix("video/") || info.mediaType.hasPrefix("audio/") ? info : nil
    }
}

extension MediaFailure {
    /// As the app that handed the media over gets it.
    var problem: Problem {
        MessageCheck.problem(
            code == .damaged ? MessageErrorCode.improperFileType : MessageErrorCode.unknown, message)
    }
}
