/// What a swiped row offers. Source: developer.apple.com/documentation/uikit/uicontextualaction
@MainActor open class UIContextualAction: NSObject {
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    /// nil is red for what destroys something, and grey.
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

/// Source: developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@MainActor open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// A long swipe stops at the actions; it does not carry the first one out.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
