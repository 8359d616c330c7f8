import RenderTree

/// A view that a person operates.
///
/// Source: developer.apple.com/documentation/uikit/uicontrol. Actions are closures, or methods by name
/// (`UIControl+Selectors`).
@preconcurrency @MainActor open class UIControl: UIView {
    open var isEnabled = true { didSet { enabledDidChange() } }
    open var isSelected = false { didSet { stateDidChange() } }
    open var isHighlighted = false { didSet { stateDidChange() } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { stateDidChange() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { stateDidChange() } }
    var handlers: [ControlHandler] = []
    /// Whether a finger is on the control.
    private var isPressed = false
    /// When a finger was last put down.
    var lastPress = Date.distantPast

    override public init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeControlValues(from: coder) }
    }

    /// Events of a control for which actions run. Source: developer.apple.com/documentation/uikit/uicontrol/event
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        /// Sent with `touchDown`, when the control was tapped just before.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xfff)
        public static let allEditingEvents = Event(rawValue: 0xf_0000)
        public static let allEvents = Event(rawValue: 0xffff_ffff)
    }

    /// State of a control. Source: developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    public enum ContentHorizontalAlignment: Int, Sendable { case center = 0, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center = 0, top, bottom, fill }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called when the state has changed.
    func stateDidChange() { setNeedsLayout() }

    // MARK: Actions

    /// Adds an action. One with the same identifier for the same events is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(ControlHandler(action, for: controlEvents))
        didChangeLooks()
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes an action for these events; it stays for the others that it was added for.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        for index in handlers.indices where handlers[index].action?.identifier == identifier {
            handlers[index].events.subtract(controlEvents)
        }
        handlers.removeAll { $0.events.isEmpty }
    }

    open func sendActions(for controlEvents: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { handler.perform(self) }
    }

    open func sendAction(_ action: UIAction) { action.perform(from: self) }
    /// Calls a method of a target for an event; all that are called by name come through here.
    /// Source: developer.apple.com/documentation/uikit/uicontrol/sendaction(_:to:for:)
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        TargetAction(target.map { $0 as AnyObject }, action).send(from: self, event)
    }

    // MARK: Menu

    /// Whether a tap, and not only a long press, opens the control's menu.
    open var showsMenuAsPrimaryAction = false { didSet { didChangeLooks() } }
    /// Whether a long press opens the menu that `contextMenuInteraction(_:configurationForMenuAtLocation:)` returns.
    open var isContextMenuInteractionEnabled = false { didSet { menuInteractionDidChange() } }
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
    /// Words that a pointer shows where it rests on the control.
    open var toolTip: String? { didSet { didChangeLooks() } }
    /// Returns the control's menu; nil for none.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Ignored: a menu stands where the person's hand is.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: box.width / 2, y: box.height)
    }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Calls `iterator` with each action or target and its events, until it sets its last argument. Apple's has the
    /// target in a pair with a selector.
    open func enumerateEventHandlers(_ iterator: (UIAction?, Any?, Event, inout Bool) -> Void) {
        var stop = false
        for handler in handlers where !stop { iterator(handler.action, handler.target, handler.events, &stop) }
    }

    // MARK: Tracking

    /// Whether a finger is followed: from `beginTracking(_:with:)` until it is lifted, or the control gives it up.
    open internal(set) var isTracking = false
    /// Whether the followed finger is within the control.
    open internal(set) var isTouchInside = false

    /// Calls the tracking methods for a finger on the control.
    func track(_ touch: UITouch, _ event: UIEvent) {
        sendTouchEvents(touch)
        switch touch.phase {
        case .began:
            isTouchInside = true
            isTracking = isEnabled && beginTracking(touch, with: event)
        case .moved, .stationary:
            isTouchInside = point(inside: touch.location(in: self), with: event)
            if isTracking, !continueTracking(touch, with: event) { isTracking = false }
        case .ended:
            if isTracking { endTracking(touch, with: event) }
            isTracking = false
        case .cancelled:
            if isTracking { cancelTracking(with: event) }
            isTracking = false
        }
    }

    // MARK: Input

    private final func enabledDidChange() {
        if !isEnabled, isPressed { (isPressed, isHighlighted) = (false, false) }
        stateDidChange()
    }

    /// Runs the control's response to a tap. One of an app's own only tells that it was touched.
    func triggered() {
        sendActions(for: .touchUpInside)
        if showsMenuAsPrimaryAction { contextMenuInteraction?.open(at: CGPoint(x: box.width / 2, y: box.height / 2)) }
    }

    /// Whether this is a control of an app's own, and somebody listens to touches. Those of UIKit have nodes of their own.
    private final var isPressable: Bool {
        guard type(of: self) == UIControl.self || !FrameworkTypes.own(type(of: self)) else { return false }
        return handlers.contains { !$0.events.isDisjoint(with: .allTouchEvents) }
    }

    /// A control that is pressed is a button; one that contains others is a group that takes the taps beside them.
    override var nodeContent: NodeContent {
        isPressable && !holdsControls ? .button(ButtonContent(isDisabled: isEnabled ? nil : true)) : .group
    }

    override var takesTaps: Bool { isPressable && isEnabled && holdsControls }

    override var ownAccessibility: NodeAccessibility { NodeAccessibility(label: isPressable ? spokenWords : nil) }

    override func receive(_ event: InputEvent) {
        guard isEnabled else { return }
        switch event {
        case .tap: triggered()
        case .press(_, let isDown):
            (isPressed, isHighlighted) = (isDown, isDown)
            if isDown { sendActions(for: pressEvents()) }
        default: super.receive(event)
        }
    }
}

// In an extension, so that the methods are in no table of the class: see `ChangeHandler`.
extension UIControl {
    /// Parley's own, beside the method that takes a selector: `button.addTarget(self, action: Game.tapped, for:
    /// .touchUpInside)`, where `tapped` is a method without arguments. The target is held weakly.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) {
        handlers.append(ControlHandler(target, for: controlEvents) { target, _ in action(target)() })
    }

    /// Parley's own: the same for a method that takes the control. It is not called for a control of another class than
    /// its parameter's.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for controlEvents: Event
    ) {
        handlers.append(
            ControlHandler(target, for: controlEvents) { target, control in
                if let sender = control as? Sender { action(target)(sender) }
            })
    }
}
