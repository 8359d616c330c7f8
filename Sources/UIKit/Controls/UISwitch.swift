/// Something on or off. Source: developer.apple.com/documentation/uikit/uiswitch
@MainActor open class UISwitch: UIControl {
    private var value = false
    open var onTintColor: UIColor? { didSet { didChangeLooks() } }
    open var thumbTintColor: UIColor? { didSet { didChangeLooks() } }
    open var title: String?
    private static let size = CGSize(width: 51, height: 31)

    override public init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setContentHuggingPriority(UILayoutPriority(750), for: .horizontal)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Without telling the actions, as on Apple's systems.
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

    override func ownMarks() -> [ViewMark] {
        let area = CGRect(origin: .zero, size: Self.size)
        let color = value ? onTintColor ?? .systemGreen : .secondarySystemFill
        let thumb = CGRect(x: value ? area.maxX - 29 : 2, y: 2, width: 27, height: 27)
        var shadow = ViewStyle()
        shadow.shadow = ViewShadow(
            color: CGColor(gray: 0, alpha: 0.15), radius: 2, offset: CGSize(width: 0, height: 2))
        var knob = ViewMark.box(thumb, (thumbTintColor ?? .white).cgColor, cornerRadius: 13.5)
        knob.style = shadow
        var all = ViewMark(area, .group, children: [.box(area, color.cgColor, cornerRadius: 15.5), knob])
        all.style.opacity = isEnabled ? 1 : 0.5
        return [all]
    }

    override var role: ViewRole { .toggle(ViewToggle(kind: .switch, isOn: value, isDisabled: !isEnabled)) }
}
