// Names of controllers that projects of Swift 4 still use. Apple's headers have renamed them; the old ones work here, with a
// warning that names the new one.
extension UIViewController {
    @available(*, deprecated, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    @available(*, deprecated, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }
    @available(*, deprecated, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    @available(*, deprecated, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    @available(*, deprecated, renamed: "children")
    public var childViewControllers: [UIViewController] { children }

    /// Ignored: a scroll view's insets are never adjusted.
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/automaticallyadjustsscrollviewinsets>
    @available(
        *, deprecated, message: "use UIScrollView.contentInsetAdjustmentBehavior; insets are never adjusted here"
    )
    public var automaticallyAdjustsScrollViewInsets: Bool {
        get { false }
        set {}
    }

    /// Anchors at the top of the safe area.
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide>
    @available(*, deprecated, message: "use view.safeAreaLayoutGuide.topAnchor")
    public var topLayoutGuide: any UILayoutSupport { LayoutSupport(view, isTop: true) }
    /// Anchors at the bottom of the safe area.
    /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/bottomlayoutguide>
    @available(*, deprecated, message: "use view.safeAreaLayoutGuide.bottomAnchor")
    public var bottomLayoutGuide: any UILayoutSupport { LayoutSupport(view, isTop: false) }
}

/// Edge of the area that bars leave free. Source: <https://developer.apple.com/documentation/uikit/uilayoutsupport>
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// Length in points of what the bars cover.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The space between an edge of a view and its safe area.
@MainActor private final class LayoutSupport: NSObject, UILayoutSupport {
    private let view: UIView
    private let isTop: Bool
    private lazy var guide: UILayoutGuide = {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
        ])
        return guide
    }()

    init(_ view: UIView, isTop: Bool) { (self.view, self.isTop) = (view, isTop) }

    var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
    var topAnchor: NSLayoutYAxisAnchor { isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor }
    var bottomAnchor: NSLayoutYAxisAnchor { isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor }
    var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}
