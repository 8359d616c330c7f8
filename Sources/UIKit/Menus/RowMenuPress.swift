/// The long press on a row that opens its menu, which exists only while the row has one.
@MainActor final class RowMenuPress {
    private var press: UILongPressGestureRecognizer?
    private var make: ((CGPoint) -> UIContextMenuConfiguration?)?

    /// Adds the gesture to a row, or takes it away.
    /// - Parameter make: returns the menu for a point of the row; nil for none.
    func offer(_ isThere: Bool, on row: UIView, _ make: @escaping (CGPoint) -> UIContextMenuConfiguration?) {
        self.make = isThere ? make : nil
        guard isThere != (press != nil) else { return }
        if let press {
            row.removeGestureRecognizer(press)
            self.press = nil
            return
        }
        let new = UILongPressGestureRecognizer { [weak self, weak row] recognizer in
            guard let self, let row, recognizer.state == .began else { return }
            self.make?(recognizer.location(in: row))?.open(from: row)
        }
        row.addGestureRecognizer(new)
        press = new
    }
}

/// Changes beside opening what a menu is about. Never used: there is no preview.
///
/// Source: developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Source: developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss = 0, pop }
