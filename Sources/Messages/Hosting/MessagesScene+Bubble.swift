package import AppProtocol
import Foundation
package import RenderTree
import UIKit

// What a controller that draws a bubble is asked (docs/messages.md, B104, B110).
extension MessagesScene {
    /// Asks how large the bubble is to be, and how it looks; a size that is too large is cut.
    package func bubbleLook(in offer: TreeSize) -> BubbleLook {
        var size = CGSize.zero
        call("contentSizeThatFits") {
            size = controller.contentSizeThatFits(CGSize(width: offer.width, height: offer.height))
        }
        return colored(BubbleLook(size: TreeSize(width: Double(size.width), height: Double(size.height))))
            .fitting(offer)
    }

    /// The look of the same size, with the colour and corners that the controller has now.
    package func colored(_ look: BubbleLook) -> BubbleLook {
        BubbleLook(
            size: look.size,
            tint: controller.messageTintColor.map { RGBA($0.resolvedColor(with: controller.traitCollection).cgColor) },
            cornerRadius: Double(controller.messageCornerRadius))
    }

    func tintChanged() {
        guard phase == .shown, controller.presentationStyle == .transcript else { return }
        delegate?.sceneChangesTint(self)
    }
}

extension RGBA {
    fileprivate init(_ color: CGColor) {
        self.init(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
    }
}
