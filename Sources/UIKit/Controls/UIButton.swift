import RenderTree
import TreePainter

/// Control that runs an action when it is tapped. Source: developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor open class UIButton: UIControl {
    public private(set) var buttonType = ButtonType.custom
    var titles: [State: String] = [:]
    var attributedTitles: [State: NSAttributedString] = [:]
    var colors: [State: UIColor] = [:]
    var images: [State: UIImage] = [:]
    var backgrounds: [State: UIImage] = [:]
    /// Whether the picture is pale because the button is disabled.
    var isPictureDim = false
    /// Accessible name of a system button that shows only a symbol.
    var systemWord: SystemWord?
    lazy var label = UILabel()
    lazy var picture = UIImageView()
    /// Label of the configuration's subtitle; nil without one.
    var secondLabel: UILabel?
    /// Turning indicator in the image's place; nil where the configuration shows none.
    var spinner: UIActivityIndicatorView?
    /// Content and appearance; where it is set, it replaces the values set for single states.
    open var configuration: Configuration? {
        didSet {
            ConfiguredBackground.replaceView(oldValue?.background, configuration?.background, in: self)
            stateDidChange()
        }
    }
    private var isUpdating = false
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    /// Ignored: a configuration always follows the state.
    open var automaticallyUpdatesConfiguration = true
    /// Insets around image and title together, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { stateDidChange() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { stateDidChange() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { stateDidChange() } }
    /// Menu shown by the browser where `showsMenuAsPrimaryAction` is set.
    open var menu: UIMenu? { didSet { popUpDidChange() } }
    /// Whether a push selects the button, or a choice in its menu becomes its title: then two arrows stand behind that.
    open var changesSelectionAsPrimaryAction = false { didSet { popUpDidChange() } }
    override open var showsMenuAsPrimaryAction: Bool { didSet { popUpDidChange() } }
    /// Ignored: menus keep the order of their elements.
    /// Source: developer.apple.com/documentation/uikit/uibutton/preferredmenuelementorder
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Ignored: a pressed button is paler as a whole.
    open var adjustsImageWhenHighlighted = true
    /// Ignored: the picture of a disabled button stays as it is.
    /// Source: developer.apple.com/documentation/uikit/uibutton/adjustsimagewhendisabled
    open var adjustsImageWhenDisabled = true
    /// Ignored: a button looks as its configuration says.
    /// Source: developer.apple.com/documentation/uikit/uibutton/role-swift.property
    open var role = Role.normal
    /// Ignored: the browser draws the pointer.
    /// Source: developer.apple.com/documentation/uikit/uibutton/ispointerinteractionenabled
    open var isPointerInteractionEnabled = false

    /// Meaning of a button. Source: developer.apple.com/documentation/uikit/uibutton/role-swift.enum
    public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

    /// Type of a button. Source: developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        /// The former name of `system`.
        public static var roundedRect: ButtonType { .system }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        guard let coder = coder as? InterfaceCoder else { return }
        become(Self.type(from: coder))
        decodeButtonValues(from: coder)
    }

    /// Creates a button of the class that it is called on, as on Apple's systems.
    public convenience init(type: ButtonType, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        become(type)
        addPrimaryAction(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        become(.system)
        self.configuration = configuration
        // Property observers do not run in an initialiser.
        ConfiguredBackground.replaceView(nil, configuration.background, in: self)
        stateDidChange()
        addPrimaryAction(primaryAction)
    }

    public convenience init(primaryAction: UIAction?) {
        self.init(frame: .zero)
        become(.system)
        addPrimaryAction(primaryAction)
    }

    private func setUp() {
        label.font = .systemFont(ofSize: buttonType == .custom ? 18 : 17)
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
        stateDidChange()
    }

    private func become(_ type: ButtonType) {
        buttonType = type
        if type != .custom { label.font = .systemFont(ofSize: 17) }
        let symbols: [ButtonType: String] = [
            .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle",
            .contactAdd: "plus.circle", .close: "xmark.circle.fill",
        ]
        if let name = symbols[buttonType], let image = UIImage(systemName: name) { images[.normal] = image }
        stateDidChange()
    }

    private func addPrimaryAction(_ action: UIAction?) {
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

    // MARK: Content

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
        let area = contentRect(forBounds: CGRect(origin: .zero, size: box.size))
        let (title, image) = (titleRect(forContentRect: area), imageRect(forContentRect: area))
        if title != label.frame { label.frame = title }
        if image != picture.frame { picture.frame = image }
    }

    /// Returns the area within the button's insets.
    /// Source: developer.apple.com/documentation/uikit/uibutton/contentrect(forbounds:)
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.inset(by: configuration?.insets ?? contentEdgeInsets)
    }
    /// Returns where the title stands, which an override may change.
    /// Source: developer.apple.com/documentation/uikit/uibutton/titlerect(forcontentrect:)
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { label.frame }
    /// Returns where the picture stands, which an override may change.
    /// Source: developer.apple.com/documentation/uikit/uibutton/imagerect(forcontentrect:)
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { picture.frame }

    // MARK: Rendering and input

    override func ownNodes() -> [NodeDraft] {
        let area = CGRect(origin: .zero, size: box.size)
        if let configuration { return backgroundNodes(of: configuration) + popUpNodes }
        return (backgroundImage(for: state)?.drafts(in: area, tintColor) ?? []) + popUpNodes
    }

    /// Covers a pressed button with a translucent veil, which makes it paler, as on Apple's systems.
    override func upperNodes() -> [NodeDraft] {
        guard isHighlighted else { return [] }
        let radius = configuration?.radius(in: CGRect(origin: .zero, size: box.size)) ?? storedLayer?.cornerRadius ?? 0
        let veil = (backgroundColor ?? .systemBackground).withAlphaComponent(0.35).rgba
        return [.box(CGRect(origin: .zero, size: box.size), veil, cornerRadius: radius)]
    }

    /// Text that the browser shares when the button is pushed.
    var sharedText: SharedText? { didSet { didChangeLooks() } }

    override var nodeContent: NodeContent {
        let isDisabled: Bool? = isEnabled ? nil : true
        guard showsMenuAsPrimaryAction, let actions = menu?.actions else {
            return .button(ButtonContent(isDisabled: isDisabled, share: sharedText))
        }
        let selected = actions.firstIndex { $0.state == .on }
        return .select(SelectContent(options: actions.map(\.title), selected: selected, isDisabled: isDisabled))
    }

    override var ownAccessibility: NodeAccessibility {
        let label =
            systemWord.map { SystemWords.current[$0] } ?? attributedTitle(for: state)?.string ?? currentTitle
            ?? picture.accessibilityLabel
        let words = [label, secondLabel?.text].compactMap(\.self)
        return NodeAccessibility(
            label: words.isEmpty ? nil : words.joined(separator: ", "), traits: isSelected ? [.selected] : nil)
    }

    override func triggered() {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    override func receive(_ event: InputEvent) {
        guard case .choose(_, let index) = event else { return super.receive(event) }
        guard isEnabled, let actions = menu?.actions, actions.indices.contains(index) else { return }
        if changesSelectionAsPrimaryAction {
            for (place, action) in actions.enumerated() { action.state = place == index ? .on : .off }
            setTitle(actions[index].title, for: .normal)
        }
        actions[index].perform(from: self)
        sendActions(for: .menuActionTriggered)
    }
}
