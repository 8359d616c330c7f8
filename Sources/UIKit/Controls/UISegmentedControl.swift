import RenderTree
import TreePainter

/// Control to choose one of a few segments. Source: developer.apple.com/documentation/uikit/uisegmentedcontrol
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    public static let noSegment = -1
    private var segments: [Segment] = []
    private var selected = noSegment
    /// Whether segments do not stay selected.
    open var isMomentary = false
    open var selectedSegmentTintColor: UIColor? { didSet { didChangeLooks() } }
    /// Ignored: all segments are of one width.
    open var apportionsSegmentWidthsByContent = false

    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// Ignored: titles have the system's font and colour.
    @available(
        *, deprecated,
        message: "setTitleTextAttributes has no effect on segments in Parley: use selectedSegmentTintColor"
    )
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    override public init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control with a segment for each item.
    /// - Parameter items: `String`s and `UIImage`s; others are skipped.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            if let title = item as? String { insertSegment(withTitle: title, at: index, animated: false) }
            if let image = item as? UIImage { insertSegment(with: image, at: index, animated: false) }
        }
        frame.size = intrinsicContentSize
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeSegments(from: coder) }
    }

    open var numberOfSegments: Int { segments.count }

    /// Index of the selected segment; `noSegment` for none. An index out of range selects none.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
            update()
        }
    }

    /// Takes effect at once: `animated` is ignored.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title, image: nil, action: nil), at: segment)
    }

    /// Takes effect at once: `animated` is ignored.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(title: nil, image: image, action: nil), at: segment)
    }

    /// Takes effect at once: `animated` is ignored.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = max(0, min(index, segments.count))
        segments.insert(segment, at: index)
        // The segment that was selected stays selected, at its new index.
        if index <= selected { selected += 1 }
        addSubview(segment)
        segment.chosen = { [weak self, weak segment] in
            if let segment { self?.choose(segment) }
        }
        update()
    }

    /// Removes a segment; an index out of range removes none. Without the selected one none is selected.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        if selected == segment { selected = Self.noSegment }
        if selected > segment { selected -= 1 }
        update()
    }

    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        selected = Self.noSegment
        update()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].title = title
        update()
    }

    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
    }

    /// Sets a segment's width in points; 0 gives it a share of what the others leave.
    /// Source: developer.apple.com/documentation/uikit/uisegmentedcontrol/setwidth(_:forsegmentat:)
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment), width.isFinite else { return }
        segments[segment].width = max(0, width)
        update()
    }

    /// Source: developer.apple.com/documentation/uikit/uisegmentedcontrol/widthforsegment(at:)
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width : 0
    }

    /// Source: developer.apple.com/documentation/uikit/uisegmentedcontrol/setimage(_:forsegmentat:)
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        (segments[segment].image, segments[segment].title) = (image, nil)
        update()
    }

    /// Source: developer.apple.com/documentation/uikit/uisegmentedcontrol/imageforsegment(at:)
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }

    /// Source: developer.apple.com/documentation/uikit/uisegmentedcontrol/isenabledforsegment(at:)
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Ignored: the ground is a colour.
    /// Source: developer.apple.com/documentation/uikit/uisegmentedcontrol/setbackgroundimage(_:for:barmetrics:)
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { backgrounds[state] = backgroundImage }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { backgrounds[state] }
    private var backgrounds: [UIControl.State: UIImage] = [:]
    /// Ignored: lines are drawn between segments.
    /// Source: developer.apple.com/documentation/uikit/uisegmentedcontrol/setdividerimage(_:forleftsegmentstate:rightsegmentstate:barmetrics:)
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {}

    private func choose(_ segment: Segment) {
        guard isEnabled, let index = segments.firstIndex(where: { $0 === segment }) else { return }
        let isNew = index != selected
        selected = index
        update()
        if let action = segment.action { action.perform(from: self) }
        if isNew || isMomentary { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    private func update() {
        for (index, segment) in segments.enumerated() { segment.isSelected = index == selected }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override open var intrinsicContentSize: CGSize {
        let widest = segments.map(\.ownWidth).max() ?? 0
        let widths = segments.map { $0.width > 0 ? $0.width : widest + 2 * SegmentsLook.padding }
        return CGSize(width: widths.reduce(0, +), height: SegmentsLook.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var look: SegmentsLook {
        SegmentsLook(
            count: segments.count, selected: selected, isMirrored: isRightToLeft,
            track: UIColor.tertiarySystemFill.rgba, chosen: (selectedSegmentTintColor ?? .chosenSegment).rgba,
            line: UIColor.separator.rgba, widths: segments.map(\.width))
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let look = look
        for (index, segment) in segments.enumerated() { segment.frame = look.frame(of: index, in: box.size) }
    }

    override func ownNodes() -> [NodeDraft] { look.nodes(in: box.size) }
    override var isDimmed: Bool { !isEnabled }

    override var ownAccessibility: NodeAccessibility { NodeAccessibility(traits: [.choices]) }
}

/// One segment, which is a radio button so that a person can reach it with the keyboard.
@MainActor private final class Segment: UIControl {
    var title: String? { didSet { didChangeLooks() } }
    var image: UIImage? { didSet { didChangeLooks() } }
    /// Width in points that the app has set; 0 without one.
    var width: CGFloat = 0
    let action: UIAction?
    var chosen: (() -> Void)?

    init(title: String?, image: UIImage?, action: UIAction?) {
        self.title = title
        self.image = image
        self.action = action
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private var text: AttributedText {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingTail
        return AttributedText(
            NSAttributedString(
                string: title ?? "",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 13, weight: .medium),
                    .foregroundColor: isEnabled ? UIColor.label : .tertiaryLabel, .paragraphStyle: style,
                ]))
    }

    var ownWidth: CGFloat { title == nil ? image?.size.width ?? 0 : text.size(width: nil).width.rounded(.up) }

    override func triggered() { chosen?() }

    override func ownNodes() -> [NodeDraft] {
        let area = CGRect(box.size)
        if title != nil {
            return [text.centeredDraft(in: area.insetBy(dx: SegmentsLook.padding / 2, dy: 0), lineLimit: 1)]
        }
        return image.map { $0.drafts(in: UIView.ContentMode.center.frame(of: $0.size, in: area), .label) } ?? []
    }

    override var nodeContent: NodeContent {
        .toggle(ToggleContent(role: .radio, isOn: isSelected, isDisabled: isEnabled ? nil : true))
    }

    override var ownAccessibility: NodeAccessibility { NodeAccessibility(label: title ?? image?.accessibilityName) }
}

extension UIImage {
    /// Name for assistive technology of an image without a label: a symbol's name is better than nothing.
    var accessibilityName: String? { details.symbol?.name.replacing(".", with: " ") }
}
