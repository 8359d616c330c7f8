/// Lets a person drag a view: with a mouse at once, with a finger after a long press. Escape gives up. What is dragged stays in the scene.
///
/// Source: developer.apple.com/documentation/uikit/uidraginteraction
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    public private(set) weak var view: UIView?
    open var isEnabled = true { didSet { view?.didChangeLooks() } }
    /// Ignored: one drag has one finger.
    open var allowsSimultaneousRecognitionDuringLift = false
    open class var isEnabledByDefault: Bool { true }

    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {
        self.view?.didChangeLooks()
        self.view = view
        view?.didChangeLooks()
    }
}

extension UIDragInteraction: DragSource {
    func items(for session: DragSession, from view: UIView) -> [UIDragItem] {
        delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
    }
    func didBegin(_ session: DragSession) { delegate?.dragInteraction(self, sessionWillBegin: session) }
    func didEnd(_ session: DragSession, with operation: UIDropOperation) {
        delegate?.dragInteraction(self, session: session, willEndWith: operation)
        delegate?.dragInteraction(self, session: session, didEndWith: operation)
    }
}

/// Says what is dragged, and hears how the drag ends.
///
/// Source: developer.apple.com/documentation/uikit/uidraginteractiondelegate
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    /// Not called, as the other methods about looks are not: a copy of the view follows the pointer.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)
}

extension UIDragInteractionDelegate {
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}
}
