/// View that shows rows in a column. Source: developer.apple.com/documentation/uikit/uitableview
///
/// Cells exist for the visible area and a margin around it; the others are created while a person scrolls. Changes of
/// rows are not animated.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// Is told of the rows that come next, so that it can load their data.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { forgetPrefetched() } }
    /// Whether `prefetchDataSource` is told of rows that come next.
    /// Source: developer.apple.com/documentation/uikit/uitableview/isprefetchingenabled
    open var isPrefetchingEnabled = true
    /// Rows that `prefetchDataSource` was told of.
    var prefetched: Set<IndexPath> = []
    /// First row with a cell when they were told of.
    var prefetchedFrom: IndexPath?
    /// Height of the rows in points; `automaticDimension` lets each row measure itself.
    /// Ignored: rows are as wide as the table.
    open var cellLayoutMarginsFollowReadableWidth = false
    open var rowHeight = UITableView.automaticDimension { didSet { invalidatePlan() } }
    /// Height in points assumed for rows that are not measured yet.
    open var estimatedRowHeight = UITableView.automaticDimension
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { invalidatePlan() } }
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { invalidatePlan() } }
    /// Ignored: headers and footers are measured when they are created.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// Ignored: headers and footers are measured when they are created.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// Ignored: nothing is added above a header.
    open var sectionHeaderTopPadding: CGFloat = 0
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
    /// Insets of the lines below rows. Until the app sets them, each line begins at its row’s text.
    open var separatorInset = UITableView.automaticSeparatorInset {
        didSet {
            hasOwnSeparatorInset = true
            setNeedsLayout()
        }
    }
    static let automaticSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether the app has given `separatorInset`.
    private(set) var hasOwnSeparatorInset = false
    /// Edges from which `separatorInset` is counted: of the row, or of the line that it would have by itself.
    /// Source: developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.property
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { setNeedsLayout() } }
    open var allowsSelection = true { didSet { setNeedsLayout() } }
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false { didSet { setNeedsLayout() } }
    /// Whether rows are selected, several at a time, in place of deleted while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false { didSet { setNeedsLayout() } }
    open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
    open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
    /// Says which rows a person can drag.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { transferDidChange() } }
    /// Decides what becomes of what is dropped onto the table.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { transferDidChange() } }
    open var dragInteractionEnabled = true { didSet { transferDidChange() } }
    /// Ignored: the keyboard's focus selects nothing.
    open var selectionFollowsFocus = false
    /// Ignored: the keyboard's focus is the browser's.
    open var allowsFocus = false
    open var remembersLastFocusedIndexPath = false
    /// Ignored: no index of the sections is drawn beside the rows.
    /// Source: developer.apple.com/documentation/uikit/uitableview/sectionindexcolor
    open var sectionIndexColor: UIColor?
    /// Ignored, as `sectionIndexColor` is.
    /// Source: developer.apple.com/documentation/uikit/uitableview/sectionindexbackgroundcolor
    open var sectionIndexBackgroundColor: UIColor?
    /// Ignored, as `sectionIndexColor` is.
    /// Source: developer.apple.com/documentation/uikit/uitableview/sectionindextrackingbackgroundcolor
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// Ignored, as `sectionIndexColor` is.
    /// Source: developer.apple.com/documentation/uikit/uitableview/sectionindexminimumdisplayrowcount
    open var sectionIndexMinimumDisplayRowCount = 0
    /// Ignored: separators are lines of `separatorColor`.
    /// Source: developer.apple.com/documentation/uikit/uitableview/separatoreffect
    open var separatorEffect: UIVisualEffect?
    /// Ignored: rows are as wide as the table.
    /// Source: developer.apple.com/documentation/uikit/uitableview/insetscontentviewstosafearea
    open var insetsContentViewsToSafeArea = true
    /// Ignored: rows are measured again when their table changes.
    /// Source: developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.property
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Ignored: no empty rows are drawn below the last one.
    /// Source: developer.apple.com/documentation/uikit/uitableview/fillerrowheight
    open var fillerRowHeight = UITableView.automaticDimension
    lazy var transfer = TableTransfer(self)
    private var editing = false

    var cellClasses: [String: UITableViewCell.Type] = [:]
    var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    /// Prototypes and nibs by the identifier of the cells or titles that they make.
    var templates: [String: ViewTemplate] = [:]
    var viewTemplates: [String: ViewTemplate] = [:]
    /// Sections of a static table of a storyboard.
    var staticSections: [StaticSection]?
    var pool: [String: [UITableViewCell]] = [:]
    var cells: [IndexPath: UITableViewCell] = [:]
    var swipes: [ObjectIdentifier: SwipeArea] = [:]
    /// Headers and footers of the last plan while another is made, by identifier; the one that was put back first is taken first,
    /// so that a section gets its own again.
    var viewPool: [String: [UITableViewHeaderFooterView]] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var plan = TablePlan()
    /// Measured heights of the rows without a given height, at the plan's width.
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
    public required init?(coder: NSCoder) {
        style = Self.style(from: coder)
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeTableValues(from: coder) }
    }

    var rows: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    /// Whether editable rows show a delete button.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Takes effect at once: `animated` is ignored.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        setNeedsLayout()
    }

    /// Discards all cells and the selection, and requests everything from the data source again.
    open func reloadData() {
        endPresses()
        let old = cells
        (cells, selected, measuredHeights, changes) = ([:], [], [:], nil)
        for (path, cell) in old { takeAway(cell, path) }
        forgetPrefetched()
        invalidatePlan()
    }

    // MARK: Dragging

    var dragsRows: Bool { dragDelegate != nil && dragInteractionEnabled }
    override var dropTarget: (any DropTarget)? { dropDelegate == nil ? super.dropTarget : transfer }

    private func transferDidChange() {
        didChangeLooks()
        for cell in cells.values { cell.didChangeLooks() }
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

    /// Margin above and below the visible area in which cells exist, in points: the browser scrolls before the app is
    /// notified.
    private static let margin: CGFloat = 1_500
    /// Most rounds of measuring: rows may turn out taller than estimated, so that others enter or leave the visible
    /// area.
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
