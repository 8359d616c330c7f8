/// Source: developer.apple.com/documentation/uikit/uitapgesturerecognizer
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1 { didSet { view?.didChangeLooks() } }
    /// Taps with several fingers are not told apart.
    open var numberOfTouchesRequired = 1

    override func ask(_ gestures: inout ViewGestures) { gestures.taps.append(max(1, numberOfTapsRequired)) }

    override func take(_ gesture: ViewGesture) -> Bool {
        gesture.kind == .tap && gesture.phase == .ended && Int(gesture.amount) == max(1, numberOfTapsRequired)
    }
}

/// Source: developer.apple.com/documentation/uikit/uilongpressgesturerecognizer. When the press has lasted long
/// enough it begins and ends at once: what the finger does then is not followed.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points.
    open var allowableMovement: CGFloat = 10

    override func ask(_ gestures: inout ViewGestures) {
        gestures.longPress = (minimumPressDuration, Double(allowableMovement))
    }

    override func take(_ gesture: ViewGesture) -> Bool { gesture.kind == .longPress && gesture.phase == .ended }
    override func states(of gesture: ViewGesture) -> [State] { [.began, .ended] }
}

/// Source: developer.apple.com/documentation/uikit/uipangesturerecognizer
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    private var origin = CGPoint.zero
    private var speed = CGPoint.zero

    override func ask(_ gestures: inout ViewGestures) { gestures.dragDistance = 10 }

    override func take(_ gesture: ViewGesture) -> Bool {
        guard gesture.kind == .drag else { return false }
        if gesture.phase == .began { origin = gesture.start }
        speed = gesture.velocity
        return true
    }

    /// Points from where the gesture began, or from where it was when this was last set.
    open func translation(in view: UIView?) -> CGPoint { CGPoint(x: place.x - origin.x, y: place.y - origin.y) }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        origin = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
    }

    /// Points a second; right at the end.
    open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// Source: developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
    /// Points along the way of the swipe.
    private static let leastDistance: CGFloat = 40

    override func ask(_ gestures: inout ViewGestures) { gestures.dragDistance = 10 }

    override func take(_ gesture: ViewGesture) -> Bool {
        guard gesture.kind == .drag, gesture.phase == .ended else { return false }
        let (x, y) = (gesture.place.x - gesture.start.x, gesture.place.y - gesture.start.y)
        guard max(abs(x), abs(y)) >= Self.leastDistance else { return false }
        let swiped: Direction = abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        return direction.contains(swiped)
    }
}

/// Source: developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much larger than when the gesture began, or since this was last set to 1.
    open var scale: CGFloat = 1 { didSet { base = total / (scale == 0 ? 1 : scale) } }
    public let velocity: CGFloat = 0
    private var total: CGFloat = 1
    private var base: CGFloat = 1

    override func ask(_ gestures: inout ViewGestures) { gestures.magnifies = true }

    override func take(_ gesture: ViewGesture) -> Bool {
        guard gesture.kind == .magnify else { return false }
        if gesture.phase == .began { base = 1 }
        total = gesture.amount
        scale = total / base
        return true
    }
}

/// Source: developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians, clockwise, since the gesture began or this was last set to 0.
    open var rotation: CGFloat = 0 { didSet { base = total - rotation } }
    public let velocity: CGFloat = 0
    private var total: CGFloat = 0
    private var base: CGFloat = 0

    override func ask(_ gestures: inout ViewGestures) { gestures.rotates = true }

    override func take(_ gesture: ViewGesture) -> Bool {
        guard gesture.kind == .rotate else { return false }
        if gesture.phase == .began { base = 0 }
        total = gesture.amount * .pi / 180
        rotation = total - base
        return true
    }
}
