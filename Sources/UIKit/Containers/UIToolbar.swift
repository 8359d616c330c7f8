import TreePainter

/// Bar with a row of buttons. Source: developer.apple.com/documentation/uikit/uitoolbar
@preconcurrency @MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? { didSet { show() } }
    open var barTintColor: UIColor? { didSet { didChangeLooks() } }
    /// Ignored: the bar is opaque.
    open var isTranslucent = true
    /// Appearance of the bar where `scrollEdgeAppearance` is nil.
    /// Source: developer.apple.com/documentation/uikit/uitoolbar/standardappearance
    open var standardAppearance = UIToolbarAppearance() { didSet { didChangeLooks() } }
    /// Source: developer.apple.com/documentation/uikit/uitoolbar/scrolledgeappearance
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { didChangeLooks() } }
    /// Ignored: the bar has one height.
    /// Source: developer.apple.com/documentation/uikit/uitoolbar/compactappearance
    open var compactAppearance: UIToolbarAppearance?
    /// Whether the bar is dark in light surroundings, too.
    /// Source: developer.apple.com/documentation/uikit/uitoolbar/barstyle
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
    static let height: CGFloat = 44
    private static let gap: CGFloat = 8
    private var watched = WatchedItems()
    private var shown: [(item: UIBarButtonItem, view: UIView?)] = []
    /// Words that the system's items were made with.
    private var shownWords = SystemWords()

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let coder = coder as? InterfaceCoder else { return }
        items = coder.barButtonItems("items")
    }

    /// Takes effect at once: `animated` is ignored.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    private func show() {
        for view in shown.compactMap(\.view) { view.removeFromSuperview() }
        shownWords = .current
        shown = (items ?? []).filter { !$0.isHidden }.map { ($0, $0.isSpace ? nil : $0.view) }
        for view in shown.compactMap(\.view) { addSubview(view) }
        watched.watch(items ?? [], for: self) { [weak self] in self?.show() }
        setNeedsLayout()
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Places the items in a row; spaces without a width share the free space.
    override open func layoutSubviews() {
        if shownWords != .current { show() }
        super.layoutSubviews()
        let sizes = shown.map { $0.view.map(UINavigationBar.size(of:)) ?? CGSize(width: $0.item.width, height: 0) }
        let flexible = shown.filter { $0.view == nil && $0.item.width == 0 }.count
        let gaps = Self.gap * CGFloat(max(0, shown.count - 1)) + 2 * UINavigationBar.edgeMargin
        let free = max(0, box.width - sizes.reduce(0) { $0 + $1.width } - gaps)
        var x = UINavigationBar.edgeMargin
        for (entry, size) in zip(shown, sizes) {
            let isFlexible = entry.view == nil && entry.item.width == 0
            entry.view?.frame = CGRect(
                x: x, y: (box.height - size.height) / 2, width: size.width, height: size.height)
            x += (isFlexible ? free / CGFloat(flexible) : size.width) + Self.gap
        }
        mirrorIfNeeded(shown.map(\.view))
    }

    override func ownNodes() -> [NodeDraft] {
        let line = CGRect(x: 0, y: 0, width: box.width, height: 0.5)
        let appearance = scrollEdgeAppearance ?? standardAppearance
        let ground = barTintColor ?? appearance.backgroundColor ?? .systemBackground
        let shadow = appearance.shadowColor.map { [NodeDraft.box(line, $0.rgba)] } ?? []
        return [.box(CGRect(origin: .zero, size: box.size), ground.rgba)] + shadow
    }
}
