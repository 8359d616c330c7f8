import RenderTree
import TreePainter

/// Control to choose a value on a track. Source: developer.apple.com/documentation/uikit/uislider
@preconcurrency @MainActor open class UISlider: UIControl {
    private var current: Float = 0
    open var minimumValue: Float = 0 { didSet { clamp() } }
    open var maximumValue: Float = 1 { didSet { clamp() } }
    /// Whether the actions are sent while the person still drags.
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor? { didSet { didChangeLooks() } }
    open var maximumTrackTintColor: UIColor? { didSet { didChangeLooks() } }
    open var thumbTintColor: UIColor? { didSet { didChangeLooks() } }

    /// Ignored: the thumb is a disc.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbs[state] = image }
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] }
    private var thumbs: [UIControl.State: UIImage] = [:]
    /// Ignored: the track is a line of a colour.
    /// Source: developer.apple.com/documentation/uikit/uislider/setminimumtrackimage(_:for:)
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { minimumTracks[state] = image }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTracks[state] }
    private var minimumTracks: [UIControl.State: UIImage] = [:]
    /// Ignored: the track is a line of a colour.
    /// Source: developer.apple.com/documentation/uikit/uislider/setmaximumtrackimage(_:for:)
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { maximumTracks[state] = image }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTracks[state] }
    private var maximumTracks: [UIControl.State: UIImage] = [:]
    /// Ignored: there is one look.
    /// Source: developer.apple.com/documentation/uikit/uislider/preferredbehavioralstyle
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    /// Not shown: the track takes the whole width.
    open var minimumValueImage: UIImage?
    /// Not shown: the track takes the whole width.
    open var maximumValueImage: UIImage?

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeSliderValues(from: coder) }
    }

    open var value: Float {
        get { current }
        set {
            current = newValue
            clamp()
        }
    }

    /// Takes effect at once: `animated` is ignored.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    private func clamp() {
        let top = max(minimumValue, maximumValue)
        current = current.isNaN ? minimumValue : max(minimumValue, min(top, current))
        didChangeLooks()
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: SliderLook.height) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, 60), height: SliderLook.height)
    }

    override func receive(_ event: InputEvent) {
        guard isEnabled, case .slide(_, let new, let isEditing) = event else { return super.receive(event) }
        if isEditing, !isTracking { sendActions(for: .touchDown) }
        let isEnd = isTracking && !isEditing
        isTracking = isEditing
        value = Float(new)
        if isContinuous || !isEditing { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        if isEnd { sendActions(for: .touchUpInside) }
    }

    override func ownNodes() -> [NodeDraft] {
        let range = maximumValue - minimumValue
        let look = SliderLook(
            fraction: range > 0 ? Double((current - minimumValue) / range) : 0, isMirrored: isRightToLeft,
            track: (maximumTrackTintColor ?? .controlTrack).rgba, tint: (minimumTrackTintColor ?? tintColor).rgba,
            thumb: (thumbTintColor ?? .white).rgba)
        return look.nodes(in: box.size)
    }

    override var isDimmed: Bool { !isEnabled }

    override var nodeContent: NodeContent {
        guard maximumValue > minimumValue else { return .group }
        return .slider(
            SliderContent(
                value: Double(current), minimum: Double(minimumValue), maximum: Double(maximumValue),
                isDisabled: isEnabled ? nil : true, isMirrored: isRightToLeft ? true : nil))
    }
}
