/// Animation of some of a patch's changes. The operations take effect at once; a motion says only how painters draw the
/// transition, and a painter without animations ignores it.
public struct Motion: Hashable, Sendable, Codable {
    public var timing: MotionTiming
    /// Nodes that the patch changes, interpolated from their current look to the new one.
    public var nodes: [NodeID]?
    /// Initial looks from which inserted nodes are interpolated. Without children; the content `group` means the node's
    /// own content.
    public var before: [Node]?
    /// Final looks of the removed nodes, each the topmost of its subtree: they are interpolated to this look and then
    /// removed. Only frame and style are used.
    public var after: [Node]?
    /// Keyframes for changes that a painter cannot interpolate between the first and the last look.
    public var steps: [NodeKeyframes]?

    public init(
        timing: MotionTiming, nodes: [NodeID]? = nil, before: [Node]? = nil, after: [Node]? = nil,
        steps: [NodeKeyframes]? = nil
    ) {
        self.timing = timing
        self.nodes = nodes
        self.before = before
        self.after = after
        self.steps = steps
    }
}

/// Timing of a motion: its duration in seconds and its easing.
public struct MotionTiming: Hashable, Sendable, Codable {
    public var duration: Double
    public var delay: Double?
    /// The control points of a cubic Bézier curve, `[x1, y1, x2, y2]`, each x within 0…1.
    public var bezier: [Double]?
    /// Easing samples instead of a curve: progress at even intervals, the first 0 and the last 1; a spring may
    /// overshoot.
    public var samples: [Double]?
    /// Number of iterations; nil is one, 0 is infinite.
    public var repeatCount: Int?
    /// True if every second iteration plays backwards.
    public var autoreverses: Bool?

    public init(
        duration: Double, delay: Double? = nil, bezier: [Double]? = nil, samples: [Double]? = nil,
        repeatCount: Int? = nil, autoreverses: Bool? = nil
    ) {
        self.duration = duration
        self.delay = delay
        self.bezier = bezier
        self.samples = samples
        self.repeatCount = repeatCount
        self.autoreverses = autoreverses
    }
}
