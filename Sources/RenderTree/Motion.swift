/// How some of what a patch changes comes about in time. What the operations say holds at once; this is only how it is
/// drawn, and a painter that shows no motion leaves it out.
public struct Motion: Hashable, Sendable, Codable {
    public var timing: MotionTiming
    /// Nodes that the patch changes: they are drawn on the way from how they look now.
    public var nodes: [NodeID]?
    /// Nodes that are drawn like this at first: new ones, as they come. Without children; the content `group` stands for
    /// that of the node itself.
    public var before: [Node]?
    /// Nodes that the patch removes, each the topmost of a branch: they are drawn on the way to this, then no more.
    /// Frame and style count.
    public var after: [Node]?
    /// Looks that a painter cannot find between the first and the last.
    public var steps: [MotionSteps]?

    public init(
        timing: MotionTiming, nodes: [NodeID]? = nil, before: [Node]? = nil, after: [Node]? = nil,
        steps: [MotionSteps]? = nil
    ) {
        self.timing = timing
        self.nodes = nodes
        self.before = before
        self.after = after
        self.steps = steps
    }
}

/// Seconds, and how the way is divided among them.
public struct MotionTiming: Hashable, Sendable, Codable {
    public var duration: Double
    public var delay: Double?
    /// The control points of a cubic Bézier curve, `[x1, y1, x2, y2]`, each x within 0…1.
    public var bezier: [Double]?
    /// Instead of a curve: shares of the way at even intervals, the first 0 and the last 1; a spring may go beyond.
    public var samples: [Double]?
    /// How often; nil is once, 0 is for ever.
    public var repeatCount: Int?
    /// Every second time goes back.
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
