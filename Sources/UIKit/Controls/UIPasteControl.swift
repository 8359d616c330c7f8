import RenderTree

/// Button that gives the clipboard's text to its target, which the browser reads for the person.
///
/// Source: developer.apple.com/documentation/uikit/uipastecontrol
@preconcurrency @MainActor open class UIPasteControl: UIControl {
    /// Looks of the button.
    ///
    /// Source: developer.apple.com/documentation/uikit/uipastecontrol/configuration-swift.class
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// Source: developer.apple.com/documentation/uikit/uipastecontrol/displaymode
        open var displayMode = DisplayMode.iconAndLabel
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        open var cornerRadius: CGFloat = 0
        open var baseForegroundColor: UIColor?
        open var baseBackgroundColor: UIColor?
        override public init() {}
    }

    public enum DisplayMode: UInt, Sendable { case iconAndLabel = 0, iconOnly, labelOnly, arrowAndLabel }

    public let configuration: Configuration
    /// Receives `paste(itemProviders:)`.
    open weak var target: (any UIPasteConfigurationSupporting)?
    private let look: UIButton

    public init(configuration: Configuration) {
        self.configuration = configuration
        look = UIButton(configuration: Self.look(configuration))
        super.init(frame: .zero)
        look.isUserInteractionEnabled = false
        look.accessibilityElementsHidden = true
        addSubview(look)
        frame.size = look.intrinsicContentSize
    }

    public convenience override init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }

    public required init?(coder: NSCoder) { nil }

    private static func look(_ wanted: Configuration) -> UIButton.Configuration {
        var look = UIButton.Configuration.filled()
        if wanted.displayMode != .iconOnly { look.title = SystemWords.current[.paste] }
        if wanted.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
        look.imagePadding = 6
        look.cornerStyle = wanted.cornerStyle
        if let color = wanted.baseForegroundColor { look.baseForegroundColor = color }
        if let color = wanted.baseBackgroundColor { look.baseBackgroundColor = color }
        return look
    }

    override open var intrinsicContentSize: CGSize { look.intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        look.frame = CGRect(origin: .zero, size: box.size)
    }

    override var nodeContent: NodeContent {
        .button(ButtonContent(isDisabled: isEnabled ? nil : true, pastes: true))
    }

    override var ownAccessibility: NodeAccessibility { NodeAccessibility(label: SystemWords.current[.paste]) }

    override func receive(_ event: InputEvent) {
        guard case .paste(_, let text) = event else { return super.receive(event) }
        target?.paste(itemProviders: [NSItemProvider(pasted: text)])
    }
}

/// Kinds of data that can be pasted. Source: developer.apple.com/documentation/uikit/uipasteconfiguration
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
    open var acceptableTypeIdentifiers: [String]

    override public init() { acceptableTypeIdentifiers = [] }
    public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
    public init(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
    }

    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
}

/// Takes what is pasted. Source: developer.apple.com/documentation/uikit/uipasteconfigurationsupporting
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
