/// View that arranges its subviews in a row or column. Source: developer.apple.com/documentation/uikit/uistackview
@preconcurrency @MainActor open class UIStackView: UIView {
    public private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { rulesDidChange() } }
    open var distribution = Distribution.fill { didSet { rulesDidChange() } }
    open var alignment = Alignment.fill { didSet { rulesDidChange() } }
    /// Space between views, in points.
    open var spacing: CGFloat = 0 { didSet { rulesDidChange() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { rulesDidChange() } }
    /// Ignored: spacing is measured between the edges of the views.
    open var isBaselineRelativeArrangement = false
    private var ownSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Distribution of the views along the stack's axis.
    /// Source: developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Alignment of the views across the stack's axis.
    /// Source: developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// Value of a custom spacing that is not set.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem: CGFloat = 8

    override public init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeStackValues(from: coder) }
    }

    private func rulesDidChange() { outermost.constraintsDidChange() }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        rulesDidChange()
    }

    /// Removes the view from the arrangement; it stays a subview, as on Apple's systems.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        rulesDidChange()
    }

    override open func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        ownSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        rulesDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing(after: arrangedSubview, orElse: Self.spacingUseDefault)
    }

    func customSpacing(after view: UIView, orElse spacing: CGFloat) -> CGFloat {
        ownSpacings[ObjectIdentifier(view)] ?? spacing
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        guard size.width > 0, size.width.isFinite else { return systemLayoutSizeFitting(.zero) }
        return systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .defaultHigh,
            verticalFittingPriority: .fittingSizeLevel)
    }
}
