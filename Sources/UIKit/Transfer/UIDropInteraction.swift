/// Has a view take what is dragged onto it from another view of the scene.
///
/// Source: developer.apple.com/documentation/uikit/uidropinteraction
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?
    public private(set) weak var view: UIView?
    /// Ignored: there is one drag at a time.
    open var allowsSimultaneousDropSessions = false

    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {
        self.view?.didChangeLooks()
        self.view = view
        view?.didChangeLooks()
    }
}

extension UIDropInteraction: DropTarget {
    func canTake(_ session: DropSession) -> Bool { delegate?.dropInteraction(self, canHandle: session) ?? false }
    func entered(_ session: DropSession) { delegate?.dropInteraction(self, sessionDidEnter: session) }
    func updated(_ session: DropSession) -> UIDropOperation {
        delegate?.dropInteraction(self, sessionDidUpdate: session).operation ?? .cancel
    }
    func exited(_ session: DropSession) { delegate?.dropInteraction(self, sessionDidExit: session) }
    func perform(_ session: DropSession) {
        delegate?.dropInteraction(self, performDrop: session)
        delegate?.dropInteraction(self, concludeDrop: session)
    }
    func ended(_ session: DropSession) { delegate?.dropInteraction(self, sessionDidEnd: session) }
}

/// Decides what a view does with a drop. Nothing is dropped unless `sessionDidUpdate` proposes to copy or move.
///
/// Source: developer.apple.com/documentation/uikit/uidropinteractiondelegate
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    /// Not called: there is no preview to take the place of.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
}
