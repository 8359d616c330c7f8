// Rows with swipe actions, and rows with a delete button.
extension UITableView {
    func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        guard dataSource?.tableView(self, canEditRowAt: path) == true else { return .none }
        return rows?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Deletes a row, once the person has confirmed it, or has the data source insert one.
    func pushEditingButton(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch cell.surroundings.editing {
        case .none: break
        case .delete: swipes[ObjectIdentifier(cell)]?.open()
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        }
    }

    /// Places a cell at its row's frame; one with swipe actions within a `SwipeArea`.
    func place(_ cell: UITableViewCell, _ path: IndexPath, _ frame: CGRect) {
        let leading = rows?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        let trailing =
            rows?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? rowActions(at: path, cell)
            ?? deletion(at: path, cell)
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

    /// Returns the actions of the way before iOS 11, which follow one another from the row's end.
    private func rowActions(at path: IndexPath, _ cell: UITableViewCell) -> UISwipeActionsConfiguration? {
        guard let actions = rows?.tableView(self, editActionsForRowAt: path), !actions.isEmpty else { return nil }
        return UISwipeActionsConfiguration(
            actions: actions.map { action in
                let style: UIContextualAction.Style = action.style == .default ? .destructive : .normal
                let new = UIContextualAction(style: style, title: action.title) { [weak self, weak cell] _, _, done in
                    if let self, let cell, let path = indexPath(for: cell) { action.handler(action, path) }
                    done(true)
                }
                new.backgroundColor = action.backgroundColor
                return new
            })
    }

    private func deletion(at path: IndexPath, _ cell: UITableViewCell) -> UISwipeActionsConfiguration? {
        guard editingStyle(of: path) == .delete else { return nil }
        let title =
            rows?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? SystemWords.current[.delete]
        let action = UIContextualAction(style: .destructive, title: title) { [weak self, weak cell] _, _, done in
            if let self, let cell, let path = indexPath(for: cell) {
                dataSource?.tableView(self, commit: .delete, forRowAt: path)
            }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
