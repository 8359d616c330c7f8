/// Rows below each other. Source: developer.apple.com/documentation/uikit/uitableview
///
/// Cells exist for what is on screen and some way around it; the rest is made while a person scrolls there.
@MainActor open class UITableView: UIScrollView {
    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = 0
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { reloadData() } }
    open var separatorColor: UIColor?
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var allowsSelection = true { didSet { reloadData() } }
    open var allowsMultipleSelection = false
    open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
    open var backgroundView: UIView?
    private var classes: [String: UITableViewCell.Type] = [:]
    private var pool: [String: [UITableViewCell]] = [:]
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var titles: [Int: [UIView]] = [:]
    private var plan = TablePlan()
    private var needsPlan = true
    private var selected: [IndexPath] = []

    public static let automaticDimension: CGFloat = -1

    public enum Style: Int, Sendable { case plain = 0, grouped, insetGrouped }
    public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }
    public enum RowAnimation: Int, Sendable { case fade = 0, right, left, top, bottom, none, middle, automatic = 100 }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) { nil }

    private var rows: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    // MARK: Cells

    open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return classes[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
    }

    /// An identifier that nothing is registered for gives a plain cell; Apple's ends the app.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
    open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        plan.rows.first { $0.frame.contains(point) }?.path
    }
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        makePlanIfNeeded()
        return plan.rows.first { $0.path == indexPath }?.frame ?? .zero
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    open func numberOfRows(inSection section: Int) -> Int {
        max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
    }

    open func reloadData() {
        for cell in cells.values { recycle(cell) }
        for view in titles.values.flatMap({ $0 }) { view.removeFromSuperview() }
        (cells, titles) = ([:], [:])
        selected = []
        needsPlan = true
        setNeedsLayout()
    }

    private func recycle(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
    }

    // Changes of single rows lay the whole table out again; what stays is not made anew for the person.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadKeepingSelection() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadKeepingSelection() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadKeepingSelection() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
    open func beginUpdates() {}
    open func endUpdates() { reloadKeepingSelection() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadKeepingSelection()
        completion?(true)
    }

    private func reloadKeepingSelection() {
        let kept = selected
        reloadData()
        selected = kept
    }

    // MARK: Layout

    private func replace(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        needsPlan = true
        setNeedsLayout()
    }

    private var plannedWidth: CGFloat = -1

    private func makePlanIfNeeded() {
        guard needsPlan || plannedWidth != box.width else { return }
        needsPlan = false
        plannedWidth = box.width
        for view in titles.values.flatMap({ $0 }) { view.removeFromSuperview() }
        titles = [:]
        plan = TablePlan()
        let side: CGFloat = style == .insetGrouped ? 16 : 0
        let width = max(0, box.width - side * 2)
        var y = tableHeaderView?.box.height ?? 0
        for section in 0..<max(0, numberOfSections) {
            y += place(
                title(
                    dataSource?.tableView(self, titleForHeaderInSection: section),
                    rows?.tableView(self, viewForHeaderInSection: section)), of: section, at: y,
                rows?.tableView(self, heightForHeaderInSection: section) ?? Self.automaticDimension, width, side)
            for row in 0..<numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                let height = height(of: path, width)
                plan.rows.append((path, CGRect(x: side, y: y, width: width, height: height)))
                y += height
            }
            y += place(
                title(
                    dataSource?.tableView(self, titleForFooterInSection: section),
                    rows?.tableView(self, viewForFooterInSection: section)), of: section, at: y,
                rows?.tableView(self, heightForFooterInSection: section) ?? Self.automaticDimension, width, side)
        }
        if let footer = tableFooterView { footer.frame.origin = CGPoint(x: 0, y: y) }
        contentSize = CGSize(width: box.width, height: y + (tableFooterView?.box.height ?? 0))
    }

    private func height(of path: IndexPath, _ width: CGFloat) -> CGFloat {
        let told = rows?.tableView(self, heightForRowAt: path) ?? Self.automaticDimension
        if told != Self.automaticDimension { return max(0, told) }
        if rowHeight != Self.automaticDimension { return max(0, rowHeight) }
        guard let cell = cells[path] ?? makeCell(path) else { return 44 }
        return cell.height(atWidth: width)
    }

    private func title(_ text: String?, _ view: UIView?) -> UIView? {
        if let view { return view }
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel()
        label.text = style == .plain ? text : text.uppercased()
        label.font = .systemFont(ofSize: style == .plain ? 17 : 13, weight: style == .plain ? .semibold : .regular)
        label.textColor = style == .plain ? .label : .secondaryLabel
        label.accessibilityTraits = .header
        return label
    }

    private func place(
        _ view: UIView?, of section: Int, at y: CGFloat, _ told: CGFloat, _ width: CGFloat, _ side: CGFloat
    ) -> CGFloat {
        guard let view else { return told > 0 ? told : style == .plain ? 0 : 18 }
        let isLabel = view is UILabel
        let height = told > 0 ? told : isLabel ? 36 : max(view.box.height, view.systemLayoutSizeFitting(.zero).height)
        let inset: CGFloat = isLabel ? 16 : 0
        view.frame = CGRect(x: side + inset, y: y, width: max(0, width - inset * 2), height: height)
        addSubview(view)
        titles[section, default: []].append(view)
        return height
    }

    private func makeCell(_ path: IndexPath) -> UITableViewCell? {
        guard let dataSource else { return nil }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cells[path] = cell
        return cell
    }

    /// Points above and below the window for which there are cells: the browser scrolls before we hear of it.
    private static let margin: CGFloat = 1_500

    override open func layoutSubviews() {
        makePlanIfNeeded()
        let window = CGRect(origin: contentOffset, size: box.size).insetBy(dx: 0, dy: -Self.margin)
        let wanted = plan.rows.filter { $0.frame.intersects(window) || $0.frame.height == 0 }
        let paths = Set(wanted.map(\.path))
        for (path, cell) in cells where !paths.contains(path) {
            cells[path] = nil
            recycle(cell)
        }
        for (path, frame) in wanted {
            guard let cell = cells[path] ?? makeCell(path) else { continue }
            show(cell, path, frame)
        }
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: box.width, height: header.box.height)
        }
        super.layoutSubviews()
    }

    private func show(_ cell: UITableViewCell, _ path: IndexPath, _ frame: CGRect) {
        cell.frame = frame
        cell.isChoosable = allowsSelection && cell.selectionStyle != .none && rows != nil
        cell.hasSeparator = separatorStyle != .none
        cell.chosen = { [weak self] in self?.choose(path) }
        let isSelected = selected.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        if style != .plain, cell.backgroundColor == nil { cell.backgroundColor = .secondarySystemGroupedBackground }
        guard cell.superview !== self else { return }
        rows?.tableView(self, willDisplay: cell, forRowAt: path)
        addSubview(cell)
    }

    override func didScroll() {
        super.didScroll()
        setNeedsLayout()
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { selected.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return }
        selected = (allowsMultipleSelection ? selected.filter { $0 != indexPath } : []) + [indexPath]
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
        setNeedsLayout()
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
        setNeedsLayout()
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let frame = rectForRow(at: indexPath)
        let free = box.height - frame.height
        let shift: CGFloat = scrollPosition == .middle ? free / 2 : scrollPosition == .bottom ? free : 0
        guard scrollPosition != .none else { return scrollRectToVisible(frame, animated: animated) }
        let y = max(0, min(frame.minY - shift, contentSize.height - box.height))
        setContentOffset(CGPoint(x: 0, y: y), animated: animated)
    }

    private func choose(_ path: IndexPath) {
        guard allowsSelection, let path = rows.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else {
            return
        }
        if allowsMultipleSelection, selected.contains(path) {
            deselectRow(at: path, animated: false)
            rows?.tableView(self, didDeselectRowAt: path)
            return
        }
        for other in selected where !allowsMultipleSelection && other != path {
            rows?.tableView(self, didDeselectRowAt: other)
        }
        selectRow(at: path, animated: false, scrollPosition: .none)
        rows?.tableView(self, didSelectRowAt: path)
    }
}

/// Where every row stands in the table's content.
@MainActor private struct TablePlan {
    var rows: [(path: IndexPath, frame: CGRect)] = []
}

extension UITableViewCell {
    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine }
}
