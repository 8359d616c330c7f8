// Rows that are swiped to the side, and rows with a button to delete them.
extension UITableView {
    func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        guard dataSource?.tableView(self, canEditRowAt: path) == true else { return .none }
        return rows?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Puts the cell where its row stands; with actions, into an area of its own that a person swipes.
    func place(_ cell: UITableViewCell, _ path: IndexPath, _ frame: CGRect) {
        let leading = rows?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        let trailing =
            rows?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? deletion(at: path, cell)
        let isSwiped = !(leading?.actions.isEmpty ?? true) || !(trailing?.actions.isEmpty ?? true)
        guard isSwiped else {
            forgetSwipe(of: cell)
            cell.frame = frame
            if cell.superview !== self { addSubview(cell) }
            return
        }
        let area = swipes[ObjectIdentifier(cell)] ?? SwipeArea(cell)
        swipes[ObjectIdentifier(cell)] = area
        area.show(leading?.actions ?? [], trailing?.actions ?? [])
        area.frame = frame
        if area.superview !== self { addSubview(area) }
    }

    func forgetSwipe(of cell: UITableViewCell) {
        swipes.removeValue(forKey: ObjectIdentifier(cell))?.removeFromSuperview()
    }

    private func deletion(at path: IndexPath, _ cell: UITableViewCell) -> UISwipeActionsConfiguration? {
        guard editingStyle(of: path) == .delete else { return nil }
        let title = rows?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self, weak cell] _, _, done in
            if let self, let cell, let path = indexPath(for: cell) {
                dataSource?.tableView(self, commit: .delete, forRowAt: path)
            }
            done(true)
        }
        cell.deleteChosen = { [weak self, weak cell] in
            if let self, let cell { swipes[ObjectIdentifier(cell)]?.open() }
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
