// Outlines of layouts and snapshots in words, for an author to print.
extension NSCollectionLayoutGroup {
    /// Returns the group's size and those of its items, one a line, each indented below what holds it.
    /// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/visualdescription()>
    public func visualDescription() -> String { description(ofLevel: 0) }

    private func description(ofLevel level: Int) -> String {
        let items = subitems.map { item in
            (item as? NSCollectionLayoutGroup)?.description(ofLevel: level + 1) ?? line("item", item, level + 1)
        }
        return ([line("group", self, level)] + items).joined(separator: "\n")
    }

    private func line(_ word: String, _ item: NSCollectionLayoutItem, _ level: Int) -> String {
        let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
        return String(repeating: "  ", count: level) + "\(word) \(width.words) × \(height.words)"
    }
}

extension NSCollectionLayoutDimension {
    fileprivate var words: String {
        let words =
            switch kind {
            case .fractionOfWidth: "of the width"
            case .fractionOfHeight: "of the height"
            case .absolute: "points"
            case .estimated: "estimated"
            case .uniform: "uniform"
            }
        return "\(dimension) \(words)"
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Returns the items, one a line, each indented below its parent, with `+` before those that can be expanded and `-` before
    /// those that are.
    /// Source: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/visualdescription()>
    public func visualDescription() -> String {
        items.map { item in
            let hasChildren = items.contains { parent(of: $0) == item }
            let mark = isExpanded(item) ? "- " : hasChildren ? "+ " : "* "
            return String(repeating: "  ", count: level(of: item)) + mark + "\(item)"
        }.joined(separator: "\n")
    }
}
