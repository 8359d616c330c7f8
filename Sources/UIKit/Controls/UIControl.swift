/// A view that a person works with.
///
/// Source: developer.apple.com/documentation/uikit/uicontrol. Actions are closures: there are no selectors on this platform.
@MainActor open class UIControl: UIView {
    open var isEnabled = true { didSet { stateDidChange() } }
    open var isSelected = false { didSet { stateDidChange() } }
    open var isHighlighted = false { didSet { stateDidChange() } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { stateDidChange() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { stateDidChange() } }
    private var actions: [(event: Event, identifier: UIAction.Identifier?, perform: (UIControl) -> Void)] = []

    override public init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Source: developer.apple.com/documentation/uikit/uicontrol/event
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
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

    /// Source: developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
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

    /// Called where the state has changed.
    func stateDidChange() { setNeedsLayout() }

    // MARK: Actions

    /// An action of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.event == controlEvents && $0.identifier == action.identifier }
        actions.append((controlEvents, action.identifier, { action.perform(from: $0) }))
        didChangeLooks()
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { !$0.event.isDisjoint(with: controlEvents) && $0.identifier == identifier }
    }

    /// Parley's own, in place of the form that takes a selector: `button.addTarget(self, action: Game.tapped, for:
    /// .touchUpInside)` where `tapped` is a method without arguments. The target is not kept alive.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
    ) {
        actions.append((controlEvents, nil, { [weak target] _ in if let target { action(target)() } }))
    }

    /// Parley's own: as above, where the method takes the control. A control of another class than it wants is not told.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for controlEvents: Event
    ) {
        actions.append(
            (
                controlEvents, nil,
                { [weak target] control in
                    if let target, let sender = control as? Sender { action(target)(sender) }
                }
            ))
    }

    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.event.isDisjoint(with: controlEvents) { entry.perform(self) }
    }

    open func sendAction(_ action: UIAction) { action.perform(from: self) }

    open func enumerateEventHandlers(_ iterator: (UIAction?, Any?, Event, inout Bool) -> Void) {
        var stop = false
        for entry in actions where !stop { iterator(nil, nil, entry.event, &stop) }
    }

    // MARK: Input

    /// What a tap on the control means.
    func triggered() {}

    override func receive(_ input: ViewInput) {
        guard isEnabled else { return }
        switch input {
        case .tap: triggered()
        case .press(let isDown):
            isHighlighted = isDown
            if isDown { sendActions(for: .touchDown) }
        default: super.receive(input)
        }
    }
}
