/// Controller with a list and a detail column: side by side where both fit, else one in front of the other.
///
/// Source: developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Ignored: columns are side by side, or one is shown.
    open var preferredSplitBehavior = SplitBehavior.automatic
    public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }
    /// Ignored: both columns are shown where they fit.
    open var preferredDisplayMode = DisplayMode.automatic
    /// Width of the primary column in points; at most half of the view is used.
    open var preferredPrimaryColumnWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Width of the primary column as a share of the view's, from 0 to 1; nil leaves it to `preferredPrimaryColumnWidth`.
    /// Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/preferredprimarycolumnwidthfraction
    open var preferredPrimaryColumnWidthFraction: CGFloat? { didSet { viewIfLoaded?.setNeedsLayout() } }
    // Ignored: columns are side by side or one is shown, and a person does not change that.
    open var presentsWithGesture = true
    open var showsSecondaryOnlyButton = false
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open var primaryBackgroundStyle = BackgroundStyle.none
    open var primaryEdge = PrimaryEdge.leading
    // Ignored: the supplementary column is pushed onto the primary one.
    open var preferredSupplementaryColumnWidth: CGFloat = 0
    open var preferredSupplementaryColumnWidthFraction: CGFloat = 0
    open var minimumSupplementaryColumnWidth: CGFloat = 0
    open var maximumSupplementaryColumnWidth: CGFloat = 0
    /// Bounds of the primary column's width, in points.
    open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var maximumPrimaryColumnWidth = CGFloat.greatestFiniteMagnitude { didSet { viewIfLoaded?.setNeedsLayout() } }
    public let style: Style
    private var columns: [Column: UIViewController] = [:]
    private let stack = UINavigationController(nibName: nil, bundle: nil)
    private let detail = UINavigationController(nibName: nil, bundle: nil)
    private var isWide: Bool?
    /// Width in points from which on both columns are shown.
    private static let wideWidth: CGFloat = 700

    public enum DisplayMode: Int, Sendable {
        case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
        case twoOverSecondary, twoDisplaceSecondary
    }
    public enum Column: Int, Sendable { case primary = 0, supplementary, secondary, compact }
    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }

    /// Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/backgroundstyle
    public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
    /// Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.enum
    public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
    /// Source: developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.enum
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }

    /// Creates a split view. A supplementary column is pushed onto the primary one, whatever the style.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
        let columns = [
            "masterViewController", "primaryViewController", "detailViewController", "secondaryViewController",
        ]
        viewControllers = columns.flatMap { related(by: $0, coder) }
    }

    /// Columns that are shown.
    open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }

    /// Takes a column away from the front where the split view is collapsed.
    open func hide(_ column: Column) {
        guard isCollapsed, let controller = columns[column], stack.topViewController === controller else { return }
        stack.popViewController(animated: true)
    }

    /// Whether one column covers the other.
    open var isCollapsed: Bool { isWide != true }

    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            columns = [:]
            columns[.primary] = newValue.first
            columns[.secondary] = newValue.dropFirst().last
            arrange()
        }
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        arrange()
    }

    /// Brings a column to the front where the split view is collapsed.
    open func show(_ column: Column) {
        guard isCollapsed, let controller = columns[column] else { return }
        if column == .primary {
            stack.popToRootViewController(animated: true)
        } else {
            stack.pushViewController(controller, animated: true)
        }
    }

    override open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        columns[.secondary] = vc
        if isCollapsed { stack.pushViewController(vc, animated: true) } else { arrange() }
    }

    override open func loadView() {
        let view = SplitView { [weak self] in self?.layOut($0) }
        self.view = view
        for controller in [stack, detail] {
            addChild(controller)
            view.addSubview(controller.view)
            controller.didMove(toParent: self)
        }
        arrange()
    }

    private func layOut(_ size: CGSize) {
        let fits = size.width >= Self.wideWidth
        if fits != isWide {
            isWide = fits
            arrange()
        }
        let preferred = preferredPrimaryColumnWidthFraction.map { $0 * size.width } ?? preferredPrimaryColumnWidth
        let bounded = min(max(preferred, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth)
        let width = fits ? max(0, min(bounded, size.width / 2)) : size.width
        stack.view.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
        detail.view.frame = CGRect(x: width, y: 0, width: max(0, size.width - width), height: size.height)
        detail.view.isHidden = !fits
    }

    /// Returns the controllers of the columns up to one.
    private func columns(to last: Column) -> [UIViewController] {
        [Column.primary, .supplementary, .secondary].filter { $0.rawValue <= last.rawValue }.compactMap { columns[$0] }
    }

    /// Distributes the columns. Collapsed, the list is in front until another column is shown.
    private func arrange() {
        guard isViewLoaded else { return }
        let list = [columns[.primary], columns[.supplementary]].compactMap(\.self)
        guard isWide == true else {
            detail.setViewControllers([], animated: false)
            if let compact = columns[.compact] { return stack.setViewControllers([compact], animated: false) }
            let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
            let shown = columns(to: top ?? .supplementary)
            return stack.setViewControllers(shown.isEmpty ? viewControllers : shown, animated: false)
        }
        stack.setViewControllers(list, animated: false)
        detail.setViewControllers([columns[.secondary]].compactMap(\.self), animated: false)
    }
}

/// Says which column is in front where one covers the others. An app's other methods are not called.
///
/// Source: developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    /// The list, where on Apple's systems the detail would be in front.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .supplementary }
}

/// View that reports its size before its subviews are laid out.
@MainActor private final class SplitView: UIView {
    private let layOut: (CGSize) -> Void

    init(_ layOut: @escaping (CGSize) -> Void) {
        self.layOut = layOut
        super.init(frame: .zero)
        backgroundColor = .separator
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        layOut(box.size)
        super.layoutSubviews()
    }
}
