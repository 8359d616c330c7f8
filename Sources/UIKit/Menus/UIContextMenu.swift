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
    private weak var sheet: MenuSheet?

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

    /// Asks the delegate for the menu at a point of the view, and shows it, where there is one and nothing in front of the view.
    func open(at point: CGPoint) {
        guard let view, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point),
            let controller = view.freeController, let sheet = configuration.sheet(of: view)
        else { return }
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
        sheet.ended = { [weak self] in
            if let self { self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil) }
        }
        self.sheet = sheet
        controller.present(sheet, animated: true)
    }

    /// Takes the interaction's own menu away.
    /// Source: <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction/dismissmenu()>
    open func dismissMenu() { sheet?.dismiss(animated: true) }
}

extension UIContextMenuConfiguration {
    /// Shows the menu's actions as an action sheet, where nothing is in front of the view.
    func open(from view: UIView) {
        if let controller = view.freeController, let sheet = sheet(of: view) {
            controller.present(sheet, animated: true)
        }
    }

    /// Returns the menu's actions as an action sheet; nil where there are none.
    fileprivate func sheet(of view: UIView) -> MenuSheet? {
        guard let menu = actions?([]), !menu.actions.isEmpty else { return nil }
        let title = menu.title.isEmpty ? nil : menu.title
        let sheet = MenuSheet(title: title, message: nil, preferredStyle: .actionSheet)
        for action in menu.actions {
            let isDestructive = action.attributes.contains(.destructive)
            sheet.addAction(
                UIAlertAction(title: action.title, style: isDestructive ? .destructive : .default) { [weak view] _ in
                    action.perform(from: view)
                })
        }
        sheet.addAction(UIAlertAction(title: SystemWords.current[.cancel], style: .cancel))
        return sheet
    }
}

/// Menu that is shown, as an action sheet.
@MainActor private final class MenuSheet: UIAlertController {
    /// Called once when the sheet goes: an action was chosen and is about to be carried out, or the sheet was cancelled or taken
    /// away.
    var ended: (() -> Void)?

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let told = ended
        ended = nil
        told?()
    }
}

extension UIView {
    /// The view's controller, where it presents nothing and so can present a menu.
    fileprivate var freeController: UIViewController? {
        controller.flatMap { $0.presentedViewController == nil ? $0 : nil }
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
