import AppProtocol
import Foundation
import SwiftUI
import UIKit

/// A sticker's file, read for showing.
struct StickerPicture {
    let bytes: Data
    let label: String
    /// Stickers are made at a scale of 3.
    let size: CGSize
    let animation: PictureAnimation?

    /// Nil where the file has gone or changed since the sticker was made.
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
    /// Puts the sticker into the input field of the conversation that the responder is shown in.
    @MainActor func insert(_ sticker: MSSticker) {
        let controller = sequence(first: self, next: \.next).lazy.compactMap { $0 as? MSMessagesAppViewController }
            .first
        controller?.activeConversation?.insert(sticker)
    }
}
