package import AppProtocol
import Foundation
package import RenderTree
import UIKit

// The calls to a controller that draws a bubble (docs/messages.md, B104, B110).
extension MessagesScene {
    /// Asks the controller for the bubble's size and appearance; a size beyond the proposal is clamped.
    package func bubbleLook(in offer: TreeSize) -> BubbleAppearance {
        var size = CGSize.zero
        call("contentSizeThatFits") {
            size = controller.contentSizeThatFits(CGSize(width: offer.width, height: offer.height))
        }
        return colored(BubbleAppearance(size: TreeSize(width: Double(size.width), height: Double(size.height))))
            .fitting(offer)
    }

    /// Returns the look with the controller's current colour and corner radius.
    package func colored(_ look: BubbleAppearance) -> BubbleAppearance {
        BubbleAppearance(
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
