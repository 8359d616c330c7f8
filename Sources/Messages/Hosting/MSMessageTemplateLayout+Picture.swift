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
        guard mediaFileURL.isFileURL else {
            throw Problem(.improperFileURL, "mediaFileURL is not the URL of a local file.")
        }
        guard FileManager.default.fileExists(atPath: mediaFileURL.path) else {
            throw Problem(.fileNotFound, "There is no file \(mediaFileURL.lastPathComponent).")
        }
        guard let bytes = try? Data(contentsOf: mediaFileURL) else {
            throw Problem(.fileUnreadable, "The file \(mediaFileURL.lastPathComponent) cannot be read.")
        }
        guard bytes.starts(with: Self.pngSignature) || bytes.starts(with: Self.jpegSignature) else {
            throw Problem(.improperFileType, "The file \(mediaFileURL.lastPathComponent) is neither PNG nor JPEG.")
        }
        return bytes
    }

    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    private static let jpegSignature: [UInt8] = [0xff, 0xd8, 0xff]
}
