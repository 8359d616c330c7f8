import AppProtocol
public import Foundation
import MediaFormats

/// A picture that can be inserted into a conversation: PNG, animated PNG, GIF or JPEG, at most 500 KB.
///
/// Ideally between 300 × 300 and 618 × 618 pixels, at a scale of 3; other sizes are accepted.
///
/// Source: https://developer.apple.com/documentation/messages/mssticker
open class MSSticker: NSObject {
    open var imageFileURL: URL { url }

    /// Accessibility label; only the first 150 characters are used.
    open var localizedDescription: String { label }

    private let url: URL
    private let label: String

    /// - Throws: An error in `MSStickersErrorDomain` with a code of `MSMessageErrorCode`: 4 if the URL is no file URL,
    ///   1 if the file does not exist, 2 if it is unreadable, 3 for a folder, 5 for unreadable attributes, 6 over 500
    ///   KB, 7 for another format.
    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        do throws(Problem) {
            _ = try Self.checkedBytes(of: fileURL)
        } catch {
            throw Problem(domain: MSStickersErrorDomain, code: error.code, message: error.message).error
        }
        url = fileURL
        label = localizedDescription
        super.init()
    }

    @available(*, unavailable, message: "A sticker needs a file: use init(contentsOfFileURL:localizedDescription:).")
    public override init() { fatalError("unavailable") }

    static func checkedBytes(of url: URL) throws(Problem) -> Data {
        let bytes = try AppFileReader.read(
            url, byteCountMax: ProtocolLimits.stickerByteCountMax, tooLong: .stickerFileImproperFileSize)
        guard PictureHeader.mediaType(of: bytes) != nil, let size = PictureHeader.size(of: bytes),
            (1...ProtocolLimits.pictureSideMax).contains(min(size.width, size.height)),
            max(size.width, size.height) <= ProtocolLimits.pictureSideMax
        else {
            throw Problem(
                .stickerFileImproperFileFormat,
                "The file \(url.lastPathComponent) is no PNG, GIF or JPEG of up to 4,096 pixels a side.")
        }
        return bytes
    }
}

/// Size of the stickers in a sticker browser.
///
/// Source: https://developer.apple.com/documentation/messages/msstickersize
public enum MSStickerSize: Int {
    /// 100 points, a picture of 300 pixels.
    case small = 0
    /// 136 points, 408 pixels.
    case regular = 1
    /// 206 points, 618 pixels.
    case large = 2

    /// Side of a cell in points.
    var side: CGFloat {
        switch self {
        case .small: 100
        case .regular: 136
        case .large: 206
        }
    }
}
