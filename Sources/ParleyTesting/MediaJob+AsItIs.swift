import ChatModels
import MediaFormats

extension MediaJob {
    /// The unchanged bytes, with the media type to which the server would convert them.
    var passedThrough: PreparedMedia {
        let mediaType =
            switch format {
            case .png: "image/png"
            case .jpeg: "image/jpeg"
            case .gif: "image/gif"
            case .movie: "video/mp4"
            case .mp3, .wav, .aiff, .caf: "audio/mp4"
            }
        let size = PictureHeader.size(of: bytes)
        return PreparedMedia(
            bytes: bytes, info: MediaInfo(mediaType: mediaType, width: size?.width, height: size?.height))
    }
}
