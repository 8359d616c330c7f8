/// Shows the last of a row of controllers below a bar. Source:
/// developer.apple.com/documentation/uikit/uinavigationcontroller. The bar is opaque: a controller's view begins below it.
@MainActor open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    private var stack: [UIViewController] = []
    public let navigationBar = UINavigationBar()
    private let area = UIView()
    private var isBarHidden = false

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        show([rootViewController])
    }

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { nil }

    override open func loadView() {
        view = NavigationView(bar: navigationBar, area: area)
        navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
        update()
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { show(newValue) }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { show(viewControllers) }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else { return }
        show(stack + [viewController])
    }

    /// The first controller stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        show(stack.dropLast())
        return last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(stack.dropFirst())
        show(Array(stack.prefix(1)))
        return gone
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(stack[(index + 1)...])
        show(Array(stack[...index]))
        return gone
    }

    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
        navigationBar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    private func show(_ new: [UIViewController]) {
        let old = stack
        stack = new
        for controller in new where controller.parent !== self { addChild(controller) }
        if isViewLoaded { update() }
        for controller in new where !old.contains(controller) { controller.didMove(toParent: self) }
        for controller in old where !new.contains(controller) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
    }

    private func update() {
        guard let top = stack.last else { return }
        delegate?.navigationController(self, willShow: top, animated: false)
        for view in area.subviews where view !== top.view { view.removeFromSuperview() }
        if top.view.superview !== area {
            top.view.frame = CGRect(origin: .zero, size: area.box.size)
            area.addSubview(top.view)
        }
        let item = top.navigationItem
        let change = { [weak self] in
            guard let self else { return }
            navigationBar.show(topItem, back: backTitle)
        }
        item.onChange = change
        for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) { button.onChange = change }
        navigationBar.show(item, back: backTitle, title: item.title.flatMap { $0.isEmpty ? nil : $0 } ?? top.title)
        delegate?.navigationController(self, didShow: top, animated: false)
    }

    private var topItem: UINavigationItem? { stack.last?.navigationItem }

    private var backTitle: String? {
        guard stack.count > 1, topItem?.hidesBackButton == false else { return nil }
        let below = stack[stack.count - 2]
        let title = below.navigationItem.backButtonTitle ?? below.navigationItem.title ?? ""
        return title.isEmpty ? below.title ?? "Back" : title
    }
}

/// Source: developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
@MainActor public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// Source: developer.apple.com/documentation/uikit/uinavigationbar
@MainActor open class UINavigationBar: UIView {
    open var barTintColor: UIColor? { didSet { didChangeLooks() } }
    open var isTranslucent = true
    /// Titles are small here.
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    static let height: CGFloat = 44
    var goBack: (() -> Void)?
    private var left: [UIView] = []
    private var right: [UIView] = []
    private var middle: UIView?

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }

    func show(_ item: UINavigationItem?, back: String?, title: String? = nil) {
        for view in subviews { view.removeFromSuperview() }
        left = (back.map { [backButton($0)] } ?? []) + (item?.leftBarButtonItems ?? []).map(\.view)
        right = (item?.rightBarButtonItems ?? []).map(\.view)
        middle = item?.titleView ?? titleLabel(title ?? item?.title)
        for view in left + right + [middle].compactMap(\.self) { addSubview(view) }
        setNeedsLayout()
    }

    private func titleLabel(_ title: String?) -> UIView {
        let label = UILabel()
        label.text = title
        label.font = titleTextAttributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
        label.textAlignment = .center
        label.accessibilityTraits = .header
        return label
    }

    private func backButton(_ title: String) -> UIView {
        let button = UIButton(type: .system)
        button.setTitle("‹ " + title, for: .normal)
        button.accessibilityLabel = title
        button.addAction(UIAction { [weak self] _ in self?.goBack?() }, for: .touchUpInside)
        return button
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        var (x, end) = (CGFloat(8), box.width - 8)
        func size(_ view: UIView) -> CGSize {
            let own = view.intrinsicContentSize
            return own.width >= 0 && own.height >= 0 ? own : view.box.size
        }
        for view in left {
            let size = size(view)
            view.frame = CGRect(x: x, y: (box.height - size.height) / 2, width: size.width, height: size.height)
            x += size.width + 8
        }
        for view in right {
            let size = size(view)
            end -= size.width
            view.frame = CGRect(x: end, y: (box.height - size.height) / 2, width: size.width, height: size.height)
            end -= 8
        }
        guard let middle else { return }
        let own = size(middle)
        let width = min(own.width, max(0, end - x))
        let wanted = (box.width - width) / 2
        middle.frame = CGRect(
            x: max(x, min(wanted, end - width)), y: (box.height - own.height) / 2, width: width, height: own.height)
    }

    override func ownMarks() -> [ViewMark] {
        let area = CGRect(origin: .zero, size: box.size)
        let line = CGRect(x: 0, y: box.height - 0.5, width: box.width, height: 0.5)
        return [
            .box(area, (barTintColor ?? .systemBackground).cgColor), .box(line, UIColor.separator.cgColor),
        ]
    }
}

@MainActor private final class NavigationView: UIView {
    private let bar: UINavigationBar
    private let area: UIView

    init(bar: UINavigationBar, area: UIView) {
        self.bar = bar
        self.area = area
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        addSubview(area)
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bar.isHidden ? 0 : UINavigationBar.height
        bar.frame = CGRect(x: 0, y: 0, width: box.width, height: UINavigationBar.height)
        area.frame = CGRect(x: 0, y: height, width: box.width, height: max(0, box.height - height))
    }
}
