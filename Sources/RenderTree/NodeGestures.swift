/// Gestures that a painter recognises on one node. They arrive as `InputEvent.gesture`.
public struct NodeGestures: Hashable, Sendable, Codable {
    /// Tap counts to recognise, each at least 1.
    public var taps: [Int]?
    public var longPress: LongPress?
    /// Distance in points before a movement becomes a drag; nil if drags are not recognised.
    public var dragDistance: Double?
    /// Whether pinching (or Control and the wheel) magnifies.
    public var magnifies: Bool?
    /// Whether turning two fingers rotates.
    public var rotates: Bool?
    /// Whether these gestures take precedence over those of descendants (`highPriorityGesture`).
    public var comesFirst: Bool?
    /// Whether ancestors recognise gestures of the same pointer too (`simultaneousGesture`).
    public var isSimultaneous: Bool?

    /// Minimum duration of a press in seconds, and maximum movement in points.
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

extension NodeGestures: ExaminedPart {
    func examine(_ examination: inout NodeExamination) {
        examination.add(byteCount: 128)
        examination.list(taps?.count ?? 0, countMax: TreeLimits.tapCountMax)
        for count in taps ?? [] { examination.number(Double(count), in: 0...TreeLimits.numberMax) }
        for value in [longPress?.duration, longPress?.distance, dragDistance] {
            examination.number(value, in: 0...TreeLimits.numberMax)
        }
    }
}

/// One phase of a gesture on one node.
public struct GestureEvent: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable { case tap, longPress, drag, magnify, rotate }
    /// A tap has only `ended`. A long press has `began` when the pointer goes down and `ended` after its minimum
    /// duration.
    public enum Phase: String, Hashable, Sendable, Codable, CaseIterable { case began, changed, ended, cancelled }

    public var gesture: Kind
    public var phase: Phase
    /// Start of the gesture, in points from the corner of the node's frame at that time.
    public var startX, startY: Double
    /// Current position: the start plus the pointer's translation.
    public var x, y: Double
    /// Tap count, magnification factor, or rotation in degrees clockwise.
    public var amount: Double?
    /// Velocity of a drag in points per second.
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
