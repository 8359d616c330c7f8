/// How one node looks on the way, at even intervals, the first and the last look included.
public struct MotionSteps: Hashable, Sendable, Codable {
    public var node: NodeID
    /// As `Node.frame`.
    public var frames: [TreeRect]?
    /// As `NodeStyle.transform`: a full turn looks the same at both ends.
    public var transforms: [[Double]]?
    public var opacities: [Double]?
    /// As `ShapeContent.path`.
    public var paths: [String]?
    /// What else changes. Style and content count; the content `group` stands for that of the node itself.
    public var looks: [Node]?

    public init(
        node: NodeID, frames: [TreeRect]? = nil, transforms: [[Double]]? = nil, opacities: [Double]? = nil,
        paths: [String]? = nil, looks: [Node]? = nil
    ) {
        self.node = node
        self.frames = frames
        self.transforms = transforms
        self.opacities = opacities
        self.paths = paths
        self.looks = looks
    }
}
