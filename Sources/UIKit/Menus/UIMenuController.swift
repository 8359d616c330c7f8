/// A command of an author's own in the menu for editing. Source: developer.apple.com/documentation/uikit/uimenuitem
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

/// A command of editing that every menu has, in its order there.
@MainActor enum EditCommand {
    static let all: [(word: SystemWord, action: Selector)] = [
        (.cut, "cut:"), (.copy, "copy:"), (.select, "select:"), (.selectAll, "selectAll:"), (.paste, "paste:"),
        (.delete, "delete:"),
    ]
    static let names = Set(all.map(\.action))
}

/// The menu for editing: commands that the first responder, or one after it, carries out.
/// Source: developer.apple.com/documentation/uikit/uimenucontroller
///
/// Partly: the menu opens as a sheet, as other menus of UIKit do here, and not beside its rectangle.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    public static let shared = UIMenuController()

    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

    public enum ArrowDirection: Int, Sendable { case `default` = 0, up, down, left, right }

    /// Commands of the app's own, after those of editing.
    open var menuItems: [UIMenuItem]?
    /// Ignored: a sheet has no arrow.
    open var arrowDirection = ArrowDirection.default
    private weak var targetView: UIView?
    private weak var sheet: UIAlertController?

    override private init() { super.init() }

    open var isMenuVisible: Bool {
        get { sheet?.presentingViewController != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Empty: a sheet has its place at the lower edge.
    open var menuFrame: CGRect { .zero }

    /// Opens the menu with the commands that a responder takes. Without a first responder, and where no command is left, none opens.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Closes the menu.
    /// - Parameter targetView: nil for any view's menu.
    open func hideMenu(from targetView: UIView? = nil) {
        guard isMenuVisible, targetView == nil || targetView === self.targetView else { return }
        post(Self.willHideMenuNotification)
        sheet?.dismiss(animated: true)
        sheet = nil
        post(Self.didHideMenuNotification)
    }

    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { self.targetView = targetView }

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show() } else { hideMenu() }
    }

    /// Asks the responders again which commands they take.
    open func update() {
        guard isMenuVisible else { return }
        hideMenu()
        show()
    }

    // MARK: Commands

    private var commands: [UIMenuItem] {
        let editing = EditCommand.all.map { UIMenuItem(title: SystemWords.current[$0.word], action: $0.action) }
        return (editing + (menuItems ?? [])).filter {
            UIResponder.first?.target(forAction: $0.action, withSender: self) != nil
        }
    }

    private func show() {
        let commands = commands
        guard !isMenuVisible, let controller = targetView?.controller, !commands.isEmpty else { return }
        post(Self.willShowMenuNotification)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for command in commands {
            sheet.addAction(
                UIAlertAction(title: command.title, style: .default) { [weak self] _ in self?.carryOut(command.action) }
            )
        }
        sheet.addAction(UIAlertAction(title: SystemWords.current[.cancel], style: .cancel))
        controller.present(sheet, animated: true)
        self.sheet = sheet
        post(Self.didShowMenuNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    private func carryOut(_ action: Selector) {
        guard let target = UIResponder.first?.target(forAction: action, withSender: self) else { return }
        NamedMembers.perform(action, on: target as AnyObject, with: [self])
    }
}
