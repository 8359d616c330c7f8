/// Keyframes of one node at even intervals, the first and the last look included.
public struct NodeKeyframes: Hashable, Sendable, Codable {
    public var node: NodeID
    /// Frames, in the form of `Node.frame`.
    public var frames: [TreeRect]?
    /// Transforms, in the form of `NodeStyle.transform`. They are needed for a full turn, whose ends look the same.
    public var transforms: [[Double]]?
    public var opacities: [Double]?
    /// Paths, in the form of `ShapeContent.path`.
    public var paths: [String]?
    /// Looks for all other changes. Only style and content are used; the content `group` means the node's own content.
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
