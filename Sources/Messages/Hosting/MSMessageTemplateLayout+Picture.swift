import AppProtocol
import Foundation
import UIKit

extension MSMessageTemplateLayout {
    /// PNG or JPEG bytes of the bubble's picture, within `ProtocolLimits`; nil where it has none.
    func checkedPicture() throws(Problem) -> Data? {
        let picture: Data? = if let image { try Self.encoded(image) } else { try pictureOfMediaFile() }
        if let picture, picture.count > ProtocolLimits.pictureByteCountMax {
            throw Problem(
                .unknown,
                "The message's picture has \(picture.count) bytes; \(ProtocolLimits.pictureByteCountMax) are allowed.")
        }
        return picture
    }

    private static func encoded(_ image: UIImage) throws(Problem) -> Data {
        let longerSide = max(image.size.width, image.size.height) * image.scale
        guard longerSide <= CGFloat(ProtocolLimits.pictureSideMax) else {
            throw Problem(
                .unknown,
                "The message's picture is \(Int(longerSide)) pixels long; \(ProtocolLimits.pictureSideMax) are allowed."
            )
        }
        guard let bytes = image.pngData() else { throw Problem(.unknown, "The message's picture cannot be encoded.") }
        return bytes
    }

    private func pictureOfMediaFile() throws(Problem) -> Data? {
        guard let mediaFileURL else { return nil }
        let bytes = try AttachmentState(contentsOf: mediaFileURL, name: nil).bytes
        guard PictureHeader.mediaType(of: bytes) != nil else {
            throw Problem(.improperFileType, "The file \(mediaFileURL.lastPathComponent) is no PNG, JPEG or GIF.")
        }
        return bytes
    }
}
