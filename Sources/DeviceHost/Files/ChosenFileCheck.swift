import AppProtocol
public import ChatModels
public import Foundation
import MediaFormats
public import RenderTree

/// Decides what happens to a chosen file before its app gets it: a picture loses its metadata, as a sent one does, and so does a
/// video or sound that is chosen among photos. Other files stay as they are.
public enum ChosenFileCheck {
    public enum Plan: Hashable, Sendable {
        case asItIs
        /// These bytes instead.
        case replaced(Data)
        /// The result of converting this job.
        case convert(MediaJob)
    }

    /// Leading bytes that suffice for `needsWhole`.
    public static let headByteCount = 64

    /// Whether the whole file must be looked at.
    public static func needsWhole(_ head: Data, source: FileWish.Source) -> Bool {
        MediaFormat(head).map { $0.isPicture || source != .files } ?? false
    }

    /// - Throws: `ChatError`: `wrong_file` where something else than a picture or video comes as a photo; `bad_file`.
    public static func plan(_ bytes: Data, source: FileWish.Source) throws(ChatError) -> Plan {
        guard let format = MediaFormat(bytes) else {
            if source == .files { return .asItIs }
            throw ChatError(.wrongFile, "Only JPEG, PNG and GIF pictures, MP4 and QuickTime videos can be used.")
        }
        guard format.isPicture else {
            return source == .files ? .asItIs : .convert(MediaJob(format: format, bytes: bytes))
        }
        guard let picture = PictureInspection(bytes) else { throw ChatError(.badFile, "The picture is damaged.") }
        try check(picture)
        guard picture.hasMetadata else { return .asItIs }
        guard picture.mayBeTurned else { return .replaced(PictureStripping.stripped(bytes)) }
        return .convert(
            MediaJob(
                format: format, hasAlpha: picture.hasAlpha, bytes: bytes, sideMax: ProtocolLimits.pictureSideMax))
    }

    /// Returns the job that makes a small picture of a person or conversation. It is always made anew.
    /// - Throws: `ChatError`: `wrong_file`, `bad_file`, `file_too_large`.
    public static func avatarJob(_ bytes: Data) throws(ChatError) -> MediaJob {
        guard let format = MediaFormat(bytes), format.isPicture else {
            throw ChatError(.wrongFile, "Only JPEG, PNG and GIF pictures can be used.")
        }
        guard let picture = PictureInspection(bytes) else { throw ChatError(.badFile, "The picture is damaged.") }
        try check(picture)
        return MediaJob(
            format: format, hasAlpha: picture.hasAlpha, bytes: bytes, squareSide: ChatLimits.avatarSide)
    }

    /// Refuses what would exhaust the memory of whoever decodes it.
    private static func check(_ picture: PictureInspection) throws(ChatError) {
        let pixels = ProtocolLimits.mediaPixelCountMax
        guard picture.width > 0, picture.height > 0, picture.width <= pixels / picture.height,
            picture.frameCount <= ProtocolLimits.animationFrameCountMax
        else { throw ChatError(.fileTooLarge, "The picture has too many pixels.") }
    }
}
