import AppProtocol
import Foundation
import MediaFormats

extension AttachmentState {
    /// - Throws: Codes 1 to 4 if the file cannot be used, -1 if it is too large.
    init(contentsOf url: URL, name: String?) throws(Problem) {
        let bytes: Data
        do throws(Problem) {
            bytes = try AppFileReader.read(url, byteCountMax: ProtocolLimits.attachmentByteCountMax)
        } catch {
            // The code for unreadable attributes is defined for stickers only.
            let isSticker = error.code == MSMessageErrorCode.stickerFileImproperFileAttributes.rawValue
            throw isSticker ? Problem(.fileUnreadable, error.message) : error
        }
        let shown = (name.flatMap { $0.isEmpty ? nil : $0 } ?? url.lastPathComponent) as NSString
        self.init(kind: .file, name: shown.lastPathComponent, bytes: bytes)
        guard self.name.utf8.count <= ProtocolLimits.attachmentNameByteCountMax else {
            throw Problem(
                .unknown, "The file's name has more than \(ProtocolLimits.attachmentNameByteCountMax) bytes.")
        }
    }

    /// Reads the sticker's file again, since it may have changed after the sticker was created.
    init(_ sticker: MSSticker) throws(Problem) {
        let bytes = try MSSticker.checkedBytes(of: sticker.imageFileURL)
        self.init(
            kind: .sticker, name: sticker.imageFileURL.lastPathComponent, bytes: bytes,
            label: String(sticker.localizedDescription.prefix(ProtocolLimits.stickerLabelLengthMax)))
    }

    /// Whether the bytes have the format and size of a sticker.
    var isStickerPicture: Bool {
        PictureHeader.mediaType(of: bytes) != nil && bytes.count <= ProtocolLimits.stickerByteCountMax
    }
}

extension String {
    func checkedForConversation() throws(Problem) -> String {
        guard utf8.count <= ProtocolLimits.messageTextByteCountMax else {
            throw Problem(.unknown, "The text has \(utf8.count) bytes; 20,000 are allowed.")
        }
        return self
    }
}
