import RenderTree

/// Recognises a gesture on a view and calls its handlers.
///
/// Source: developer.apple.com/documentation/uikit/uigesturerecognizer. The initialisers that take a closure or a method
/// are Parley's own.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public internal(set) weak var view: UIView?
    open var isEnabled = true { didSet { enabledDidChange() } }
    /// Stage of the gesture. A subclass that looks at the touches itself sets it, which calls the handlers, unless it is `failed`.
    open var state = State.possible {
        didSet { if !isReceiving, state != .possible, state != .failed { tellHandlers() } }
    }
    private var isReceiving = false
    /// Whether the gesture that is received has begun, and was not refused.
    private var isBegun = false
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var name: String?
    /// Ignored: touches are not delivered beside gestures, so there is nothing to cancel.
    open var cancelsTouchesInView = true
    private var handlers: [(UIGestureRecognizer) -> Void] = []
    /// Methods that are called by name, after the handlers.
    var targets: [TargetAction] = []
    var start = CGPoint.zero
    var place = CGPoint.zero

    /// Stage of a gesture. Source: developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
    public enum State: Int, Sendable {
        case possible = 0
        case began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    override public convenience init() { self.init(target: nil, action: nil) }

    /// Creates a recogniser that calls a method of the target, which is held weakly.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Ignored: touches are delivered beside gestures.
    open var delaysTouchesBegan = false
    /// Ignored: touches are delivered beside gestures.
    open var delaysTouchesEnded = true
    /// Ignored: gestures do not depend on the kind of pointer.
    open var allowedTouchTypes: [NSNumber] = []
    open var requiresExclusiveTouchType = true

    /// Parley's own: calls the closure at each stage, as a target's action would be called.
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        handlers.append(handler)
    }

    /// Parley's own: `UITapGestureRecognizer(target: self, action: Board.tapped)`. The target is held weakly.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Parley's own: the same for a method that takes the recogniser.
    public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init()
        handlers.append { [weak target] recognizer in
            if let target, let sender = recognizer as? Sender { action(target)(sender) }
        }
    }

    // `final`, since the compiler names the method in the tables of subclasses otherwise than where it is, once the two are
    // compiled apart (Swift 6.2).
    public final func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        handlers.append { [weak target] _ in if let target { action(target)() } }
    }

    public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// Returns the gesture's point in a view's coordinates; nil is the outermost view.
    open func location(in other: UIView?) -> CGPoint { view?.convert(place, to: other) ?? place }

    open var numberOfTouches: Int { 1 }
    /// Returns the gesture's point: the places of single fingers are not known.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    open func require(toFail other: UIGestureRecognizer) { view?.didChangeLooks() }

    /// Adds the gestures that this recogniser needs to those that the painter is to report for the view.
    func ask(_ gestures: inout NodeGestures) {}

    /// Returns whether an event is one for this recogniser, and stores the event's values if so.
    func recognize(_ event: GestureEvent) -> Bool { false }

    final func receive(_ event: GestureEvent) {
        guard isEnabled, recognize(event) else { return }
        (start, place) = (event.start, event.place)
        let stages = states(of: event)
        if event.phase == .began || isDiscrete { isBegun = mayBegin() }
        guard isBegun else { return }
        // A handler may switch the recogniser off, which cancels the gesture.
        for stage in stages where isBegun { go(to: stage) }
        if state == .ended || state == .cancelled { finish() }
    }

    /// Whether the gesture is recognised in one event, and has not begun before.
    var isDiscrete: Bool { false }

    private func mayBegin() -> Bool {
        if let view, let delegate, !delegate.gestureRecognizer(self, shouldReceive: UITouch(at: start, in: view)) {
            return false
        }
        return view?.gestureRecognizerShouldBegin(self) ?? true
            && (delegate === view || delegate?.gestureRecognizerShouldBegin(self) ?? true)
    }

    private func go(to stage: State) {
        isReceiving = true
        defer { isReceiving = false }
        state = stage
        tellHandlers()
    }

    private func finish() { (state, isBegun) = (.possible, false) }

    private func enabledDidChange() {
        view?.didChangeLooks()
        guard !isEnabled, state == .began || state == .changed else { return }
        go(to: .cancelled)
        finish()
    }

    private func tellHandlers() {
        for handler in handlers { handler(self) }
        for target in targets { target.send(from: self) }
    }

    // MARK: Touches

    // Called for classes of an app's own, with the touches of the view that reach it.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called once a gesture is over, to forget what was seen of it.
    open func reset() {}
    /// Ignored: there is no single touch to leave out.
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    /// Never called: several gestures of one view are recognised at the same time, or as `require(toFail:)` says.
    /// Source: developer.apple.com/documentation/uikit/uigesturerecognizer/canprevent(_:)
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Never called, as `canPrevent(_:)` is not.
    /// Source: developer.apple.com/documentation/uikit/uigesturerecognizer/canbeprevented(by:)
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Never called, as `canPrevent(_:)` is not.
    /// Source: developer.apple.com/documentation/uikit/uigesturerecognizer/shouldrequirefailure(of:)
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Never called, as `canPrevent(_:)` is not.
    /// Source: developer.apple.com/documentation/uikit/uigesturerecognizer/shouldberequiredtofail(by:)
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recogniser may look at touches itself: its class is an app's, and of no kind of UIKit's, whose touches UIKit looks at.
    var hearsTouches: Bool {
        guard isEnabled, !FrameworkTypes.own(Swift.type(of: self)) else { return false }
        let kinds = sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) })
        return kinds.first(where: FrameworkTypes.own) == UIGestureRecognizer.self
    }
    private var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

    /// Calls the touch method of the phase, with the place of the touch.
    func receive(_ touch: UITouch, _ event: UIEvent) {
        guard hearsTouches else { return }
        place = touch.location(in: view)
        if touch.phase == .began { start = place }
        // Nothing more until it is reset.
        if !isOver { tell([touch], event) }
        guard touch.phase == .ended || touch.phase == .cancelled else { return }
        state = .possible
        reset()
    }

    private func tell(_ touches: Set<UITouch>, _ event: UIEvent) {
        switch touches.first?.phase {
        case .began: touchesBegan(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        default: touchesMoved(touches, with: event)
        }
    }

    /// Returns the states for which the handlers are called on an event, in order.
    func states(of event: GestureEvent) -> [State] {
        switch event.phase {
        case .began: [.began]
        case .changed: [.changed]
        case .ended: [.ended]
        case .cancelled: [.cancelled]
        }
    }
}

