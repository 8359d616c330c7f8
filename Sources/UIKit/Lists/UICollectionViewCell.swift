/// What a collection view shows besides cells, and what cells are.
///
/// Source: developer.apple.com/documentation/uikit/uicollectionreusableview
@MainActor open class UICollectionReusableView: UIView {
    public internal(set) var reuseIdentifier: String?

    override public required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func prepareForReuse() {}
}

/// Source: developer.apple.com/documentation/uikit/uicollectionviewcell
@MainActor open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    open var isSelected = false { didSet { stateDidChange() } }
    open var isHighlighted = false { didSet { stateDidChange() } }
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
    /// In front of `backgroundView`, while the cell is chosen or held down.
    open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, selectedBackgroundView) } }
    private var configured = ConfiguredContent()
    var highlighted: ((Bool) -> Void)?
    var isChoosable = false
    var chosen: (() -> Void)?

    public required init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = CGRect(origin: .zero, size: frame.size)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.configuration }
        set { configured.show(newValue, in: contentView) }
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    private func stateDidChange() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
        didChangeLooks()
    }

    private func replaceBackground(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: new === selectedBackgroundView && backgroundView != nil ? 1 : 0) }
        stateDidChange()
    }

    override open func layoutSubviews() {
        for view in [backgroundView, selectedBackgroundView].compactMap(\.self) {
            view.frame = CGRect(origin: .zero, size: box.size)
        }
        configured.view?.frame = CGRect(origin: .zero, size: contentView.box.size)
        super.layoutSubviews()
    }

    /// A cell that can be chosen is a button; one that holds controls of its own is an area that takes taps beside them.
    override var role: ViewRole {
        guard isChoosable else { return .plain }
        return holdsControls ? .area : .button(isDisabled: false)
    }

    override var ownSpeech: ViewSpeech {
        guard isChoosable else { return ViewSpeech() }
        var speech = ViewSpeech()
        speech.label = spokenWords
        if isSelected { speech.traits = .selected }
        return speech
    }

    override func receive(_ input: ViewInput) {
        switch input {
        case .tap: if isChoosable { chosen?() }
        case .press(let isDown): if isChoosable { highlighted?(isDown) }
        default: super.receive(input)
        }
    }
}
