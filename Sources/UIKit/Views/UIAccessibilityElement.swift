package import RenderTree
import TreePainter

/// A part of a view that it draws itself, and that assistive technology reaches as an element of its own.
///
/// Partly: it is activated in its middle, as a tap there; the views in its container stay reachable, too.
///
/// Source: developer.apple.com/documentation/uikit/uiaccessibilityelement
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true { didSet { view?.didChangeLooks() } }
    open var accessibilityLabel: String? { didSet { view?.didChangeLooks() } }
    open var accessibilityValue: String? { didSet { view?.didChangeLooks() } }
    open var accessibilityHint: String? { didSet { view?.didChangeLooks() } }
    open var accessibilityIdentifier: String? { didSet { view?.didChangeLooks() } }
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { view?.didChangeLooks() } }
    /// Frame in the coordinates of the container.
    open var accessibilityFrameInContainerSpace = CGRect.zero { didSet { view?.didChangeLooks() } }
    override open var accessibilityFrame: CGRect {
        get { view?.convert(accessibilityFrameInContainerSpace, to: nil) ?? accessibilityFrameInContainerSpace }
        set { accessibilityFrameInContainerSpace = view?.convert(newValue, from: nil) ?? newValue }
    }

    /// Greatest number of elements of a view; later ones are not reached.
    static let countMax = 200

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    private var view: UIView? { accessibilityContainer as? UIView }
    override open var next: UIResponder? { view }

    /// Called when assistive technology activates the element; returns whether that has done something.
    override open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}

    /// The element as a node.
    var draft: NodeDraft? {
        guard isAccessibilityElement else { return nil }
        var draft = NodeDraft(frame: TreeRect(accessibilityFrameInContainerSpace))
        var words = NodeAccessibility()
        (words.label, words.value) = (accessibilityLabel, accessibilityValue)
        (words.hint, words.identifier) = (accessibilityHint, accessibilityIdentifier)
        if !accessibilityTraits.isEmpty { words.replaceTraits(with: accessibilityTraits) }
        draft.node.accessibility = words
        if accessibilityTraits.contains(.button) { draft.node.interactions = .tap }
        // Fingers and mice touch what the view draws.
        draft.node.style.ignoresInput = true
        (draft.responder, draft.identity) = (self, self)
        return draft
    }
}

extension UIAccessibilityElement: PartResponder {
    package func receive(_ event: InputEvent) {
        switch event {
        case .tap: if !accessibilityActivate() { view?.tap(at: middle) }
        case .adjust(_, let isIncrement): if isIncrement { accessibilityIncrement() } else { accessibilityDecrement() }
        default: break
        }
    }

    private var middle: CGPoint {
        CGPoint(x: accessibilityFrameInContainerSpace.midX, y: accessibilityFrameInContainerSpace.midY)
    }
}

extension UIView {
    /// Nodes of the elements that the view has for assistive technology.
    var elementNodes: [NodeDraft] {
        (0..<max(0, min(accessibilityElementCount(), UIAccessibilityElement.countMax)))
            .compactMap { (accessibilityElement(at: $0) as? UIAccessibilityElement)?.draft }
    }

    /// Touches the view at a point, and lifts the finger.
    fileprivate func tap(at point: CGPoint) {
        func event(_ kind: GestureEvent.Kind, _ phase: GestureEvent.Phase) -> GestureEvent {
            GestureEvent(
                gesture: kind, phase: phase, startX: point.x, startY: point.y, x: point.x, y: point.y,
                amount: kind == .tap ? 1 : nil)
        }
        for phase in [GestureEvent.Phase.began, .ended] { deliverTouch(event(.drag, phase)) }
        for recognizer in gestureRecognizers ?? [] { recognizer.receive(event(.tap, .ended)) }
    }
}