/// Decides whether a gesture begins. Source: developer.apple.com/documentation/uikit/uigesturerecognizerdelegate
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Called before a gesture begins, with the place where it did; false leaves the gesture out.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Never called: see `require(toFail:)`.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Never called: see `require(toFail:)`.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Never called: a gesture is delivered to all recognisers of a view, and to those of its ancestors where the view
    /// has none for it.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

extension UIGestureRecognizer {
    /// Source: developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)
    public func addTarget(_ target: Any, action: Selector) {
        let new = TargetAction(target as AnyObject, action)
        if !targets.contains(where: { $0.isNamed(new.target, action) }) { targets.append(new) }
    }

    /// Removes a method of a target: all of its methods where `action` is nil, and all targets where `target` is.
    /// Source: developer.apple.com/documentation/uikit/uigesturerecognizer/removetarget(_:action:)
    public func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.isNamed(target.map { $0 as AnyObject }, action) }
    }
}

extension UIView {
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
    }

    func recognizersDidChange(from old: [UIGestureRecognizer]?) {
        let new = gestureRecognizers ?? []
        for recognizer in old ?? [] where !new.contains(where: { $0 === recognizer }) { recognizer.view = nil }
        for recognizer in new where recognizer.view !== self {
            recognizer.view?.removeGestureRecognizer(recognizer)
            recognizer.view = self
        }
        didChangeLooks()
    }
}
