/// What a patch has changed about the children of one node: without those at either end that have stayed, so that one
/// more row costs little in a long list.
struct Regrouping {
    let parent: NodeID
    let removed: ArraySlice<NodeID>
    let added: ArraySlice<NodeID>

    /// `nil` where the children are as before.
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
