// What diagnostics call a view: an author knows the types that he has written, and not what modifiers make of them.
extension Element {
    /// The nearest view around that an author has written, else the view itself.
    var viewName: String { authorName ?? name.shortTypeName }
}

extension Element {
    /// The first view from the top that an author has written, along the first children.
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
    /// The innermost node that is to be placed again.
    var dirtyLeaf: LayoutNode {
        var leaf = self
        while let next = leaf.below.first(where: \.isDirty) { leaf = next }
        return leaf
    }

    /// The author's view that this node belongs to; nil before it has a place.
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
    /// `Stack<Text>` as `Stack`.
    fileprivate var shortTypeName: String { String(prefix { $0 != "<" }) }
}
