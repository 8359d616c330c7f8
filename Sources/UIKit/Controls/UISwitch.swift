import RenderTree
import TreePainter

/// Control that is on or off. Source: developer.apple.com/documentation/uikit/uiswitch
@preconcurrency @MainActor open class UISwitch: UIControl {
    private var value = false
    open var onTintColor: UIColor? { didSet { didChangeLooks() } }
    open var thumbTintColor: UIColor? { didSet { didChangeLooks() } }
    open var title: String?
    /// Ignored: a switch is drawn as a sliding one.
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }

    /// Source: developer.apple.com/documentation/uikit/uiswitch/style-swift.enum
    public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }

    private static let size = SwitchLook.size

    override public init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setContentHuggingPriority(UILayoutPriority(750), for: .horizontal)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeSwitchValues(from: coder) }
    }

    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Sets the value without sending the actions, as on Apple's systems.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        didChangeLooks()
    }

    override open var intrinsicContentSize: CGSize { Self.size }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override func triggered() {
        value.toggle()
        didChangeLooks()
        sendActions(for: [.valueChanged, .primaryActionTriggered, .touchUpInside])
    }

    override func ownNodes() -> [NodeDraft] {
        let ground = value ? onTintColor ?? .systemGreen : .controlTrack
        let look = SwitchLook(
            isOn: value, isMirrored: isRightToLeft, ground: ground.rgba, thumb: (thumbTintColor ?? .white).rgba)
        return look.nodes(in: Self.size)
    }

    override var isDimmed: Bool { !isEnabled }

    override var nodeContent: NodeContent {
        .toggle(ToggleContent(role: .switch, isOn: value, isDisabled: isEnabled ? nil : true))
    }
}
