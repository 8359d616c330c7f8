import TreePainter

/// Bar with a title between buttons. Source: developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor open class UINavigationBar: UIView {
    open var barTintColor: UIColor? { didSet { didChangeLooks() } }
    /// Ignored: the bar is opaque, and content begins below it.
    open var isTranslucent = true
    /// Whether titles of pages are large until they are scrolled out of sight.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { wordsChanged?() } } }
    /// Attributes of large titles; nil are those of the appearance.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { wordsChanged?() } }
    var largeTitleAttributes: [NSAttributedString.Key: Any] {
        // Large titles are in sight at the edge alone.
        largeTitleTextAttributes ?? (edgeAppearance ?? usualAppearance).largeTitleTextAttributes
    }
    /// Large title of a page that does not scroll, for which the bar grows.
    var largeTitle: LargeTitle? {
        didSet {
            didChangeLooks()
            if largeTitle?.height != oldValue?.height { superview?.setNeedsLayout() }
        }
    }
    /// Whether the title in the middle is hidden, as a large one is in sight.
    var hidesTitle = false { didSet { if hidesTitle != oldValue { showTitle() } } }
    /// Whether nothing of the page below is scrolled under the bar; nil for a bar that belongs to no navigation controller.
    var isAtEdge: Bool? { didSet { if isAtEdge != oldValue { appearanceDidChange() } } }
    /// Page below, whose ground shows through the bar at its edge.
    weak var page: UIViewController? { didSet { if page !== oldValue { didChangeLooks() } } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { styleTitle() } }
    /// Appearance of the bar over content that is scrolled under it; without `scrollEdgeAppearance` its words at the page's edge,
    /// where its ground and line are clear.
    open var standardAppearance = UINavigationBarAppearance.standard { didSet { appearanceDidChange() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// Ignored: the bar has one height.
    open var compactAppearance: UINavigationBarAppearance?
    /// Whether the bar is dark in light surroundings, too.
    /// Source: developer.apple.com/documentation/uikit/uinavigationbar/barstyle
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
    /// An empty picture takes the line at the bar's edge away; others are ignored.
    /// Source: developer.apple.com/documentation/uikit/uinavigationbar/shadowimage
    open var shadowImage: UIImage? { didSet { didChangeLooks() } }
    var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { didChangeLooks() } }
    /// Items of a bar that belongs to no navigation controller; the last one is shown.
    /// Source: developer.apple.com/documentation/uikit/uinavigationbar/items
    open var items: [UINavigationItem]? { didSet { showItems() } }
    /// Items and buttons whose changes the bar shows.
    var watched = WatchedItems()
    /// Is told of the items of a bar that belongs to no navigation controller.
    /// Source: developer.apple.com/documentation/uikit/uinavigationbar/delegate
    open weak var delegate: (any UINavigationBarDelegate)?
    static let height: CGFloat = 44
    /// Height of the line above the title, where there is one.
    private static let promptHeight: CGFloat = 30
    private var prompt: UILabel?
    var shownHeight: CGFloat { lineHeight + (largeTitle?.height ?? 0) }
    /// Height of the line with the buttons, and of the prompt above it.
    private var lineHeight: CGFloat { Self.height + promptInset }
    private var promptInset: CGFloat { prompt == nil ? 0 : Self.promptHeight }
    var goBack: (() -> Void)?
    /// Makes the buttons again where the system's words in them are in another language than the app is now.
    var wordsChanged: (() -> Void)?
    /// Words that the buttons were made with.
    private var shownWords = SystemWords()
    private var left: [UIView] = []
    private var right: [UIView] = []
    private var middle: UIView?
    private static let gap: CGFloat = 8
    /// Distance of the first item from the edge, as on iOS.
    static let edgeMargin: CGFloat = 16
    private var hasBack = false

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var shownAppearance: UINavigationBarAppearance {
        isAtEdge == false ? usualAppearance : edgeAppearance ?? usualAppearance
    }
    private var usualAppearance: UINavigationBarAppearance { ownItem?.standardAppearance ?? standardAppearance }
    /// Appearance that the app has for the edge of a page.
    private var edgeAppearance: UINavigationBarAppearance? { ownItem?.scrollEdgeAppearance ?? scrollEdgeAppearance }
    /// Whether the page shows through. Source: developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance
    private var isClear: Bool { isAtEdge == true && edgeAppearance == nil }
    /// Colour behind the bar, and behind the search bar below it.
    var ground: UIColor {
        let own = isClear ? page?.ground : barTintColor ?? shownAppearance.backgroundColor
        return own ?? .systemBackground
    }
    private weak var ownItem: UINavigationItem?
    var shownItem: UINavigationItem? { ownItem }

    private func appearanceDidChange() {
        styleTitle()
        didChangeLooks()
    }

    func show(_ item: UINavigationItem?, back: String?, title: String?) {
        for view in subviews { view.removeFromSuperview() }
        shownWords = .current
        ownItem = item
        hasBack = back != nil
        left = (back.map { [backButton($0)] } ?? []) + (item?.shownLeft ?? []).map(\.view)
        right = (item?.shownRight ?? []).map(\.view)
        middle = item?.titleView ?? item?.titleMenuProvider?([]).map { titleButton(title, $0) } ?? titleLabel(title)
        let height = shownHeight
        prompt = item?.prompt.map(promptLabel)
        styleTitle()
        for view in left + right + [middle, prompt].compactMap(\.self) { addSubview(view) }
        showTitle()
        setNeedsLayout()
        if shownHeight != height { superview?.setNeedsLayout() }
    }

    private func titleLabel(_ title: String?) -> UIView {
        let label = UILabel()
        label.text = title
        label.textAlignment = .center
        label.accessibilityTraits = .header
        return label
    }

    private func titleButton(_ title: String?, _ menu: UIMenu) -> UIView {
        let button = BarArrowButton(.menu, title ?? "", in: self)
        button.setTitleColor(.label, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
        return button
    }

    private func promptLabel(_ prompt: String) -> UILabel {
        let label = UILabel()
        label.text = prompt
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 13)
        return label
    }

    /// The label that shows the title; nil where the app has a view of its own there.
    private var titleLabel: UILabel? { (middle as? UILabel).flatMap { $0.accessibilityTraits == .header ? $0 : nil } }

    private func showTitle() {
        titleLabel?.isHidden = hidesTitle
        didChangeLooks()
    }

    private func styleTitle() {
        guard let label = titleLabel else { return }
        let attributes = titleTextAttributes ?? shownAppearance.titleTextAttributes
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    }

    private func backButton(_ title: String) -> UIView {
        let button = BarArrowButton(.back, title, in: self)
        button.addAction(UIAction { [weak self] _ in self?.pushBack() }, for: .touchUpInside)
        return button
    }

    private func pushBack() {
        if let action = ownItem?.backAction { action.perform(from: self) } else { goBack?() }
    }

    override open func layoutSubviews() {
        if shownWords != .current { wordsChanged?() }
        super.layoutSubviews()
        for case let button as BarArrowButton in subviews { button.follow(self) }
        placeParts()
        mirrorIfNeeded(left + right + [middle])
    }

    private func placeParts() {
        prompt?.frame = CGRect(
            x: Self.gap, y: 0, width: max(0, box.width - 2 * Self.gap), height: Self.promptHeight)
        // The arrow of a back button stands nearer to the edge than items do.
        let x = place(left, from: hasBack ? Self.gap : Self.edgeMargin, step: 1)
        let end = place(right, from: box.width - Self.edgeMargin, step: -1)
        guard let middle else { return }
        let own = Self.size(of: middle)
        let width = min(own.width, max(0, end - x))
        let wanted = (box.width - width) / 2
        middle.frame = CGRect(
            x: max(x, min(wanted, end - width)), y: top(of: own), width: width, height: own.height)
    }

    /// Places views beside each other from an edge inwards, and returns the x coordinate where the next one would
    /// begin.
    private func place(_ views: [UIView], from start: CGFloat, step: CGFloat) -> CGFloat {
        var x = start
        for view in views {
            let size = Self.size(of: view)
            view.frame = CGRect(
                x: step > 0 ? x : x - size.width, y: top(of: size), width: size.width,
                height: size.height)
            x += step * (size.width + Self.gap)
        }
        return x
    }

    /// Returns the top of a part of this size, which is in the middle of the line with the title.
    private func top(of size: CGSize) -> CGFloat { promptInset + (Self.height - size.height) / 2 }

    /// Returns a bar view's size: its intrinsic size, else its frame's, else the one that its constraints need.
    static func size(of view: UIView) -> CGSize {
        let own = view.intrinsicContentSize
        if own.width >= 0, own.height >= 0 { return own }
        return view.box.size == .zero ? view.systemLayoutSizeFitting(.zero) : view.box.size
    }

    override func ownNodes() -> [NodeDraft] {
        let area = CGRect(origin: .zero, size: box.size)
        let line = CGRect(x: 0, y: box.height - 0.5, width: box.width, height: 0.5)
        let title = largeTitle.map { [$0.draft(width: box.width, bottom: box.height)] } ?? []
        // At a page's edge there is no line.
        let isLineless = isClear || hidesTitle || shadowImage.map { $0.size == .zero } == true
        let shadow = isLineless ? nil : shownAppearance.shadowColor
        if let image = backgroundImages[.default] {
            let picture = image.size == .zero ? [] : image.drafts(in: area, tintColor)
            return picture + title + (shadow.map { [.box(line, $0.rgba)] } ?? [])
        }
        return [.box(area, ground.rgba)] + title + (shadow.map { [.box(line, $0.rgba)] } ?? [])
    }
}

