/// What a patch has changed so far: everything as it was before, so that it can be checked and taken back.
struct TreeChanges {
    let revision: Int
    let root: NodeID?
    let byteCount: Int
    /// nil where there was no such node, or no parent.
    private(set) var nodes: [NodeID: Node?] = [:]
    private(set) var parents: [NodeID: NodeID?] = [:]
    /// Touched nodes in the order of the patch: what is wrong is then found in that order.
    private(set) var touched: [NodeID] = []

    init(revision: Int, root: NodeID?, byteCount: Int) {
        self.revision = revision
        self.root = root
        self.byteCount = byteCount
    }

    /// The first note counts: it is how things were before the patch.
    mutating func note(_ id: NodeID, _ old: Node?) {
        guard nodes[id] == nil else { return }
        nodes[id] = .some(old)
        touched.append(id)
    }

    mutating func note(_ id: NodeID, parent: NodeID?) {
        guard parents[id] == nil else { return }
        parents[id] = .some(parent)
    }

    /// The node before the patch; nil where there was none. Asked of touched nodes only.
    func before(_ id: NodeID) -> Node? { nodes[id] ?? nil }

    func existedBefore(_ id: NodeID) -> Bool {
        guard let noted = nodes[id] else { return true }
        return noted != nil
    }
}
