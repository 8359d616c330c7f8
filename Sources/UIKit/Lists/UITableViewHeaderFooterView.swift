/// Header or footer of a table's section.
///
/// Source: developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    public private(set) var reuseIdentifier: String?
    public let contentView = UIView()
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    private lazy var title = makeLabel(.systemFont(ofSize: 17, weight: .semibold), .label)
    private lazy var detail = makeLabel(.systemFont(ofSize: 13), .secondaryLabel)
    private var configured = ConfiguredContent()
    private var hasTitle = false
    private var hasDetail = false
    private static let sideMargin: CGFloat = 16

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    override public convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? InterfaceCoder)?.attribute("reuseIdentifier")
        super.init(coder: coder)
        insertSubview(contentView, at: 0)
    }

    /// Enters the identifier under which a nib's view was registered.
    func reuse(as identifier: String) { reuseIdentifier = identifier }

    open func prepareForReuse() {}

    /// Configuration whose view is the content, in place of the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.configuration }
        set { configured.show(newValue, in: contentView) }
    }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            backgroundConfiguration?.show(in: self)
            if backgroundConfiguration == nil { backgroundColor = nil }
            ConfiguredBackground.replace(oldValue, backgroundConfiguration, in: self)
        }
    }

    /// Source: developer.apple.com/documentation/uikit/uitableviewheaderfooterview/configurationstate
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// Brings the view's configurations up to date when its table shows it; an app overrides it.
    /// Source: developer.apple.com/documentation/uikit/uitableviewheaderfooterview/updateconfiguration(using:)
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    /// Called like `updateConfiguration(using:)`, after it.
    /// Source: developer.apple.com/documentation/uikit/uitableviewheaderfooterview/configurationupdatehandler-swift.property
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    /// Source: developer.apple.com/documentation/uikit/uitableviewheaderfooterview/setneedsupdateconfiguration()
    open func setNeedsUpdateConfiguration() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    /// Returns a configuration that looks like a section's header.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

    open var textLabel: UILabel? {
        hasTitle = true
        return title
    }

    open var detailTextLabel: UILabel? {
        hasDetail = true
        return detail
    }

    private func makeLabel(_ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textColor = color
        label.numberOfLines = 0
        label.accessibilityTraits = .header
        contentView.addSubview(label)
        return label
    }

    private var labels: [UILabel] { (hasTitle ? [title] : []) + (hasDetail ? [detail] : []) }

    func height(atWidth width: CGFloat) -> CGFloat {
        let room = CGSize(width: max(1, width - Self.sideMargin * 2), height: 0)
        let words = labels.reduce(0) { $0 + $1.sizeThatFits(room).height }
        let size = CGSize(width: width, height: 0)
        if let height = configured.height(atWidth: width) { return height }
        let own = contentView.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return max(words > 0 ? max(36, words + 14) : 0, own.height)
    }

    override open func layoutSubviews() {
        let area = CGRect(origin: .zero, size: box.size)
        contentView.frame = area
        backgroundView?.frame = area
        configured.view?.frame = area
        super.layoutSubviews()
        let room = CGSize(width: max(0, area.width - Self.sideMargin * 2), height: 0)
        let heights = labels.map { $0.sizeThatFits(room).height }
        // Labels are centred vertically.
        var y = max(0, (area.height - heights.reduce(0, +)) / 2)
        for (label, height) in zip(labels, heights) {
            label.frame = CGRect(x: Self.sideMargin, y: y, width: room.width, height: height)
            y += height
        }
    }
}
