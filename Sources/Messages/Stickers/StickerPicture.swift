import Foundation
import MediaFormats
import SwiftUI
import UIKit

/// A sticker's file, read for display.
struct StickerPicture {
    let bytes: Data
    let label: String
    /// Size in points at a scale of 3, for which stickers are made.
    let size: CGSize
    let animation: PictureAnimation?

    /// Returns nil if the file was removed or became invalid after the sticker was created.
    init?(_ sticker: MSSticker) {
        guard let bytes = try? MSSticker.checkedBytes(of: sticker.imageFileURL),
            let pixels = PictureHeader.size(of: bytes)
        else { return nil }
        self.bytes = bytes
        label = sticker.localizedDescription
        size = CGSize(width: CGFloat(pixels.width) / 3, height: CGFloat(pixels.height) / 3)
        animation = PictureAnimation(bytes)
    }

    func cell(isMoving: Bool) -> PictureCell {
        PictureCell(bytes: isMoving ? bytes : animation?.firstFrame ?? bytes, size: size, label: label)
    }
}

extension UIResponder {
    /// Inserts the sticker into the input field of the conversation in which the responder is shown.
    @MainActor func insert(_ sticker: MSSticker) {
        let controller = sequence(first: self, next: \.next).lazy.compactMap { $0 as? MSMessagesAppViewController }
            .first
        controller?.activeConversation?.insert(sticker)
    }
}
