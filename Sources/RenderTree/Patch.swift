/// An ordered list of changes that turns one tree of a scene into the next.
public struct Patch: Hashable, Sendable, Codable {
    /// Counts the patches of a scene from 1, without gaps.
    public var revision: Int { didSet { json = nil } }
    /// True if the patch starts from an empty tree, discarding the previous one.
    public var reset: Bool? { didSet { json = nil } }
    /// The root, if it changes. Its frame is the scene's whole area.
    public var root: NodeID? { didSet { json = nil } }
    public var operations: [PatchOperation] { didSet { json = nil } }
    /// Animations of the changes; nil if all are drawn at once.
    public var motions: [Motion]? { didSet { json = nil } }

    /// JSON that the patch was decoded from, if its reader keeps it; nil again after a change.
    public var json: CheckedJSON?

    private enum CodingKeys: String, CodingKey { case revision, reset, root, operations, motions }

    public init(
        revision: Int, reset: Bool? = nil, root: NodeID? = nil, operations: [PatchOperation], motions: [Motion]? = nil
    ) {
        self.revision = revision
        self.reset = reset
        self.root = root
        self.operations = operations
        self.motions = motions
    }
}

/// One change of a patch. On the wire: an object whose `op` names the case.
public enum PatchOperation: Hashable, Sendable {
    /// Inserts a node, or replaces a known one. Its children may come later in the same patch.
    indirect case put(Node)
    /// Moves or resizes a known node.
    case frame(NodeID, TreeRect)
    /// Replaces the ordered children of a known node.
    case children(NodeID, [NodeID])
    /// Removes nodes. By the end of the patch nothing refers to them.
    case remove([NodeID])
}

extension PatchOperation: Codable {
    private enum CodingKeys: String, CodingKey { case op, node, id, frame, children, ids }
    private enum Name: String, Codable { case put, frame, children, remove }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        switch try values.decode(Name.self, forKey: .op) {
        case .put: self = .put(try values.decode(Node.self, forKey: .node))
        case .frame:
            self = .frame(
                try values.decode(NodeID.self, forKey: .id), try values.decode(TreeRect.self, forKey: .frame))
        case .children:
            self = .children(
                try values.decode(NodeID.self, forKey: .id), try values.decode([NodeID].self, forKey: .children))
        case .remove: self = .remove(try values.decode([NodeID].self, forKey: .ids))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .put(let node):
            try values.encode(Name.put, forKey: .op)
            try values.encode(node, forKey: .node)
        case .frame(let id, let frame):
            try values.encode(Name.frame, forKey: .op)
            try values.encode(id, forKey: .id)
            try values.encode(frame, forKey: .frame)
        case .children(let id, let children):
            try values.encode(Name.children, forKey: .op)
            try values.encode(id, forKey: .id)
            try values.encode(children, forKey: .children)
        case .remove(let ids):
            try values.encode(Name.remove, forKey: .op)
            try values.encode(ids, forKey: .ids)
        }
    }
}
