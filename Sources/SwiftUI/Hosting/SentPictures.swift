import RenderTree

/// The pictures that a painter has of one scene. Those that no node has referred to for a while are forgotten, so that an app
/// that draws a new picture sixty times a second does not fill the host.
struct SentPictures {
    /// Number of new pictures, and their bytes, after which it is looked for those that are not used.
    private static let countPerSweep = 32
    private static let byteCountPerSweep = 4 << 20
    private var known: Set<AssetID> = []
    /// Pictures of each node that has any.
    private var ofNodes: [NodeID: [AssetID]] = [:]
    /// Pictures of the looks through which a node's latest motion takes it.
    private var ofMotions: [NodeID: [AssetID]] = [:]
    /// Pictures that no node referred to at the last sweep. A painter may still be asking for them.
    private var unused: Set<AssetID> = []
    private var added = (count: 0, byteCount: 0)

    func has(_ asset: AssetID) -> Bool { known.contains(asset) }

    mutating func add(_ asset: AssetID, byteCount: Int) {
        guard known.insert(asset).inserted else { return }
        added = (added.count + 1, added.byteCount + byteCount)
    }

    mutating func remove(_ asset: AssetID) { known.remove(asset) }

    mutating func note(_ operations: [PatchOperation], _ motions: [Motion]) {
        for operation in operations {
            switch operation {
            case .put(let node):
                ofMotions.removeValue(forKey: node.id)
                let pictures = node.pictures
                if pictures.isEmpty { ofNodes.removeValue(forKey: node.id) } else { ofNodes[node.id] = pictures }
            case .remove(let nodes):
                for node in nodes {
                    ofNodes.removeValue(forKey: node)
                    ofMotions.removeValue(forKey: node)
                }
            case .frame, .children: break
            }
        }
        for motion in motions {
            for look in motion.before ?? [] { note(look, of: look.id) }
            for steps in motion.steps ?? [] { for look in steps.looks ?? [] { note(look, of: steps.node) } }
        }
    }

    private mutating func note(_ look: Node, of node: NodeID) {
        let pictures = look.pictures
        if !pictures.isEmpty { ofMotions[node, default: []] += pictures }
    }

    /// Pictures that nodes refer to, and the looks between which they move.
    var used: Set<AssetID> { Set(ofNodes.values.joined()).union(ofMotions.values.joined()) }

    /// Returns pictures that were not used at the last sweep and are not now, once there have been enough new ones.
    mutating func takeUnneeded() -> [AssetID] {
        guard added.count >= Self.countPerSweep || added.byteCount >= Self.byteCountPerSweep else { return [] }
        added = (0, 0)
        let idle = known.subtracting(used)
        let unneeded = idle.intersection(unused)
        known.subtract(unneeded)
        unused = idle.subtracting(unneeded)
        return Array(unneeded)
    }

    /// Returns all pictures that are not used now.
    /// - Parameter named: pictures that the next patch may refer to.
    mutating func takeIdle(except named: Set<AssetID>) -> Set<AssetID> {
        let idle = known.subtracting(used).subtracting(named)
        known.subtract(idle)
        (unused, added) = ([], (0, 0))
        return idle
    }
}

extension Motion {
    /// Looks of nodes that a painter shows on the way.
    var looks: [Node] { (before ?? []) + (steps ?? []).flatMap { $0.looks ?? [] } }
}
