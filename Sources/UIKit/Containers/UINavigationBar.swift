/// A title between buttons. Source: developer.apple.com/documentation/uikit/uinavigationbar
@MainActor open class UINavigationBar: UIView {
    open var barTintColor: UIColor? { didSet { didChangeLooks() } }
    /// It never is here: what is behind begins below it.
    open var isTranslucent = true
    /// Titles are small here.
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { styleTitle() } }
    /// What it looks like; the first that is set of these counts.
    open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceDidChange() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    open var compactAppearance: UINavigationBarAppearance?
    static let height: CGFloat = 44
    var goBack: (() -> Void)?
    private var left: [UIView] = []
    private var right: [UIView] = []
    private var middle: UIView?
    private static let gap: CGFloat = 8

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }

    private var appearance: UINavigationBarAppearance { scrollEdgeAppearance ?? standardAppearance }

    private func appearanceDidChange() {
        styleTitle()
        didChangeLooks()
    }

    func show(_ item: UINavigationItem?, back: String?, title: String?) {
        for view in subviews { view.removeFromSuperview() }
        left = (back.map { [backButton($0)] } ?? []) + (item?.leftBarButtonItems ?? []).map(\.view)
        right = (item?.rightBarButtonItems ?? []).map(\.view)
        middle = item?.titleView ?? titleLabel(title)
        styleTitle()
        for view in left + right + [middle].compactMap(\.self) { addSubview(view) }
        setNeedsLayout()
    }

    private func titleLabel(_ title: String?) -> UIView {
        let label = UILabel()
        label.text = title
        label.textAlignment = .center
        label.accessibilityTraits = .header
        return label
    }

    private func styleTitle() {
        guard let label = middle as? UILabel, label.accessibilityTraits == .header else { return }
        let attributes = titleTextAttributes ?? appearance.titleTextAttributes
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    }

    private func backButton(_ title: String) -> UIView {
        let button = UIButton(type: .system)
        button.setTitle(isRightToLeft ? title + " ›" : "‹ " + title, for: .normal)
        button.accessibilityLabel = title
        button.addAction(UIAction { [weak self] _ in self?.goBack?() }, for: .touchUpInside)
        return button
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
        mirrorIfNeeded(left + right + [middle])
    }

    private func placeParts() {
        let x = place(left, from: Self.gap, step: 1)
        let end = place(right, from: box.width - Self.gap, step: -1)
        guard let middle else { return }
        let own = Self.size(of: middle)
        let width = min(own.width, max(0, end - x))
        let wanted = (box.width - width) / 2
        middle.frame = CGRect(
            x: max(x, min(wanted, end - width)), y: (box.height - own.height) / 2, width: width, height: own.height)
    }

    /// Beside each other from an edge inwards.
    private func place(_ views: [UIView], from start: CGFloat, step: CGFloat) -> CGFloat {
        var x = start
        for view in views {
            let size = Self.size(of: view)
            view.frame = CGRect(
                x: step > 0 ? x : x - size.width, y: (box.height - size.height) / 2, width: size.width,
                height: size.height)
            x += step * (size.width + Self.gap)
        }
        return x
    }

    /// A view of an app's own has the size that it was given, or the one that its constraints need.
    static func size(of view: UIView) -> CGSize {
        let own = view.intrinsicContentSize
        if own.width >= 0, own.height >= 0 { return own }
        return view.box.size == .zero ? view.systemLayoutSizeFitting(.zero) : view.box.size
    }

    override func ownMarks() -> [ViewMark] {
        let area = CGRect(origin: .zero, size: box.size)
        let line = CGRect(x: 0, y: box.height - 0.5, width: box.width, height: 0.5)
        let ground = barTintColor ?? appearance.backgroundColor ?? .systemBackground
        return [.box(area, ground.cgColor)] + (appearance.shadowColor.map { [.box(line, $0.cgColor)] } ?? [])
    }
}

/// How bars look. Source: developer.apple.com/documentation/uikit/uibarappearance
@MainActor open class UIBarAppearance: NSObject {
    /// nil is the system's.
    open var backgroundColor: UIColor?
    /// The line at the bar's edge; nil draws none.
    open var shadowColor: UIColor? = .separator

    override public init() { super.init() }

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

/// Source: developer.apple.com/documentation/uikit/uinavigationbarappearance
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Titles are small here.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