/// Appearance of a bar. Source: developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// Background colour; nil is the system's.
    open var backgroundColor: UIColor?
    /// Colour of the line at the bar's edge; nil draws none.
    open var shadowColor: UIColor? = .separator
    /// Ignored: what is behind a bar is not blurred, as content begins below it.
    open var backgroundEffect: UIBlurEffect?
    // Ignored: bars have no pictures.
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var shadowImage: UIImage?

    override public init() { super.init() }

    /// Returns an appearance of the same class with the same values.
    /// Source: developer.apple.com/documentation/uikit/uibarappearance/copy()
    nonisolated override open func copy() -> Any { MainActor.assumeIsolated { plainCopy() } }

    func plainCopy() -> UIBarAppearance {
        let copy = NSObject.make(type(of: self))
        fill(copy)
        return copy
    }

    func fill(_ copy: UIBarAppearance) {
        (copy.backgroundColor, copy.shadowColor) = (backgroundColor, shadowColor)
        copy.backgroundEffect = backgroundEffect
        (copy.backgroundImage, copy.backgroundImageContentMode) = (backgroundImage, backgroundImageContentMode)
        copy.shadowImage = shadowImage
    }

    /// Compares what is set, as bars that an app has not changed have appearances of their own.
    nonisolated override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance else { return false }
        return MainActor.assumeIsolated {
            backgroundColor == other.backgroundColor && shadowColor == other.shadowColor
        }
    }

    nonisolated override open var hash: Int { 0 }

    open func configureWithDefaultBackground() { configureWithOpaqueBackground() }

    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    open func configureWithTransparentBackground() {
        backgroundColor = .clear
        shadowColor = nil
    }
}

