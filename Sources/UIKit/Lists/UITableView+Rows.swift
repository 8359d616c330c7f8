extension UITableView {
    // MARK: Creating rows

    public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }

    public func register(
        _ viewClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
    ) { viewClasses[identifier] = viewClass }

    /// Registers a nib whose first view is a cell; nil takes the registration back.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        templates[identifier] = nib.map { ViewTemplate($0) }
    }

    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        viewTemplates[identifier] = nib.map { ViewTemplate($0) }
    }

    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        if let cell = templates[identifier]?.make(UITableViewCell.self) {
            cell.reuse(as: identifier)
            return cell
        }
        return cellClasses[identifier].map { UITableViewCell.make($0, .default, identifier) }
    }

    /// Returns a cell from the reuse pool or creates one. An identifier without a registered class yields a plain cell;
    /// Apple's raises an exception.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a header or footer view that is no longer shown, or creates one; nil for an identifier without a registered class.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if viewPool[identifier]?.isEmpty == false, let view = viewPool[identifier]?.removeFirst() {
            view.prepareForReuse()
            return view
        }
        if let view = viewTemplates[identifier]?.make(UITableViewHeaderFooterView.self) {
            view.reuse(as: identifier)
            return view
        }
        return viewClasses[identifier].map { UITableViewHeaderFooterView.make($0, identifier) }
    }

    // MARK: Positions of rows

    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }

    /// Rows in the visible area; cells prepared around it do not count.
    public var indexPathsForVisibleRows: [IndexPath]? {
        planIfNeeded()
        let (top, bottom) = (contentOffset.y, contentOffset.y + box.height)
        return plan.rows(from: top, to: bottom).filter { path in
            // A row that only touches the edge is out of sight.
            cells[path] != nil && plan.frame(of: path).map { $0.minY < bottom && $0.maxY > top } == true
        }
    }

    public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        planIfNeeded()
        return plan.row(at: point)
    }

    /// Returns a row's frame in the table's coordinates; zero for a row that does not exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        planIfNeeded()
        return plan.frame(of: indexPath) ?? .zero
    }

    public func rectForHeader(inSection section: Int) -> CGRect {
        planIfNeeded()
        return plan.sections.indices.contains(section) ? plan.sections[section].header : .zero
    }

    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    public func numberOfRows(inSection section: Int) -> Int {
        max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
    }

    // MARK: Scrolling

    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let frame = plan.frame(of: indexPath) else { return }
        guard scrollPosition != .none else { return scrollRectToVisible(frame, animated: animated) }
        let inset = adjustedContentInset
        let free = box.height - inset.top - inset.bottom - frame.height
        let shift: CGFloat = scrollPosition == .middle ? free / 2 : scrollPosition == .bottom ? free : 0
        let last = contentSize.height - box.height + inset.bottom
        let y = max(-inset.top, min(frame.minY - shift - inset.top, last))
        setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
    }

    // MARK: Selection

    public var indexPathForSelectedRow: IndexPath? { selected.first }
    public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects a row without calling the delegate, as on Apple's systems.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return }
        selected = (takesSeveral ? selected.filter { $0 != indexPath } : []) + [indexPath]
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
        setNeedsLayout()
    }

    /// Takes effect at once: `animated` is ignored.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        setNeedsLayout()
    }

    private var takesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Handles a person's tap on a row.
    func choose(_ path: IndexPath) {
        guard mayLight(path) else { return }
        let old = selected
        defer {
            if selected != old {
                NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
            }
        }
        if takesSeveral, selected.contains(path) { return letGo(path) }
        guard let path = rows.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
        for other in selected where !takesSeveral && other != path { letGo(other) }
        // One that the delegate keeps stays beside it.
        selected = selected.filter { $0 != path } + [path]
        setNeedsLayout()
        // As on Apple's systems before the delegate is told.
        if let cell = cells[path] { cell.segues.begin(isAccessory: false, sender: cell) }
        rows?.tableView(self, didSelectRowAt: path)
    }

    /// Returns whether a pressed row lights up; one that does not is not chosen, either.
    func mayLight(_ path: IndexPath) -> Bool { rows?.tableView(self, shouldHighlightRowAt: path) ?? true }

    private func letGo(_ path: IndexPath) {
        guard let path = rows.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
        deselectRow(at: path, animated: false)
        rows?.tableView(self, didDeselectRowAt: path)
    }
}
