/// The gestures that a painter recognises on one node. They come as `InputEvent.gesture`.
public struct NodeGestures: Hashable, Sendable, Codable {
    /// Numbers of taps in a row that mean something, each at least 1.
    public var taps: [Int]?
    public var longPress: LongPress?
    /// Points that a pointer moves before it is a drag; nil where drags are not wanted.
    public var dragDistance: Double?
    /// True where two fingers (or Control and the wheel) enlarge.
    public var magnifies: Bool?
    /// True where two fingers turn.
    public var rotates: Bool?
    /// True where these come before those of the nodes inside (`highPriorityGesture`).
    public var comesFirst: Bool?
    /// True where the nodes around hear of the same pointer too (`simultaneousGesture`).
    public var isSimultaneous: Bool?

    /// Seconds that a press lasts, and points that it may move.
    public struct LongPress: Hashable, Sendable, Codable {
        public var duration: Double
        public var distance: Double
        public init(duration: Double, distance: Double) {
            self.duration = duration
            self.distance = distance
        }
    }

    public init(
        taps: [Int]? = nil, longPress: LongPress? = nil, dragDistance: Double? = nil, magnifies: Bool? = nil,
        rotates: Bool? = nil, comesFirst: Bool? = nil, isSimultaneous: Bool? = nil
    ) {
        self.taps = taps
        self.longPress = longPress
        self.dragDistance = dragDistance
        self.magnifies = magnifies
        self.rotates = rotates
        self.comesFirst = comesFirst
        self.isSimultaneous = isSimultaneous
    }
}

/// A stage of a gesture on one node.
public struct GestureEvent: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable { case tap, longPress, drag, magnify, rotate }
    /// A tap only ends. A long press begins when the pointer goes down and ends when it has lasted long enough.
    public enum Phase: String, Hashable, Sendable, Codable { case began, changed, ended, cancelled }

    public var gesture: Kind
    public var phase: Phase
    /// Where the gesture began, in points from the corner of the node's frame as it was then.
    public var startX, startY: Double
    /// Where it is now: the start, and how far the pointer has moved since.
    public var x, y: Double
    /// Taps in a row; the factor of enlarging; degrees of turning, clockwise.
    public var amount: Double?
    /// How fast a drag is, in points a second.
    public var velocityX, velocityY: Double?

    public init(
        gesture: Kind, phase: Phase, startX: Double, startY: Double, x: Double, y: Double, amount: Double? = nil,
        velocityX: Double? = nil, velocityY: Double? = nil
    ) {
        self.gesture = gesture
        self.phase = phase
        self.startX = startX
        self.startY = startY
        self.x = x
        self.y = y
        self.amount = amount
        self.velocityX = velocityX
        self.velocityY = velocityY
    }
}
