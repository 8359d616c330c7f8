// Places of whole sections, and rows by their place.
extension UITableView {
    /// Ignored: rows are measured again when their table changes.
    /// Source: developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.enum
    public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

    /// Returns the frame of a section with its header and footer, in the table's coordinates; zero for one that does not exist.
    /// Source: developer.apple.com/documentation/uikit/uitableview/rect(forsection:)
    public func rect(forSection section: Int) -> CGRect {
        planIfNeeded()
        guard plan.sections.indices.contains(section) else { return .zero }
        let part = plan.sections[section]
        return part.rows.reduce(part.header.union(part.footer)) { $0.union($1) }
    }

    /// Returns the frame of a section's footer; zero for a section that does not exist.
    /// Source: developer.apple.com/documentation/uikit/uitableview/rectforfooter(insection:)
    public func rectForFooter(inSection section: Int) -> CGRect {
        planIfNeeded()
        return plan.sections.indices.contains(section) ? plan.sections[section].footer : .zero
    }

    /// Returns the rows that share area with a rectangle, from top to bottom.
    /// Source: developer.apple.com/documentation/uikit/uitableview/indexpathsforrows(in:)
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        planIfNeeded()
        return plan.rows(from: rect.minY, to: rect.maxY).filter { path in
            plan.frame(of: path).map { $0.minY < rect.maxY && $0.maxY > rect.minY && $0.intersects(rect) } == true
        }
    }

    /// Scrolls to the selected row that is nearest to the middle of the visible area.
    /// Source: developer.apple.com/documentation/uikit/uitableview/scrolltonearestselectedrow(at:animated:)
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let middle = contentOffset.y + box.height / 2
        let nearest = selected.min { abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle) }
        if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
    }

    /// Whether rows were changed that are not shown yet, as within `performBatchUpdates`.
    /// Source: developer.apple.com/documentation/uikit/uitableview/hasuncommittedupdates
    public var hasUncommittedUpdates: Bool { updateDepth > 0 || changes != nil }
}
