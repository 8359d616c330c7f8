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

    /// Creates a split view. A supplementary column is pushed onto the primary one, whatever the style.
    public init(style: Style) { super.init(nibName: nil, bundle: nil) }

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let columns = [
            "masterViewController", "primaryViewController", "detailViewController", "secondaryViewController",
        ]
        viewControllers = columns.flatMap { related(by: $0, coder) }
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
        let width = fits ? max(0, min(preferred, size.width / 2)) : size.width
        stack.view.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
        detail.view.frame = CGRect(x: width, y: 0, width: max(0, size.width - width), height: size.height)
        detail.view.isHidden = !fits
    }

    /// Distributes the columns. Collapsed, the list is in front until another column is shown.
    private func arrange() {
        guard isViewLoaded else { return }
        let list = [columns[.primary], columns[.supplementary]].compactMap(\.self)
        guard isWide == true else {
            detail.setViewControllers([], animated: false)
            return stack.setViewControllers(list.isEmpty ? viewControllers : list, animated: false)
        }
        stack.setViewControllers(list, animated: false)
        detail.setViewControllers([columns[.secondary]].compactMap(\.self), animated: false)
    }
}

/// Delegate of a split view; it has no requirements.
/// Source: developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {}

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
