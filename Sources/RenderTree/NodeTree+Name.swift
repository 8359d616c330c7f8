extension NodeTree {
    /// Largest number of nodes among which a name is looked for.
    private static let namedNodeCountMax = 200

    /// Returns the name by which a person knows the node: its accessible name, its text, or a field's placeholder; where it
    /// has none, the first one below it. Nil where none of the first 200 nodes there has a name.
    public func name(of id: NodeID) -> String? {
        var pending = [id]
        for _ in 0..<Self.namedNodeCountMax {
            guard let next = pending.popLast() else { return nil }
            guard let node = nodes[next] else { continue }
            if let words = node.words, !words.isEmpty { return words }
            pending.append(contentsOf: node.children.reversed())
        }
        return nil
    }
}
