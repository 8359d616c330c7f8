/// A value on a line. Source: developer.apple.com/documentation/uikit/uislider
@MainActor open class UISlider: UIControl {
    private var current: Float = 0
    open var minimumValue: Float = 0 { didSet { clamp() } }
    open var maximumValue: Float = 1 { didSet { clamp() } }
    /// Whether the actions are told while the person still drags.
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor? { didSet { didChangeLooks() } }
    open var maximumTrackTintColor: UIColor? { didSet { didChangeLooks() } }
    open var thumbTintColor: UIColor? { didSet { didChangeLooks() } }
    open private(set) var isTracking = false
    private static let thumbSide: CGFloat = 27

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var value: Float {
        get { current }
        set {
            current = newValue
            clamp()
        }
    }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    private func clamp() {
        let top = max(minimumValue, maximumValue)
        current = current.isNaN ? minimumValue : max(minimumValue, min(top, current))
        didChangeLooks()
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 31) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(size.width, 60), height: 31) }

    override func receive(_ input: ViewInput) {
        guard isEnabled, case .slide(let new, let isEditing) = input else { return super.receive(input) }
        if isEditing, !isTracking { sendActions(for: .touchDown) }
        let isEnd = isTracking && !isEditing
        isTracking = isEditing
        value = Float(new)
        if isContinuous || !isEditing { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        if isEnd { sendActions(for: .touchUpInside) }
    }

    override func ownMarks() -> [ViewMark] {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((current - minimumValue) / range) : 0
        let travel = max(0, box.width - Self.thumbSide)
        let middle = box.height / 2
        let x = travel * share
        let track = CGRect(x: 0, y: middle - 2, width: box.width, height: 4)
        var filled = track
        filled.size.width = x + Self.thumbSide / 2
        var knob = ViewMark.box(
            CGRect(x: x, y: middle - Self.thumbSide / 2, width: Self.thumbSide, height: Self.thumbSide),
            (thumbTintColor ?? .white).cgColor, cornerRadius: Self.thumbSide / 2)
        knob.style.shadow = ViewShadow(
            color: CGColor(gray: 0, alpha: 0.2), radius: 3, offset: CGSize(width: 0, height: 2))
        var all = ViewMark(
            CGRect(origin: .zero, size: box.size), .group,
            children: [
                .box(track, (maximumTrackTintColor ?? .systemFill).cgColor, cornerRadius: 2),
                .box(filled, (minimumTrackTintColor ?? tintColor).cgColor, cornerRadius: 2), knob,
            ])
        all.style.opacity = isEnabled ? 1 : 0.5
        return [all]
    }

    override var role: ViewRole {
        guard maximumValue > minimumValue else { return .plain }
        return .slider(
            ViewSlider(
                value: Double(current), minimum: Double(minimumValue), maximum: Double(maximumValue), step: nil,
                isDisabled: !isEnabled))
    }
}
