// Views of a table's rows, headers and footers.
extension UITableView {
    // MARK: Headers and footers

    /// Creates headers and footers, which is done again with each plan because their titles may have changed. Views of the last
    /// plan are there to be used again meanwhile; what nobody took is let go, as delegates may make new ones each time.
    func makeTitles() {
        recycleTitles()
        for section in 0..<max(0, numberOfSections) {
            headers[section] =
                taken(rows?.tableView(self, viewForHeaderInSection: section))
                ?? title(dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
            footers[section] =
                taken(rows?.tableView(self, viewForFooterInSection: section))
                ?? title(dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
        }
        viewPool = [:]
    }

    /// Returns a view of the delegate, which nobody else gets any more: it may have kept the view from the last plan.
    private func taken(_ view: UIView?) -> UIView? {
        if let identifier = (view as? UITableViewHeaderFooterView)?.reuseIdentifier {
            viewPool[identifier]?.removeAll { $0 === view }
        }
        return view
    }

    private func recycleTitles() {
        let (oldHeaders, oldFooters) = (headers, footers)
        (headers, footers) = ([:], [:])
        for section in Set(oldHeaders.keys).union(oldFooters.keys).sorted() {
            if let view = oldHeaders[section], recycle(view) {
                rows?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
            }
            if let view = oldFooters[section], recycle(view) {
                rows?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
            }
        }
    }

    /// - Returns: whether the view was shown.
    private func recycle(_ title: UIView) -> Bool {
        let wasShown = title.superview === self
        title.removeFromSuperview()
        if let view = title as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            viewPool[identifier, default: []].append(view)
        }
        return wasShown
    }

    private func title(_ text: String?, isHeader: Bool) -> UIView? {
        guard let text, !text.isEmpty else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let isPlain = style == .plain
        view.textLabel?.text = isPlain || !isHeader ? text : text.uppercased()
        view.textLabel?.font = .systemFont(ofSize: isPlain ? 17 : 13, weight: isPlain ? .semibold : .regular)
        view.textLabel?.textColor = isPlain ? .label : .secondaryLabel
        if !isHeader { view.textLabel?.accessibilityTraits = [] }
        return view
    }

    func showTitles() {
        for (section, part) in plan.sections.enumerated() {
            for (view, frame) in [(headers[section], part.header), (footers[section], part.footer)] {
                guard let view else { continue }
                view.frame = frame
                guard view.superview !== self else { continue }
                (view as? UITableViewHeaderFooterView)?.setNeedsUpdateConfiguration()
                if view === headers[section] {
                    rows?.tableView(self, willDisplayHeaderView: view, forSection: section)
                } else {
                    rows?.tableView(self, willDisplayFooterView: view, forSection: section)
                }
                addSubview(view)
            }
        }
        let width = box.width
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: width, height: header.box.height)
        }
        if let footer = tableFooterView {
            let height = footer.box.height
            footer.frame = CGRect(x: 0, y: plan.height - height, width: width, height: height)
        }
        backgroundView?.frame = CGRect(origin: contentOffset, size: box.size)
    }

    // MARK: Rows

    /// Measures the rows whose height is not given.
    /// - Returns: whether the height of one differs from the planned one.
    func measure(_ paths: [IndexPath]) -> Bool {
        var isOther = false
        for path in paths where measuredHeights[path] == nil && givenHeight(of: path) == nil {
            guard let planned = plan.frame(of: path), let cell = cells[path] ?? makeCell(path) else { continue }
            let height = cell.height(atWidth: planned.width)
            measuredHeights[path] = height
            if height != planned.height { isOther = true }
        }
        return isOther
    }

    private func makeCell(_ path: IndexPath) -> UITableViewCell? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        // An app may return one cell twice by mistake; it is shown where it was requested last.
        for (other, known) in cells where known === cell { cells[other] = nil }
        cells[path] = cell
        cell.becomeGivenToList()
        return cell
    }

    func show(_ wanted: [IndexPath]) {
        let paths = Set(wanted)
        endPresses { !paths.contains($0) }
        for (path, cell) in cells where !paths.contains(path) {
            cells[path] = nil
            takeAway(cell, path)
        }
        for path in wanted {
            guard let cell = cells[path] ?? makeCell(path), let frame = plan.frame(of: path) else { continue }
            show(cell, path, frame)
        }
        prefetch(around: wanted)
    }

    private func show(_ cell: UITableViewCell, _ path: IndexPath, _ frame: CGRect) {
        cell.surroundings = surroundings(of: path, cell)
        cell.chosen = { [weak self, weak cell] in
            if let self, let cell, let path = indexPath(for: cell) { choose(path) }
        }
        cell.detailChosen = { [weak self, weak cell] in
            guard let self, let cell, let path = indexPath(for: cell) else { return }
            cell.segues.begin(isAccessory: true, sender: cell)
            rows?.tableView(self, accessoryButtonTappedForRowWith: path)
        }
        cell.editChosen = { [weak self, weak cell] in
            if let self, let cell { pushEditingButton(of: cell) }
        }
        cell.mayLight = { [weak self, weak cell] in
            guard let self, let cell, let path = indexPath(for: cell) else { return false }
            return mayLight(path)
        }
        cell.lit = { [weak self, weak cell] isDown in
            guard let self, let cell, let path = indexPath(for: cell) else { return }
            if isDown {
                rows?.tableView(self, didHighlightRowAt: path)
            } else {
                rows?.tableView(self, didUnhighlightRowAt: path)
            }
        }
        cell.delegatedLevel = rows?.tableView(self, indentationLevelForRowAt: path) ?? 0
        cell.moved = { [weak self, weak cell] steps in
            if let self, let cell, let path = indexPath(for: cell) { move(path, by: steps) }
        }
        let isSelected = selected.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
        let isNew = cell.superview == nil
        place(cell, path, frame)
        if isNew {
            rows?.tableView(self, willDisplay: cell, forRowAt: path)
            offerMenu(of: cell, path, frame)
        }
    }

    private func offerMenu(of cell: UITableViewCell, _ path: IndexPath, _ frame: CGRect) {
        let isThere = rows?.tableView(self, contextMenuConfigurationForRowAt: path, point: frame.origin) != nil
        cell.menuPress.offer(isThere, on: cell) { [weak self, weak cell] point in
            guard let self, let cell, let path = indexPath(for: cell) else { return nil }
            let place = convert(point, from: cell)
            return rows?.tableView(self, contextMenuConfigurationForRowAt: path, point: place)
        }
    }

    /// Whether rows are being marked, several at a time.
    private var isChoosing: Bool { isEditing && allowsMultipleSelectionDuringEditing }

    private func surroundings(of path: IndexPath, _ cell: UITableViewCell) -> RowSurroundings {
        let rowCount = plan.sections[path.section].rows.count
        let isAllowed = isEditing ? allowsSelectionDuringEditing || isChoosing : allowsSelection
        let isChoosable = isAllowed && (rows != nil || !cell.segues.isEmpty)
        return RowSurroundings(
            isChoosable: isChoosable && cell.selectionStyle != .none, hasSeparator: separatorStyle != .none,
            separatorColor: separatorColor ?? .separator, separatorInset: edgeInsetOfSeparator,
            background: style == .plain ? nil : .secondarySystemGroupedBackground,
            roundsTop: style == .insetGrouped && path.row == 0,
            roundsBottom: style == .insetGrouped && path.row == rowCount - 1,
            editing: isEditing && !isChoosing ? editingStyle(of: path) : .none,
            isMovable: isEditing && !isChoosing && dataSource?.tableView(self, canMoveRowAt: path) == true,
            isMarkable: isChoosing)
    }

    /// Ends the presses of rows that go, while the delegate still finds their cells.
    func endPresses(of goes: (IndexPath) -> Bool = { _ in true }) {
        for (path, cell) in cells where cell.isLit && goes(path) { cell.light(false) }
    }

    /// Recycles a row's cell, and tells the delegate if it was shown.
    func takeAway(_ cell: UITableViewCell, _ path: IndexPath) {
        let wasShown = cell.superview != nil
        if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
        recycle(cell)
        if wasShown { rows?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    }

    private func recycle(_ cell: UITableViewCell) {
        forgetSwipe(of: cell)
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
    }
}

/// Settings of a table for a row: how it is drawn among the others and what a person can do with it.
struct RowSurroundings {
    var isChoosable = false
    var hasSeparator = true
    var separatorColor = UIColor.separator
    /// Inset that the app has given the table; nil has the separator begin at the row's text.
    var separatorInset: UIEdgeInsets?
    /// Background colour; nil shows the table's own.
    var background: UIColor?
    var roundsTop = false
    var roundsBottom = false
    /// Which button stands at the beginning of the row.
    var editing = UITableViewCell.EditingStyle.none
    var isMovable = false
    /// Whether a circle shows if the row is marked.
    var isMarkable = false
}
