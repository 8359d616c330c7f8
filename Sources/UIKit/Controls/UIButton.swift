/// A button. Source: developer.apple.com/documentation/uikit/uibutton
@MainActor open class UIButton: UIControl {
    public let buttonType: ButtonType
    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var colors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgrounds: [State: UIImage] = [:]
    private lazy var label = UILabel()
    private lazy var picture = UIImageView()
    /// A configuration decides the looks in place of the setters for single states.
    open var configuration: Configuration? { didSet { stateDidChange() } }
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    open var automaticallyUpdatesConfiguration = true
    /// Points around title and image together.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { stateDidChange() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { stateDidChange() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { stateDidChange() } }
    /// Shown by the browser where `showsMenuAsPrimaryAction` is set.
    open var menu: UIMenu? { didSet { didChangeLooks() } }
    open var showsMenuAsPrimaryAction = false { didSet { didChangeLooks() } }
    open var changesSelectionAsPrimaryAction = false
    open var adjustsImageWhenHighlighted = true

    /// Source: developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }

    override public init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        setUp()
    }

    private init(type: ButtonType) {
        buttonType = type
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) { nil }

    /// As on Apple's systems, `UIButton(type:)` makes the class itself.
    public convenience init(type: ButtonType, primaryAction: UIAction? = nil) {
        self.init(type: type)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    public convenience init(primaryAction: UIAction?) {
        self.init(type: .system)
        take(primaryAction)
    }

    private func setUp() {
        label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 17)
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
        let symbols: [ButtonType: String] = [
            .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle",
            .contactAdd: "plus.circle", .close: "xmark.circle.fill",
        ]
        if let name = symbols[buttonType], let image = UIImage(systemName: name) { images[.normal] = image }
        stateDidChange()
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty, configuration?.title == nil {
            if configuration == nil {
                setTitle(action.title, for: .normal)
            } else {
                configuration?.title = action.title
            }
        }
        if let image = action.image {
            if configuration == nil { setImage(image, for: .normal) } else { configuration?.image = image }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: What it shows

    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { picture }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        stateDidChange()
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        stateDidChange()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        stateDidChange()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        stateDidChange()
    }

    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgrounds[state] = image
        stateDidChange()
    }

    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        if let configuration, let image = image(for: state) {
            setImage(image.withConfiguration(configuration), for: state)
        }
    }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultColor }

    private var defaultColor: UIColor { buttonType == .custom ? .white : tintColor }

    open func setNeedsUpdateConfiguration() { stateDidChange() }
    open func updateConfiguration() {}

    private var isUpdating = false

    override func stateDidChange() {
        super.stateDidChange()
        if !isUpdating {
            isUpdating = true
            configurationUpdateHandler?(self)
            updateConfiguration()
            isUpdating = false
        }
        if let configuration { show(configuration) } else { showStates() }
        invalidateIntrinsicContentSize()
    }

    private func showStates() {
        label.attributedText = nil
        label.text = title(for: state)
        if let attributed = attributedTitle(for: state) { label.attributedText = attributed }
        label.textColor = isEnabled || colors[.disabled] != nil ? currentTitleColor : .tertiaryLabel
        picture.image = image(for: state).map { image in
            // A system button takes its pictures for stencils, unless they say otherwise.
            buttonType != .custom && image.renderingMode == .automatic
                ? image.withRenderingMode(.alwaysTemplate) : image
        }
    }

    private func show(_ configuration: Configuration) {
        label.attributedText = nil
        label.text = configuration.title
        label.font = configuration.font
        let color = configuration.foreground(tintColor)
        label.textColor = isEnabled ? color : .tertiaryLabel
        picture.tintColor = isEnabled ? color : .tertiaryLabel
        picture.image = configuration.image
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    // MARK: Layout

    private var insets: UIEdgeInsets { configuration?.insets ?? contentEdgeInsets }
    private var gap: CGFloat { configuration?.imagePadding ?? 0 }
    private var isVertical: Bool {
        let placement = configuration?.imagePlacement ?? .leading
        return placement == .top || placement == .bottom
    }

    private var inner: [UIView] {
        let shown = [picture, label].filter { $0.intrinsicContentSize.width > 0 }
        let isReversed = configuration?.imagePlacement == .trailing || configuration?.imagePlacement == .bottom
        return isReversed ? shown.reversed() : shown
    }

    override open var intrinsicContentSize: CGSize {
        let sizes = inner.map(\.intrinsicContentSize)
        let gaps = gap * CGFloat(max(0, sizes.count - 1))
        let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
        let width = isVertical ? widths.max() ?? 0 : widths.reduce(0, +) + gaps
        let height = isVertical ? heights.reduce(0, +) + gaps : heights.max() ?? 0
        // A system button leaves room above and below its words.
        let rest: CGFloat = configuration == nil && contentEdgeInsets == .zero ? 12 : 0
        return CGSize(
            width: max(width, configuration == nil ? 30 : 0) + insets.left + insets.right,
            height: height + rest + insets.top + insets.bottom)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let area = CGRect(origin: .zero, size: box.size).inset(by: insets)
        let shown = inner
        let sizes = shown.map { view in
            let own = view.intrinsicContentSize
            return CGSize(width: min(own.width, max(0, area.width)), height: min(own.height, max(0, area.height)))
        }
        let gaps = gap * CGFloat(max(0, shown.count - 1))
        let length: CGFloat = sizes.reduce(gaps) { $0 + (isVertical ? $1.height : $1.width) }
        var place =
            isVertical ? area.minY + (area.height - length) / 2 : area.minX + (area.width - length) * horizontalShare
        for (view, size) in zip(shown, sizes) {
            if isVertical {
                view.frame = CGRect(
                    x: area.minX + (area.width - size.width) / 2, y: place, width: size.width, height: size.height)
                place += size.height + gap
            } else {
                view.frame = CGRect(
                    x: place, y: area.minY + (area.height - size.height) / 2, width: size.width, height: size.height
                ).offsetBy(dx: shift(of: view), dy: 0)
                place += size.width + gap
            }
        }
        for view in [picture, label] where !shown.contains(view) { view.frame = .zero }
    }

    private func shift(of view: UIView) -> CGFloat {
        let insets = view === label ? titleEdgeInsets : imageEdgeInsets
        return (insets.left - insets.right) / 2
    }

    private var horizontalShare: CGFloat {
        switch contentHorizontalAlignment {
        case .left, .leading: 0
        case .right, .trailing: 1
        case .center, .fill: 0.5
        }
    }

    // MARK: What reaches the person

    override func ownMarks() -> [ViewMark] {
        let area = CGRect(origin: .zero, size: box.size)
        if let configuration {
            guard let color = configuration.background(tintColor), color.cgColor.alpha > 0 else { return [] }
            return [
                .box(
                    area, isEnabled ? color.cgColor : UIColor.tertiarySystemFill.cgColor,
                    cornerRadius: configuration.radius(in: area))
            ]
        }
        return backgroundImage(for: state)?.marks(in: area, tintColor) ?? []
    }

    /// A pressed button is paler, as on Apple's systems.
    override func upperMarks() -> [ViewMark] {
        guard isHighlighted else { return [] }
        let radius = configuration?.radius(in: CGRect(origin: .zero, size: box.size)) ?? storedLayer?.cornerRadius ?? 0
        let veil = (backgroundColor ?? .systemBackground).withAlphaComponent(0.35).cgColor
        return [.box(CGRect(origin: .zero, size: box.size), veil, cornerRadius: radius)]
    }

    override var role: ViewRole {
        if showsMenuAsPrimaryAction, let menu {
            let actions = menu.actions
            return .select(
                options: actions.map(\.title), selected: actions.firstIndex { $0.state == .on }, isDisabled: !isEnabled)
        }
        return .button(isDisabled: !isEnabled)
    }

    override var ownSpeech: ViewSpeech {
        var speech = ViewSpeech()
        speech.label = attributedTitle(for: state)?.string ?? currentTitle ?? picture.accessibilityLabel
        if isSelected { speech.traits = .selected }
        return speech
    }

    override func triggered() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    override func receive(_ input: ViewInput) {
        guard case .choose(let index) = input else { return super.receive(input) }
        guard isEnabled, let actions = menu?.actions, actions.indices.contains(index) else { return }
        if changesSelectionAsPrimaryAction {
            for (place, action) in actions.enumerated() { action.state = place == index ? .on : .off }
            setTitle(actions[index].title, for: .normal)
        }
        actions[index].perform(from: self)
        sendActions(for: .menuActionTriggered)
    }
}
