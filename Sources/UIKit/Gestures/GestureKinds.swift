import RenderTree

/// Recognises taps. Source: developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1 { didSet { view?.didChangeLooks() } }
    /// Ignored: taps with several fingers count as taps.
    open var numberOfTouchesRequired = 1
    /// Buttons of which a mouse must press one. A browser reports the primary one alone: a tap that requires another is never
    /// recognised, not even by a finger.
    /// Source: developer.apple.com/documentation/uikit/uitapgesturerecognizer/buttonmaskrequired
    open var buttonMaskRequired = UIEvent.ButtonMask.primary { didSet { view?.didChangeLooks() } }

    override func ask(_ gestures: inout NodeGestures) {
        guard buttonMaskRequired.contains(.primary) else { return }
        gestures.taps = (gestures.taps ?? []) + [max(1, numberOfTapsRequired)]
    }

    override func recognize(_ event: GestureEvent) -> Bool {
        guard buttonMaskRequired.contains(.primary) else { return false }
        return event.gesture == .tap && event.phase == .ended
            && event.amount ?? 1 == Double(max(1, numberOfTapsRequired))
    }
    override var isDiscrete: Bool { true }
}

/// Recognises a press that lasts long enough. It begins and ends at once then: movements afterwards are not reported.
/// Source: developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Shortest duration of a press, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Largest movement during a press, in points.
    open var allowableMovement: CGFloat = 10
    /// Ignored: one finger presses.
    open var numberOfTouchesRequired = 1
    /// Ignored: a press without taps before it.
    open var numberOfTapsRequired = 0

    override func ask(_ gestures: inout NodeGestures) {
        gestures.longPress = .init(duration: minimumPressDuration, distance: allowableMovement)
    }

    override func recognize(_ event: GestureEvent) -> Bool { event.gesture == .longPress && event.phase == .ended }
    override func states(of event: GestureEvent) -> [State] { [.began, .ended] }
    override var isDiscrete: Bool { true }
}

/// Recognises drags. Source: developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Ignored: one finger drags.
    open var minimumNumberOfTouches = 1
    /// Ignored: one finger drags.
    open var maximumNumberOfTouches = Int.max
    /// Ignored: a wheel scrolls and does not drag.
    /// Source: developer.apple.com/documentation/uikit/uipangesturerecognizer/allowedscrolltypesmask
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    private var origin = CGPoint.zero
    private var speed = CGPoint.zero

    override func ask(_ gestures: inout NodeGestures) { gestures.dragDistance = 10 }

    override func recognize(_ event: GestureEvent) -> Bool {
        guard event.gesture == .drag else { return false }
        if event.phase == .began { origin = event.start }
        speed = event.velocity
        return true
    }

    /// Returns the distance in points from where the gesture began, or from the origin that `setTranslation` has set.
    open func translation(in view: UIView?) -> CGPoint { CGPoint(x: place.x - origin.x, y: place.y - origin.y) }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        origin = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
    }

    /// Returns the velocity in points per second; it is exact when the gesture ends.
    open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// Recognises swipes: drags that end far enough in a direction.
/// Source: developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction = Direction.right
    /// Ignored: swipes with several fingers count as swipes.
    open var numberOfTouchesRequired = 1
    /// Shortest length of a swipe, in points.
    private static let leastDistance: CGFloat = 40

    override var isDiscrete: Bool { true }

    override func ask(_ gestures: inout NodeGestures) { gestures.dragDistance = 10 }

    override func recognize(_ event: GestureEvent) -> Bool {
        guard event.gesture == .drag, event.phase == .ended else { return false }
        let (x, y) = (event.place.x - event.start.x, event.place.y - event.start.y)
        guard max(abs(x), abs(y)) >= Self.leastDistance else { return false }
        let swiped: Direction = abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        return direction.contains(swiped)
    }
}

/// Recognises pinches of two fingers. Source: developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Scale factor since the gesture began, or since this was last set to 1.
    open var scale: CGFloat = 1 { didSet { base = total / (scale == 0 ? 1 : scale) } }
    public let velocity: CGFloat = 0
    private var total: CGFloat = 1
    private var base: CGFloat = 1

    override func ask(_ gestures: inout NodeGestures) { gestures.magnifies = true }

    override func recognize(_ event: GestureEvent) -> Bool {
        guard event.gesture == .magnify else { return false }
        if event.phase == .began { base = 1 }
        total = event.amount ?? 1
        scale = total / base
        return true
    }
}

/// Recognises rotations by two fingers. Source: developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Rotation in radians, clockwise, since the gesture began or this was last set to 0.
    open var rotation: CGFloat = 0 { didSet { base = total - rotation } }
    public let velocity: CGFloat = 0
    private var total: CGFloat = 0
    private var base: CGFloat = 0

    override func ask(_ gestures: inout NodeGestures) { gestures.rotates = true }

    override func recognize(_ event: GestureEvent) -> Bool {
        guard event.gesture == .rotate else { return false }
        if event.phase == .began { base = 0 }
        total = (event.amount ?? 0) * .pi / 180
        rotation = total - base
        return true
    }
}

/// Recognises drags that begin at an edge of the view, within 20 points.
/// Source: <https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer>
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
    private var isAtEdge = false
    private static let reach: CGFloat = 20

    override func recognize(_ event: GestureEvent) -> Bool {
        guard event.gesture == .drag, let view else { return false }
        if event.phase == .began { isAtEdge = starts(at: event.start, in: view.box.size) }
        return isAtEdge && super.recognize(event)
    }

    private func starts(at point: CGPoint, in size: CGSize) -> Bool {
        edges.contains(.left) && point.x <= Self.reach || edges.contains(.right) && point.x >= size.width - Self.reach
            || edges.contains(.top) && point.y <= Self.reach
            || edges.contains(.bottom) && point.y >= size.height - Self.reach
    }
}

/// Kinds of wheels. Source: developer.apple.com/documentation/uikit/uiscrolltypemask
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognises a pointer over a view; none is reported.
/// Source: <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer>
@available(*, deprecated, message: "UIHoverGestureRecognizer has no effect in Parley: hovering is not reported")
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Distance of a pencil from the screen, 0…1; always 0.
    /// Source: <https://developer.apple.com/documentation/uikit/uihovergesturerecognizer/zoffset>
    open var zOffset: CGFloat { 0 }
}
