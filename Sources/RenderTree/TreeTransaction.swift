/// The state before a patch of everything that the patch has changed so far, for checking and rolling back.
struct TreeTransaction {
    let revision: Int
    let root: NodeID?
    let byteCount: Int
    /// Previous values; nil if the node or its parent did not exist.
    private(set) var nodes: [NodeID: Node?] = [:]
    private(set) var parents: [NodeID: NodeID?] = [:]
    /// Nodes that the patch has put. The others have moved at most, or have other children.
    private(set) var put: Set<NodeID> = []
    /// Touched nodes in the order of the patch, so that the first error is found in that order.
    private(set) var touched: [NodeID] = []

    init(revision: Int, root: NodeID?, byteCount: Int) {
        self.revision = revision
        self.root = root
        self.byteCount = byteCount
    }

    /// Records a node's previous value. Only the first call counts: later ones see changes of the same patch.
    mutating func note(_ id: NodeID, _ old: Node?) {
        guard nodes[id] == nil else { return }
        nodes[id] = .some(old)
        touched.append(id)
    }

    mutating func notePut(_ id: NodeID) { put.insert(id) }

    mutating func note(_ id: NodeID, parent: NodeID?) {
        guard parents[id] == nil else { return }
        parents[id] = .some(parent)
    }

    /// Returns the node before the patch, or nil if it did not exist. Valid for touched nodes only.
    func before(_ id: NodeID) -> Node? { nodes[id] ?? nil }

    func existedBefore(_ id: NodeID) -> Bool {
        guard let noted = nodes[id] else { return true }
        return noted != nil
    }
}
