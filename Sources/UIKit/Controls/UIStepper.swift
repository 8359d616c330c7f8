import RenderTree
import TreePainter

/// Control with two buttons that increase and decrease a value.
/// Source: developer.apple.com/documentation/uikit/uistepper
@preconcurrency @MainActor open class UIStepper: UIControl {
    private var current = 0.0
    open var minimumValue = 0.0 { didSet { value = current } }
    open var maximumValue = 100.0 { didSet { value = current } }
    open var stepValue = 1.0
    open var wraps = false { didSet { update() } }
    /// Ignored: a step is made each time a button is pushed, however long it is held.
    open var autorepeat = true
    /// Ignored: each step sends the actions.
    open var isContinuous = true
    private let less = StepButton(isPlus: false)
    private let more = StepButton(isPlus: true)
    private static let size = StepperLook.size

    override public init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    private func setUp() {
        for (button, sign) in [(less, -1.0), (more, 1.0)] {
            addSubview(button)
            button.addAction(UIAction { [weak self] _ in self?.step(sign) }, for: .touchUpInside)
        }
        update()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeStepperValues(from: coder) }
    }

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

    /// Draws a picture in place of the plus sign; that of `.normal` in each state.
    /// Source: developer.apple.com/documentation/uikit/uistepper/setincrementimage(_:for:)
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { more.images[state] = image }
    open func incrementImage(for state: UIControl.State) -> UIImage? { more.images[state] }
    /// Draws a picture in place of the minus sign; that of `.normal` in each state.
    /// Source: developer.apple.com/documentation/uikit/uistepper/setdecrementimage(_:for:)
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { less.images[state] = image }
    open func decrementImage(for state: UIControl.State) -> UIImage? { less.images[state] }

    override open var intrinsicContentSize: CGSize { Self.size }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override open func layoutSubviews() {
        super.layoutSubviews()
        less.frame = CGRect(x: 0, y: 0, width: Self.size.width / 2, height: Self.size.height)
        more.frame = CGRect(x: Self.size.width / 2, y: 0, width: Self.size.width / 2, height: Self.size.height)
        mirrorIfNeeded([less, more])
    }

    /// Draws the ground below the buttons, which stand at the leading edge of a stepper that is made wider than it is.
    override func ownNodes() -> [NodeDraft] {
        let look = StepperLook(ground: UIColor.tertiarySystemFill.rgba, line: UIColor.separator.rgba)
        let start = isRightToLeft ? box.width - Self.size.width : 0
        return look.nodes(in: Self.size).map { draft in
            var draft = draft
            draft.node.frame.x += start
            return draft
        }
    }
}

@MainActor private final class StepButton: UIControl {
    private let isPlus: Bool
    var images: [UIControl.State: UIImage] = [:] { didSet { didChangeLooks() } }

    init(isPlus: Bool) {
        self.isPlus = isPlus
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
    override var nodeContent: NodeContent { .button(ButtonContent(isDisabled: isEnabled ? nil : true)) }
    override var ownAccessibility: NodeAccessibility {
        NodeAccessibility(label: SystemWords.current[isPlus ? .increment : .decrement])
    }

    override func ownNodes() -> [NodeDraft] {
        if let image = images[.normal] {
            let area = CGRect(origin: .zero, size: box.size)
            return image.drafts(in: UIView.ContentMode.center.frame(of: image.size, in: area), tintColor)
        }
        return StepSignLook(isPlus: isPlus, isUsable: isEnabled, color: UIColor.label.rgba).nodes(in: box.size)
    }
}
