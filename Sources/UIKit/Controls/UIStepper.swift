/// Two buttons that raise and lower a value. Source: developer.apple.com/documentation/uikit/uistepper
@MainActor open class UIStepper: UIControl {
    private var current = 0.0
    open var minimumValue = 0.0 { didSet { value = current } }
    open var maximumValue = 100.0 { didSet { value = current } }
    open var stepValue = 1.0
    open var wraps = false { didSet { update() } }
    open var autorepeat = true
    open var isContinuous = true
    private let less = StepButton(isPlus: false)
    private let more = StepButton(isPlus: true)
    private static let size = CGSize(width: 94, height: 32)

    override public init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        for (button, sign) in [(less, -1.0), (more, 1.0)] {
            addSubview(button)
            button.addAction(UIAction { [weak self] _ in self?.step(sign) }, for: .touchUpInside)
        }
        update()
    }

    public required init?(coder: NSCoder) { nil }

    open var value: Double {
        get { current }
        set {
            let top = max(minimumValue, maximumValue)
            current = newValue.isNaN ? minimumValue : max(minimumValue, min(top, newValue))
            update()
        }
    }

    private func step(_ sign: Double) {
        guard isEnabled else { return }
        let next = current + sign * stepValue
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func update() {
        less.isEnabled = isEnabled && (wraps || current > minimumValue)
        more.isEnabled = isEnabled && (wraps || current < maximumValue)
        didChangeLooks()
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    override open var intrinsicContentSize: CGSize { Self.size }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override open func layoutSubviews() {
        super.layoutSubviews()
        less.frame = CGRect(x: 0, y: 0, width: Self.size.width / 2, height: Self.size.height)
        more.frame = CGRect(x: Self.size.width / 2, y: 0, width: Self.size.width / 2, height: Self.size.height)
        mirrorIfNeeded([less, more])
    }

    override func ownMarks() -> [ViewMark] {
        let area = CGRect(origin: .zero, size: Self.size)
        return [
            .box(area, UIColor.tertiarySystemFill.cgColor, cornerRadius: 8),
            .box(CGRect(x: 46.5, y: 7, width: 1, height: 18), UIColor.separator.cgColor),
        ]
    }
}

@MainActor private final class StepButton: UIControl {
    private let isPlus: Bool

    init(isPlus: Bool) {
        self.isPlus = isPlus
        super.init(frame: .zero)
        accessibilityLabel = isPlus ? "Increment" : "Decrement"
    }

    required init?(coder: NSCoder) { nil }

    override func triggered() { sendActions(for: .touchUpInside) }
    override var role: ViewRole { .button(isDisabled: !isEnabled) }

    override func ownMarks() -> [ViewMark] {
        let path = CGMutablePath()
        let middle = CGPoint(x: box.width / 2, y: box.height / 2)
        path.move(to: CGPoint(x: middle.x - 7, y: middle.y))
        path.addLine(to: CGPoint(x: middle.x + 7, y: middle.y))
        if isPlus {
            path.move(to: CGPoint(x: middle.x, y: middle.y - 7))
            path.addLine(to: CGPoint(x: middle.x, y: middle.y + 7))
        }
        let color = isEnabled ? UIColor.label : .tertiaryLabel
        return [.stroke(path, color.cgColor, width: 2, bounds: CGRect(origin: .zero, size: box.size))]
    }
}
