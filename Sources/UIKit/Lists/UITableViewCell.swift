/// A row. Source: developer.apple.com/documentation/uikit/uitableviewcell
@MainActor open class UITableViewCell: UIView {
    public private(set) var reuseIdentifier: String?
    private let style: CellStyle
    public let contentView = UIView()
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false { didSet { didChangeLooks() } }
    open var isHighlighted = false { didSet { didChangeLooks() } }
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    private lazy var title = makeLabel(.systemFont(ofSize: 17), .label)
    private lazy var detail = makeLabel(
        .systemFont(ofSize: style == .subtitle ? 12 : 17), style == .subtitle ? .label : .secondaryLabel)
    private lazy var picture = makePicture()
    private var hasTitle = false
    private var hasDetail = false
    private var hasPicture = false
    var chosen: (() -> Void)?
    var isChoosable = false
    var hasSeparator = true

    public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }

    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) { nil }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    // MARK: What the styles bring

    open var textLabel: UILabel? {
        hasTitle = true
        return title
    }

    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        hasDetail = true
        return detail
    }

    open var imageView: UIImageView? {
        hasPicture = true
        return picture
    }

    private func makeLabel(_ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textColor = color
        contentView.addSubview(label)
        return label
    }

    private func makePicture() -> UIImageView {
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        contentView.addSubview(view)
        return view
    }

    private func replaceAccessory(_ old: UIView?) {
        old?.removeFromSuperview()
        if let accessoryView { addSubview(accessoryView) }
        setNeedsLayout()
    }

    // MARK: Layout

    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.box.width + 16 }
        return accessoryType == .none ? 0 : 36
    }

    override open func layoutSubviews() {
        contentView.frame = CGRect(x: 0, y: 0, width: max(0, box.width - accessoryWidth), height: box.height)
        super.layoutSubviews()
        if let accessoryView {
            accessoryView.frame.origin = CGPoint(
                x: box.width - accessoryView.box.width - 16, y: (box.height - accessoryView.box.height) / 2)
        }
        if hasTitle || hasDetail || hasPicture { layOutStyle() }
    }

    private func layOutStyle() {
        var x: CGFloat = 16
        let area = contentView.box.size
        if hasPicture, let image = picture.image {
            let side = min(image.size.height, area.height)
            let width = image.size.height > 0 ? image.size.width * side / image.size.height : 0
            picture.frame = CGRect(x: x, y: (area.height - side) / 2, width: width, height: side)
            x += width + 16
        }
        let room = max(0, area.width - x - 16)
        let own = hasTitle ? title.sizeThatFits(CGSize(width: room, height: 0)) : .zero
        let more = hasDetail ? detail.sizeThatFits(CGSize(width: room, height: 0)) : .zero
        if style == .subtitle {
            let top = (area.height - own.height - more.height) / 2
            if hasTitle { title.frame = CGRect(x: x, y: top, width: room, height: own.height) }
            if hasDetail { detail.frame = CGRect(x: x, y: top + own.height, width: room, height: more.height) }
        } else {
            let side = min(more.width, room)
            if hasTitle {
                title.frame = CGRect(
                    x: x, y: (area.height - own.height) / 2, width: max(0, room - (side > 0 ? side + 8 : 0)),
                    height: own.height)
            }
            if hasDetail {
                detail.frame = CGRect(
                    x: x + room - side, y: (area.height - more.height) / 2, width: side, height: more.height)
            }
        }
    }

    /// The height that the cell's constraints, or its style, need at this width.
    func height(atWidth width: CGFloat) -> CGFloat {
        if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            contentView.frame.size.width = max(0, width - accessoryWidth)
            let size = contentView.systemLayoutSizeFitting(
                CGSize(width: contentView.box.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            return max(size.height, 1)
        }
        guard hasTitle || hasDetail else { return 44 }
        let room = CGSize(width: max(1, width - accessoryWidth - 32), height: 0)
        let own = hasTitle ? title.sizeThatFits(room).height : 0
        let more = hasDetail ? detail.sizeThatFits(room).height : 0
        return max(44, (style == .subtitle ? own + more : max(own, more)) + 22)
    }

    // MARK: What reaches the person

    override func ownMarks() -> [ViewMark] {
        guard selectionStyle != .none, isSelected || isHighlighted else { return [] }
        return [.box(CGRect(origin: .zero, size: box.size), UIColor.systemGray4.cgColor)]
    }

    override func upperMarks() -> [ViewMark] {
        var marks: [ViewMark] = []
        if hasSeparator {
            let line = CGRect(
                x: separatorInset.left, y: box.height - 0.5, width: max(0, box.width - separatorInset.left), height: 0.5
            )
            marks.append(.box(line, UIColor.separator.cgColor))
        }
        guard accessoryView == nil else { return marks }
        let bounds = CGRect(origin: .zero, size: box.size)
        let (x, y) = (box.width - 24, box.height / 2)
        let path = CGMutablePath()
        switch accessoryType {
        case .none: return marks
        case .disclosureIndicator, .detailDisclosureButton, .detailButton:
            path.addLines(between: [CGPoint(x: x, y: y - 6), CGPoint(x: x + 6, y: y), CGPoint(x: x, y: y + 6)])
            marks.append(.stroke(path, UIColor.tertiaryLabel.cgColor, width: 2, bounds: bounds))
        case .checkmark:
            path.addLines(between: [CGPoint(x: x - 6, y: y), CGPoint(x: x - 1, y: y + 5), CGPoint(x: x + 8, y: y - 6)])
            marks.append(.stroke(path, tintColor.cgColor, width: 2, bounds: bounds))
        }
        return marks
    }

    /// A row that can be chosen is a button, unless it holds controls of its own.
    override var role: ViewRole { isChoosable && !contentView.holdsControls ? .button(isDisabled: false) : .plain }

    override var ownSpeech: ViewSpeech {
        guard isChoosable else { return ViewSpeech() }
        var speech = ViewSpeech()
        speech.label = contentView.spokenWords
        if isSelected || accessoryType == .checkmark { speech.traits = .selected }
        return speech
    }

    override func receive(_ input: ViewInput) {
        switch input {
        case .tap: chosen?()
        case .press(let isDown): if isChoosable { setHighlighted(isDown, animated: false) }
        default: super.receive(input)
        }
    }
}

extension UIView {
    var holdsControls: Bool {
        subviews.contains { view in
            if view.isHidden { return false }
            if view.role != .plain { return true }
            return view.holdsControls
        }
    }

    /// The words of the labels within, in order.
    var spokenWords: String? {
        let words = subviews.filter { !$0.isHidden }.compactMap { view in
            (view as? UILabel)?.text ?? view.spokenText.label ?? view.spokenWords
        }.filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
