/// The difference between the old and the new children of one node, without their common prefix and suffix, so that
/// inserting a row into a long list is cheap.
struct ChildrenDiff {
    let parent: NodeID
    let removed: ArraySlice<NodeID>
    let added: ArraySlice<NodeID>

    /// Returns nil if the children are unchanged.
    init?(of parent: NodeID, from before: [NodeID], to after: [NodeID]) {
        guard before != after else { return nil }
        let head = zip(before, after).prefix { $0 == $1 }.count
        let rest = (before.dropFirst(head), after.dropFirst(head))
        let tail = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
        self.parent = parent
        removed = rest.0.dropLast(tail)
        added = rest.1.dropLast(tail)
    }
}
