/// One of a few choices. Source: developer.apple.com/documentation/uikit/uisegmentedcontrol
@MainActor open class UISegmentedControl: UIControl {
    public static let noSegment = -1
    private var segments: [Segment] = []
    private var selected = noSegment
    /// Nothing stays chosen where it is true.
    open var isMomentary = false
    open var selectedSegmentTintColor: UIColor? { didSet { didChangeLooks() } }
    open var apportionsSegmentWidthsByContent = false

    override public init(frame: CGRect) { super.init(frame: frame) }

    /// - Parameter items: `String`s and `UIImage`s.
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

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfSegments: Int { segments.count }

    /// `noSegment` for none. A number that no segment has is none, too.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
            update()
        }
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title, image: nil, action: nil), at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(title: nil, image: image, action: nil), at: segment)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        segments.insert(segment, at: max(0, min(index, segments.count)))
        addSubview(segment)
        segment.chosen = { [weak self, weak segment] in
            if let segment { self?.choose(segment) }
        }
        update()
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).removeFromSuperview()
        if selected >= segments.count { selected = Self.noSegment }
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
        return CGSize(width: (widest + 20) * CGFloat(segments.count), height: 32)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let width = segments.isEmpty ? 0 : box.width / CGFloat(segments.count)
        for (index, segment) in segments.enumerated() {
            segment.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: box.height)
        }
        mirrorIfNeeded(segments)
    }

    override func ownMarks() -> [ViewMark] {
        let area = CGRect(origin: .zero, size: box.size)
        return [.box(area, UIColor.tertiarySystemFill.cgColor, cornerRadius: 8)]
    }

    override var ownSpeech: ViewSpeech {
        var speech = ViewSpeech()
        speech.isChoices = true
        return speech
    }
}

/// One segment: a radio button of its own, so that a person reaches it with the keyboard.
@MainActor private final class Segment: UIControl {
    var title: String? { didSet { didChangeLooks() } }
    let image: UIImage?
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
                    .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
                    .foregroundColor: isEnabled ? UIColor.label : .tertiaryLabel, .paragraphStyle: style,
                ]))
    }

    var ownWidth: CGFloat { title == nil ? image?.size.width ?? 0 : text.size(width: nil).width.rounded(.up) }

    override func triggered() { chosen?() }

    override func ownMarks() -> [ViewMark] {
        let area = CGRect(origin: .zero, size: box.size)
        var marks: [ViewMark] = []
        if isSelected {
            let own = (superview as? UISegmentedControl)?.selectedSegmentTintColor
            let isDark = UITraitCollection.current.userInterfaceStyle == .dark
            let color = own ?? (isDark ? UIColor.systemGray2 : .white)
            var lit = ViewMark.box(area.insetBy(dx: 2, dy: 2), color.cgColor, cornerRadius: 7)
            lit.style.shadow = ViewShadow(
                color: CGColor(gray: 0, alpha: 0.12), radius: 2, offset: CGSize(width: 0, height: 2))
            marks.append(lit)
        }
        if title != nil { return marks + [text.centeredMark(in: area.insetBy(dx: 4, dy: 0), lineLimit: 1)] }
        guard let image else { return marks }
        return marks + image.marks(in: UIView.ContentMode.center.frame(of: image.size, in: area), .label)
    }

    override var role: ViewRole {
        .toggle(ViewToggle(kind: .radio, isOn: isSelected, isDisabled: !isEnabled))
    }

    override var ownSpeech: ViewSpeech {
        var speech = ViewSpeech()
        speech.label = title ?? image?.accessibilityName
        return speech
    }
}

extension UIImage {
    /// A symbol's name is better than nothing.
    var accessibilityName: String? { details.symbol?.name.replacing(".", with: " ") }
}
