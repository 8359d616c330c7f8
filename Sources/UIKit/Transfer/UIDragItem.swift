/// One thing that is dragged. Source: developer.apple.com/documentation/uikit/uidragitem
@preconcurrency @MainActor open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    /// The value itself, for views of the same app.
    open var localObject: Any?
    /// Not called: a copy of the view follows the pointer.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// Looks of a dragged thing, which are not shown: a copy of the view follows the pointer.
///
/// Source: developer.apple.com/documentation/uikit/uidragpreview
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// Source: developer.apple.com/documentation/uikit/uidragpreviewparameters
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Source: developer.apple.com/documentation/uikit/uidragpreviewtarget
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// Source: developer.apple.com/documentation/uikit/uitargeteddragpreview
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}

/// Effect of a drop: copy, move or none. Source: developer.apple.com/documentation/uikit/uidropoperation
public enum UIDropOperation: UInt, Sendable {
    case cancel = 0
    case forbidden, copy, move

    /// Whether something is dropped.
    var isTaken: Bool { self == .copy || self == .move }
}

/// Plan of a view for a drop. Source: developer.apple.com/documentation/uikit/uidropproposal
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    /// Ignored, as the other wishes about looks are: a copy of the view follows the pointer.
    open var isPrecise = false
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) { self.operation = operation }

    @available(*, unavailable) override public convenience init() { self.init(operation: .cancel) }
}

/// Changes beside the animation of a drop, which is none here: the animations run at once, the completions after them.
///
/// Source: developer.apple.com/documentation/uikit/uidraganimating
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Runs what is added at once.
@MainActor final class ImmediateDragAnimator: NSObject, UIDragAnimating {
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
