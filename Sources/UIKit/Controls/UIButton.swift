/// A button. Source: developer.apple.com/documentation/uikit/uibutton
@MainActor open class UIButton: UIControl {
    public let buttonType: ButtonType
    var titles: [State: String] = [:]
    var attributedTitles: [State: NSAttributedString] = [:]
    var colors: [State: UIColor] = [:]
    var images: [State: UIImage] = [:]
    var backgrounds: [State: UIImage] = [:]
    lazy var label = UILabel()
    lazy var picture = UIImageView()
    /// A configuration decides the looks in place of the setters for single states.
    open var configuration: Configuration? { didSet { stateDidChange() } }
    private var isUpdating = false
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
        // Within an initializer the observer is not called.
        stateDidChange()
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

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        stateDidChange()
    }

    open func updateConfiguration() {}

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

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    // MARK: Layout

    override open var intrinsicContentSize: CGSize { contentLayout.size }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        contentLayout.place(in: CGRect(origin: .zero, size: box.size))
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
