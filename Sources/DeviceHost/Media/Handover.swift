import ChatModels
import Foundation
import MediaFormats
import Transcript

/// A checked message or file that an app hands over, without its media.
enum Handover: Hashable, Sendable {
    /// The message in the log's form.
    case message(AppMessage)
    case file(FileName)

    struct FileName: Hashable, Sendable {
        var kind: Attachment.Kind
        var name: String
        var label: String?
        /// nil for a file of the person.
        var app: AppID?
    }

    /// Destination of the message or file.
    enum Destination: Hashable, Sendable {
        case field
        /// A direct send, which uses the touch up.
        case conversation
    }

    /// Returns the entry with its media.
    func entry(_ media: PreparedMedia?) -> NewEntry {
        switch self {
        case .message(var message):
            message.picture = media.map { PictureID(of: $0.bytes) }
            (message.width, message.height) = (media?.info.width, media?.info.height)
            message.media = media?.shownInfo
            return NewEntry(content: .message(message), picture: media?.bytes, poster: media?.poster)
        case .file(let file):
            let bytes = media?.bytes ?? Data()
            let attachment = Attachment(
                kind: file.kind, file: PictureID(of: bytes), name: file.name,
                mediaType: media?.info.mediaType ?? Attachment.anyMediaType, byteCount: bytes.count,
                width: media?.info.width, height: media?.info.height, label: file.label, app: file.app,
                media: file.kind == .sticker ? nil : media?.shownInfo)
            return NewEntry(content: .attachment(attachment), picture: bytes, poster: media?.poster)
        }
    }
}

/// A message or file whose media is being prepared.
struct Preparation: Hashable, Sendable {
    var handover: Handover
    var destination: Handover.Destination
    /// Process and request that wait for the answer; nil for a file of the person.
    var origin: RequestPlace?
    var item: PreparingItem
    /// Bytes that are held until the media is ready; 0 once that has failed.
    var byteCount: Int
}

/// An app's request, which is answered once.
struct RequestPlace: Hashable, Sendable {
    var process: ProcessID
    var request: Int
}

extension PreparingItem.Kind {
    init(_ format: MediaFormat) {
        switch format {
        case .png, .jpeg, .gif: self = .picture
        case .movie: self = .video
        case .mp3, .wav, .aiff, .caf: self = .sound
        }
    }
}
