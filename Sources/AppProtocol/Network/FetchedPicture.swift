public import Foundation
import MediaFormats

/// Validation of what an app may receive from a network: a picture that views can show.
public enum FetchedPicture {
    /// - Parameter mediaType: The server's `Content-Type`; nil if it sent none.
    public static func check(_ bytes: Data, mediaType: String?) throws(NetworkFailure) {
        guard bytes.count <= ProtocolLimits.fetchedByteCountMax else { throw tooLarge }
        let isMeantAsPicture = mediaType?.lowercased().hasPrefix("image/") ?? true
        guard isMeantAsPicture, [.png, .jpeg].contains(MediaFormat(bytes)), let size = PictureHeader.size(of: bytes)
        else { throw NetworkFailure(.notAPicture, "What the server sent is no PNG or JPEG picture.") }
        let sides = 1...ProtocolLimits.pictureSideMax
        guard sides.contains(size.width), sides.contains(size.height) else {
            throw NetworkFailure(
                .tooLarge, "The picture has more than \(ProtocolLimits.pictureSideMax) pixels on a side.")
        }
    }

    public static let tooLarge = NetworkFailure(
        .tooLarge, "The picture has more than \(ProtocolLimits.fetchedByteCountMax) bytes.")
}
