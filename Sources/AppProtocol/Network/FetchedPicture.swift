public import Foundation

/// What may come out of a network into an app: a picture that views can show.
public enum FetchedPicture {
    /// - Parameter mediaType: as the server says it (`Content-Type`); nil where it says nothing.
    /// - Throws: `not_a_picture`, `too_large`.
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