/// Appearance of a tab bar. Source: <https://developer.apple.com/documentation/uikit/uitabbarappearance>
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// Ignored: items have the bar's tint.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Ignored: items are always stacked.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Ignored: items are always stacked.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// Ignored: the selected item has no mark besides its colour.
    open var selectionIndicatorTintColor: UIColor?

    override func fill(_ copy: UIBarAppearance) {
        super.fill(copy)
        guard let copy = copy as? UITabBarAppearance else { return }
        (copy.stackedLayoutAppearance, copy.inlineLayoutAppearance) = (stackedLayoutAppearance, inlineLayoutAppearance)
        copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance
        copy.selectionIndicatorTintColor = selectionIndicatorTintColor
    }
}

/// Appearance of a tab bar's items. Source: <https://developer.apple.com/documentation/uikit/uitabbaritemappearance>
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    open var normal = UITabBarItemStateAppearance()
    open var selected = UITabBarItemStateAppearance()
    open var disabled = UITabBarItemStateAppearance()
    open var focused = UITabBarItemStateAppearance()
    override public init() { super.init() }
    public convenience init(style: Style) { self.init() }

    public enum Style: Int, Sendable { case stacked = 0, inline, compactInline }
}

/// Source: <https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance>
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor = .systemRed
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    override public init() { super.init() }
}

/// Appearance of a toolbar. Source: <https://developer.apple.com/documentation/uikit/uitoolbarappearance>
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// Appearance of a navigation bar. Source: developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Appearance that all bars begin with, so that one that an app has set is told from it.
    static var standard: UINavigationBarAppearance { .init() }
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Ignored: the title is in the middle.
    open var titlePositionAdjustment = UIOffset.zero
    // Ignored: items have the bar's tint, or attributes of their own.
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var backButtonAppearance = UIBarButtonItemAppearance()

    override func fill(_ copy: UIBarAppearance) {
        super.fill(copy)
        guard let copy = copy as? UINavigationBarAppearance else { return }
        (copy.titleTextAttributes, copy.largeTitleTextAttributes) = (titleTextAttributes, largeTitleTextAttributes)
        copy.titlePositionAdjustment = titlePositionAdjustment
        (copy.buttonAppearance, copy.doneButtonAppearance) = (buttonAppearance, doneButtonAppearance)
        copy.backButtonAppearance = backButtonAppearance
    }

    /// Does nothing: the back button has its own arrow.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {}
}

/// Appearance of a bar's buttons. Ignored. Source: developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    open var normal = UIBarButtonItemStateAppearance()
    open var highlighted = UIBarButtonItemStateAppearance()
    open var disabled = UIBarButtonItemStateAppearance()
    open var focused = UIBarButtonItemStateAppearance()
    override public init() { super.init() }
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// Source: developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero
    override public init() { super.init() }
}
