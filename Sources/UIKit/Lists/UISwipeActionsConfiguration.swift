/// Action that a swiped row offers. Source: developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    /// Background colour; nil is red for a destructive action, else grey.
    open var backgroundColor: UIColor?

    public enum Style: Int, Sendable { case normal = 0, destructive }

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    func looksLike(_ other: UIContextualAction) -> Bool {
        style == other.style && title == other.title && image === other.image
            && backgroundColor == other.backgroundColor
    }
}

/// Actions at one side of a swiped row. Source: developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// Ignored: a long swipe stops at the actions and does not perform the first one.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
