// Names of views in diagnostics: an author knows the types in the app's code, not those that modifiers produce.
extension Element {
    /// Name of the nearest view written by the author, this one or an ancestor, else of the view itself.
    var viewName: String { authorName ?? name.shortTypeName }
}

extension Element {
    /// Name of the first view written by the author, searched from here down along first children.
    var outermostAuthorName: String {
        var next: Element? = self
        while let element = next {
            if element.isAuthored { return element.name }
            next = element.childElements.first
        }
        return name.shortTypeName
    }
}

extension LayoutNode {
    /// The deepest node, along first dirty children, that has to be placed again.
    var dirtyLeaf: LayoutNode {
        var leaf = self
        while let next = leaf.below.first(where: \.isDirty) { leaf = next }
        return leaf
    }

    /// Name of the author's view that this node belongs to; nil before it is in a tree.
    var viewName: String? {
        var next: LayoutNode? = self
        while let node = next {
            if let owner = node.owner { return owner.viewName }
            next = node.parent
        }
        return nil
    }
}

extension String {
    /// The name without generic arguments: `Stack` for `Stack<Text>`.
    package var shortTypeName: String { String(prefix { $0 != "<" }) }
}
