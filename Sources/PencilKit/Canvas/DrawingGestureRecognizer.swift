import UIKit

/// Stands for the touches that the page receives itself: a page that is disabled leaves them to the canvas, which scrolls.
@MainActor final class DrawingGestureRecognizer: UIGestureRecognizer {
    weak var page: CanvasPage?
    override var isEnabled: Bool {
        didSet {
            if !isEnabled { page?.canvas?.toolCancelled() }
            page?.isUserInteractionEnabled = isEnabled
        }
    }
}
