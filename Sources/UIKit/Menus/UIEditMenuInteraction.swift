public import Foundation

/// Menu of editing at a place of a view.
///
/// Source: developer.apple.com/documentation/uikit/uieditmenuinteraction
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    public private(set) weak var view: UIView?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { self.view = view }
    open func didMove(to view: UIView?) {}

    @available(*, deprecated, message: "this has no effect in Parley: UIContextMenuInteraction shows a menu")
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    open func dismissMenu() {}
    open func reloadVisibleMenu() {}
    open func updateVisibleMenuPosition(animated: Bool) {}
    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Source: developer.apple.com/documentation/uikit/uieditmenuconfiguration
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable
    public let sourcePoint: CGPoint

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
        super.init()
    }
}

/// Never called. Source: developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
}
