import RenderTree
import TreePainter

/// Row of tabs. Source: developer.apple.com/documentation/uikit/uitabbar
@preconcurrency @MainActor open class UITabBar: UIView {
    open var items: [UITabBarItem]? { didSet { show() } }
    /// Appearance of the bar; its background colour is shown where `barTintColor` is nil.
    open var standardAppearance = UITabBarAppearance() { didSet { barTintColor = standardAppearance.backgroundColor } }
    /// Ignored: the bar looks alike whatever is behind it.
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var barTintColor: UIColor? { didSet { didChangeLooks() } }
    open var unselectedItemTintColor: UIColor? { didSet { update() } }
    /// Ignored: the bar is opaque.
    open var isTranslucent = true
    /// Whether the items share the bar's width or stand in its middle.
    /// Source: developer.apple.com/documentation/uikit/uitabbar/itempositioning-swift.property
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// Width in points of items in the middle; 0 is the system's, 76.
    /// Source: developer.apple.com/documentation/uikit/uitabbar/itemwidth
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Space in points between items in the middle; 0 is the system's, 34.
    /// Source: developer.apple.com/documentation/uikit/uitabbar/itemspacing
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    static let height: CGFloat = 49
    var chosen: ((Int) -> Void)?
    var selectedIndex = 0 { didSet { update() } }
    private var tabs: [TabButton] = []

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var selectedItem: UITabBarItem? {
        guard let items, items.indices.contains(selectedIndex) else { return nil }
        return items[selectedIndex]
    }

    private var watched = WatchedItems()

    private func show() {
        for tab in tabs { tab.removeFromSuperview() }
        tabs = (items ?? []).enumerated().map { index, item in
            let tab = TabButton(item)
            tab.addAction(UIAction { [weak self] _ in self?.chosen?(index) }, for: .touchUpInside)
            addSubview(tab)
            return tab
        }
        watched.watch(items ?? [], for: self) { [weak self] in self?.update() }
        update()
    }

    private func update() {
        for (index, tab) in tabs.enumerated() {
            (tab.isSelected, tab.isEnabled) = (index == selectedIndex, tab.item.isEnabled)
            tab.restColor = unselectedItemTintColor ?? .systemGray
            tab.didChangeLooks()
        }
        setNeedsLayout()
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let columns = columns(of: tabs.count)
        for (index, tab) in tabs.enumerated() {
            let x = columns.start + columns.step * CGFloat(index)
            tab.frame = CGRect(x: x, y: 0, width: columns.width, height: box.height)
        }
        mirrorIfNeeded(tabs)
    }

    override func ownNodes() -> [NodeDraft] {
        let line = CGRect(x: 0, y: 0, width: box.width, height: 0.5)
        return [
            .box(CGRect(origin: .zero, size: box.size), (barTintColor ?? .systemBackground).rgba),
            .box(line, UIColor.separator.rgba),
        ]
    }

    override var ownAccessibility: NodeAccessibility {
        NodeAccessibility(label: SystemWords.current[.tabBar], traits: [.choices])
    }
}

/// Symbol above a title, with a badge.
@MainActor private final class TabButton: UIControl {
    let item: UITabBarItem
    var restColor = UIColor.systemGray

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func ownNodes() -> [NodeDraft] {
        let color: UIColor = isSelected ? tintColor : restColor
        var drawn: [NodeDraft] = []
        let picture = (isSelected ? item.selectedImage : nil) ?? item.image
        if let picture {
            let area = CGRect(x: 0, y: 6, width: box.width, height: 24)
            let shown = picture.renderingMode == .alwaysOriginal ? picture : picture.withRenderingMode(.alwaysTemplate)
            drawn += shown.drafts(in: ContentMode.scaleAspectFit.frame(of: picture.size, in: area), color)
        }
        drawn.append(words(item.title ?? "", 10, color, CGRect(x: 2, y: 32, width: box.width - 4, height: 14)))
        if let badge = item.badgeValue { drawn += badgeNodes(badge) }
        return drawn
    }

    private func words(_ text: String, _ size: CGFloat, _ color: UIColor, _ area: CGRect) -> NodeDraft {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: .medium), .foregroundColor: color, .paragraphStyle: style,
        ]
        return AttributedText(NSAttributedString(string: text, attributes: attributes))
            .centeredDraft(in: area, lineLimit: 1)
    }

    private func badgeNodes(_ badge: String) -> [NodeDraft] {
        let width = max(18, CGFloat(badge.count) * 8 + 8)
        let area = CGRect(x: box.width / 2 + 4, y: 2, width: width, height: 18)
        return [.box(area, (item.badgeColor ?? .systemRed).rgba, cornerRadius: 9), words(badge, 12, .white, area)]
    }

    override var nodeContent: NodeContent {
        .toggle(ToggleContent(role: .tab, isOn: isSelected, isDisabled: item.isEnabled ? nil : true))
    }

    override var ownAccessibility: NodeAccessibility {
        let label = item.accessibilityLabel ?? item.title ?? item.image?.accessibilityName
        return NodeAccessibility(label: label, value: item.badgeValue)
    }
}

/// Title, images and badge of a tab. Source: developer.apple.com/documentation/uikit/uitabbaritem
@preconcurrency @MainActor open class UITabBarItem: NSObject, WatchedItem {
    private var ownTitle: String? { didSet { watchers.tell() } }
    private var systemItem: SystemItem?
    open var image: UIImage? { didSet { watchers.tell() } }
    open var selectedImage: UIImage? { didSet { watchers.tell() } }
    open var badgeValue: String? { didSet { watchers.tell() } }
    open var badgeColor: UIColor? { didSet { watchers.tell() } }
    open var isEnabled = true { didSet { watchers.tell() } }
    open var tag = 0
    open var accessibilityLabel: String?
    var watchers = ItemWatchers()

    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed

        fileprivate var look: (title: SystemWord, symbol: String) {
            switch self {
            case .more: (.more, "ellipsis")
            case .favorites: (.favorites, "star.fill")
            case .featured: (.featured, "star.fill")
            case .topRated: (.topRated, "star.fill")
            case .recents: (.recents, "clock.fill")
            case .contacts: (.contacts, "person.crop.circle")
            case .history: (.history, "clock.fill")
            case .bookmarks: (.bookmarks, "book.fill")
            case .search: (.search, "magnifyingglass")
            case .downloads: (.downloads, "square.and.arrow.down")
            case .mostRecent: (.mostRecent, "clock.fill")
            case .mostViewed: (.mostViewed, "list.number")
            }
        }
    }

    /// A system item's is in the app's language, unless it was given another.
    open var title: String? {
        get { ownTitle ?? systemItem.map { SystemWords.current[$0.look.title] } }
        set { ownTitle = newValue }
    }

    override public init() { super.init() }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: nil, image: UIImage(systemName: systemItem.look.symbol), tag: tag)
        self.systemItem = systemItem
    }
}
