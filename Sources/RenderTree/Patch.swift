/// An ordered list of changes that turns one tree of a scene into the next.
public struct Patch: Hashable, Sendable, Codable {
    /// Counts the patches of a scene from 1, without gaps.
    public var revision: Int
    /// True where the tree starts anew: everything before it is forgotten.
    public var reset: Bool?
    /// The root, where it is new. Its frame is the scene's whole area.
    public var root: NodeID?
    public var operations: [PatchOperation]
    /// What of it comes about in time; nil where all is drawn at once.
    public var motions: [Motion]?

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

/// On the wire: an object whose `op` names the case.
public enum PatchOperation: Hashable, Sendable {
    /// A new node, or all of a known one again. Its children may come later in the same patch.
    indirect case put(Node)
    /// A known node moved or resized, nothing else.
    case frame(NodeID, TreeRect)
    /// A known node's children, in order.
    case children(NodeID, [NodeID])
    /// Nodes that are gone. By the end of the patch nothing refers to them.
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
