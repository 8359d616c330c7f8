/// Menu of a view or row, which a long press opens. Source: <https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration>
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
    public typealias PreviewProvider = @MainActor () -> UIViewController?

    /// Ignored: menus keep the order of their elements.
    ///
    /// Source: developer.apple.com/documentation/uikit/uicontextmenuconfiguration/elementorder
    public enum ElementOrder: Int, Sendable { case automatic = 0, priority, fixed }

    public let identifier: any NSCopying
    /// Ignored: menus keep the order of their elements.
    open var preferredMenuElementOrder = ElementOrder.automatic
    let actions: ActionProvider?

    /// - Parameter previewProvider: is not called: the menu opens without a preview.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        actions = actionProvider
        super.init()
    }
}

/// An interaction that a view adds to its touches. Source: <https://developer.apple.com/documentation/uikit/uiinteraction>
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// Provides the menu of an interaction.
/// Source: <https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate>
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Called before the menu is shown. The animator is always nil.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when the person has chosen something, or cancelled. The animator is always nil.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Never called: there is no preview of what a menu is about.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

/// Opens a menu by a long press. Source: <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction>
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) weak var view: UIView?
    private var press: UILongPressGestureRecognizer?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        if let press { self.view?.removeGestureRecognizer(press) }
        press = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let press = UILongPressGestureRecognizer { [weak self] recognizer in
            if let self, recognizer.state == .began { open(at: recognizer.location(in: self.view)) }
        }
        self.press = press
        view.addGestureRecognizer(press)
    }

    /// Asks the delegate for the menu at a point of the view, and shows it.
    func open(at point: CGPoint) {
        guard let view, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        else { return }
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
        configuration.open(from: view) { [weak self] in
            if let self { self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil) }
        }
    }

    /// Takes the menu away. Source: <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction/dismissmenu()>
    open func dismissMenu() { view?.controller?.presentedViewController?.dismiss(animated: true) }
}

extension UIContextMenuConfiguration {
    /// Shows the menu's actions as an action sheet.
    /// - Parameter ended: called when one was chosen, before it is carried out, or the sheet was cancelled.
    func open(from view: UIView, ended: @escaping () -> Void = {}) {
        guard let menu = actions?([]), let controller = view.controller, !menu.actions.isEmpty else { return }
        let title = menu.title.isEmpty ? nil : menu.title
        let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        for action in menu.actions {
            let isDestructive = action.attributes.contains(.destructive)
            sheet.addAction(
                UIAlertAction(title: action.title, style: isDestructive ? .destructive : .default) { [weak view] _ in
                    ended()
                    action.perform(from: view)
                })
        }
        sheet.addAction(UIAlertAction(title: SystemWords.current[.cancel], style: .cancel) { _ in ended() })
        controller.present(sheet, animated: true)
    }
}

extension UIView {
    /// Interactions of the view; those that are set come to it, and the others leave it.
    public var interactions: [any UIInteraction] {
        get { heldInteractions }
        set {
            for old in heldInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue where !heldInteractions.contains(where: { $0 === new }) { addInteraction(new) }
        }
    }

    /// Source: <https://developer.apple.com/documentation/uikit/uiview/addinteraction(_:)>
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        heldInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Source: <https://developer.apple.com/documentation/uikit/uiview/removeinteraction(_:)>
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        heldInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}

/// Menu element whose actions are made when the menu is.
/// Source: <https://developer.apple.com/documentation/uikit/uideferredmenuelement>
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        super.init(title: "", image: nil)
    }

    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
        unsafeDowncast(UIDeferredMenuElement(elementProvider), to: Self.self)
    }

    /// Calls the provider and returns the elements that it has at once; later ones are not shown.
    var elements: [UIMenuElement] {
        var found: [UIMenuElement] = []
        provider { found = $0 }
        return found
    }
}
