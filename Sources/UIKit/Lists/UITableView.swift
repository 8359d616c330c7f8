/// Rows below each other. Source: developer.apple.com/documentation/uikit/uitableview
///
/// Cells exist for what is on screen and some way around it; the rest is made while a person scrolls there. Rows appear and
/// go at once: animations of changes are not shown.
@MainActor open class UITableView: UIScrollView {
    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// Points; `automaticDimension` lets each row say it.
    open var rowHeight = UITableView.automaticDimension { didSet { invalidatePlan() } }
    /// What rows that nobody has seen yet count for, in points.
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { invalidatePlan() } }
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { invalidatePlan() } }
    /// Headers and footers are measured when they are made.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = 0
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
    open var allowsSelection = true { didSet { setNeedsLayout() } }
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false { didSet { setNeedsLayout() } }
    open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
    open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
    private var editing = false

    var cellClasses: [String: UITableViewCell.Type] = [:]
    var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var pool: [String: [UITableViewCell]] = [:]
    var cells: [IndexPath: UITableViewCell] = [:]
    var swipes: [ObjectIdentifier: SwipeArea] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var plan = TablePlan()
    /// Of rows that say it themselves, at the width of the plan.
    var measuredHeights: [IndexPath: CGFloat] = [:]
    var selected: [IndexPath] = []
    var changes: ListChanges?
    var updateDepth = 0
    private var plannedWidth: CGFloat?

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

    var rows: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    /// Shows a button to delete rows that can be edited.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        setNeedsLayout()
    }

    /// Asks the data source for everything again. Nothing is selected then.
    open func reloadData() {
        for cell in cells.values { recycle(cell) }
        (cells, selected, measuredHeights, changes) = ([:], [], [:], nil)
        invalidatePlan()
    }

    // MARK: Layout

    private func replace(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: new === backgroundView ? 0 : subviews.count) }
        invalidatePlan()
    }

    func invalidatePlan() {
        plannedWidth = nil
        setNeedsLayout()
    }

    func planIfNeeded() {
        guard plannedWidth != box.width else { return }
        if let plannedWidth, plannedWidth != box.width { measuredHeights = [:] }
        plannedWidth = box.width
        makeTitles()
        plan = makePlan()
    }

    /// Points above and below the window for which there are cells: the browser scrolls before we hear of it.
    private static let margin: CGFloat = 1_500
    /// Rows turn out higher than they were guessed, and others come into the window or leave it.
    private static let measureRoundMax = 8

    override open func layoutSubviews() {
        planIfNeeded()
        var wanted = wantedRows
        for _ in 0..<Self.measureRoundMax where measure(wanted) {
            plan = makePlan()
            wanted = wantedRows
        }
        contentSize = CGSize(width: box.width, height: plan.height)
        showTitles()
        show(wanted)
        super.layoutSubviews()
    }

    private var wantedRows: [IndexPath] {
        plan.rows(from: contentOffset.y - Self.margin, to: contentOffset.y + box.height + Self.margin)
    }

    override func didScroll() {
        super.didScroll()
        setNeedsLayout()
    }
}

extension UITableViewCell {
    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }
}
