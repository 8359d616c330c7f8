/// Waits for a gesture on a view and tells of it.
///
/// Source: developer.apple.com/documentation/uikit/uigesturerecognizer. The initialisers that take a selector cannot exist
/// here; those that take a closure or a method are Parley's own.
@MainActor open class UIGestureRecognizer: NSObject {
    public internal(set) weak var view: UIView?
    open var isEnabled = true { didSet { view?.didChangeLooks() } }
    public internal(set) var state = State.possible
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var name: String?
    /// Touches are not delivered beside gestures, so there is nothing to keep back.
    open var cancelsTouchesInView = true
    private var handlers: [(UIGestureRecognizer) -> Void] = []
    var start = CGPoint.zero
    var place = CGPoint.zero

    /// Source: developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
    public enum State: Int, Sendable {
        case possible = 0
        case began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    override public init() { super.init() }

    /// Parley's own: calls the closure at each stage, as a target's action would be.
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        handlers.append(handler)
    }

    /// Parley's own: `UITapGestureRecognizer(target: self, action: Board.tapped)`. The target is not kept alive.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Parley's own: as above, where the method takes the recogniser.
    public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init()
        handlers.append { [weak target] recognizer in
            if let target, let sender = recognizer as? Sender { action(target)(sender) }
        }
    }

    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        handlers.append { [weak target] _ in if let target { action(target)() } }
    }

    public func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) { handlers.append(handler) }

    /// Where the gesture is, in a view's coordinates; nil is the outermost view's.
    open func location(in other: UIView?) -> CGPoint { view?.convert(place, to: other) ?? place }

    open var numberOfTouches: Int { 1 }

    open func require(toFail other: UIGestureRecognizer) { view?.didChangeLooks() }

    /// Adds what the recogniser waits for.
    func ask(_ gestures: inout ViewGestures) {}

    /// Whether the stage of a gesture is one for this recogniser; it takes its numbers.
    func take(_ gesture: ViewGesture) -> Bool { false }

    final func receive(_ gesture: ViewGesture) {
        guard isEnabled, take(gesture) else { return }
        if gesture.phase == .began || gesture.kind == .tap {
            guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
        }
        (start, place) = (gesture.start, gesture.place)
        for stage in states(of: gesture) {
            state = stage
            for handler in handlers { handler(self) }
        }
        if state == .ended || state == .cancelled { state = .possible }
    }

    /// The stages that handlers are told of, in order.
    func states(of gesture: ViewGesture) -> [State] {
        switch gesture.phase {
        case .began: [.began]
        case .changed: [.changed]
        case .ended: [.ended]
        case .cancelled: [.cancelled]
        }
    }
}

/// Source: developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Not asked: all recognisers of a view hear of a gesture, and those around it where it has none for it.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIView {
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
    }

    func receiveGesture(_ input: ViewInput) {
        guard case .gesture(let gesture) = input else { return }
        for recognizer in gestureRecognizers ?? [] { recognizer.receive(gesture) }
    }
}
