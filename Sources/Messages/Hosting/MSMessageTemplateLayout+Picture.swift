import AppProtocol
import Foundation
import MediaFormats
import UIKit

extension MSMessageTemplateLayout {
    /// Returns the bytes of the bubble's picture, video or sound, within `ProtocolLimits`; nil if it has none.
    func checkedPicture() throws(Problem) -> Data? {
        if let image { try Self.checked(try Self.encoded(image)) } else { try mediaOfFile() }
    }

    private static func checked(_ picture: Data) throws(Problem) -> Data {
        if picture.count > ProtocolLimits.pictureByteCountMax {
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

    private func mediaOfFile() throws(Problem) -> Data? {
        guard let mediaFileURL else { return nil }
        let bytes = try AttachmentState(contentsOf: mediaFileURL, name: nil).bytes
        guard MediaFormat(bytes) != nil else {
            throw Problem(
                .improperFileType, "The file \(mediaFileURL.lastPathComponent) is no picture, video or sound.")
        }
        return bytes
    }
}
