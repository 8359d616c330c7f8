/// A touch of one finger or pointer. Source: developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began = 0, moved, stationary, ended, cancelled }
    public enum TouchType: Int, Sendable { case direct = 0, indirect, pencil, indirectPointer }

    /// View that the touch began in; it stays the same while the finger moves.
    public internal(set) weak var view: UIView?
    public internal(set) var phase = Phase.began
    public internal(set) var tapCount = 1
    /// Seconds since the system started.
    public internal(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
    /// Always direct: kinds of pointers are not distinguished.
    public let type = TouchType.direct
    public let force: CGFloat = 1
    public let maximumPossibleForce: CGFloat = 1
    public let majorRadius: CGFloat = 20
    /// Upright: a browser's touches do not tell how a pen is held.
    /// Source: developer.apple.com/documentation/uikit/uitouch/altitudeangle
    public let altitudeAngle = CGFloat.pi / 2
    /// Location in the coordinates of `view`, in points.
    var place = CGPoint.zero
    var previous = CGPoint.zero

    override public init() { super.init() }

    /// Creates a touch that a person makes with the keyboard.
    package init(at place: CGPoint, in view: UIView) {
        super.init()
        self.view = view
        (self.place, previous) = (place, place)
    }

    /// Ends a touch that a person makes with the keyboard.
    package func end() { phase = .ended }

    /// Returns 0: a browser's touches do not tell how a pen is held.
    /// Source: developer.apple.com/documentation/uikit/uitouch/azimuthangle(in:)
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Source: developer.apple.com/documentation/uikit/uitouch/azimuthunitvector(in:)
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    open var window: UIWindow? { view?.window }

    /// Returns the location in another view's coordinates; nil is the outermost view.
    open func location(in other: UIView?) -> CGPoint { view?.convert(place, to: other) ?? place }
    open func previousLocation(in other: UIView?) -> CGPoint { view?.convert(previous, to: other) ?? previous }
    /// Returns the same as `location(in:)`: a browser reports no higher precision.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// An event with its touches. Source: developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches = 0, motion, remoteControl, presses }

    /// Kind of a motion. Source: <https://developer.apple.com/documentation/uikit/uievent/eventsubtype>
    public enum EventSubtype: Int, Sendable { case none = 0, motionShake }

    /// Buttons of a mouse. Source: <https://developer.apple.com/documentation/uikit/uievent/buttonmask-swift.struct>
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        /// Returns the mask of a button by its number from 1 on; none for a number beyond 32.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    public let type = EventType.touches
    public internal(set) var allTouches: Set<UITouch>?
    public internal(set) var timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime

    /// Returns the touch alone: the browser reports each place at once.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Returns nothing: no places are foretold.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
    open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
