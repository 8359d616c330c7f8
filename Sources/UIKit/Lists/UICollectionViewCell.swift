import RenderTree

/// Superclass of cells and supplementary views of a collection view.
///
/// Source: developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    public internal(set) var reuseIdentifier: String?
    /// Pool that a supplementary view goes back to; nil for a cell, and for a view that was not dequeued.
    var supplementPool: String?
    /// Kind and place of a supplementary view that is shown.
    var shownAs: (kind: String, path: IndexPath)?

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = (coder as? InterfaceCoder)?.attribute("reuseIdentifier")
    }

    open func prepareForReuse() {}
    /// Called when the view is placed. The layout has set its frame, alpha and transform already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Size for which the view was asked what it prefers.
    var askedSize: CGSize?
    /// Returns the attributes that the view would rather have: of those that a layout of the app's own gave it, or of the size
    /// that a flow layout of estimated sizes has measured.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    /// Called before another layout arranges the view.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionreusableview/willtransition(from:to:)>
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called once another layout arranges the view.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionreusableview/didtransition(from:to:)>
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the height that the view's constraints need for a width.
    func height(atWidth width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// Cell of a collection view. Source: developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, StatefulCell {
    public let contentView = UIView()
    open var isSelected = false { didSet { stateDidChange() } }
    open var isHighlighted = false { didSet { stateDidChange() } }
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
    /// View in front of `backgroundView`, shown while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, selectedBackgroundView) } }
    private var configured = ConfiguredContent()
    var highlighted: ((Bool) -> Void)?
    /// Whether the delegate was told that the item is pressed.
    var isLit = false
    var isChoosable = false
    /// Segues of a storyboard that begin when the cell is selected.
    var segues: [CellSegue] = []
    var chosen: (() -> Void)?
    let menuPress = RowMenuPress()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        guard let coder = coder as? InterfaceCoder else { return }
        coder.fill(contentView, "contentView")
    }

    private func setUp() {
        contentView.frame = CGRect(origin: .zero, size: box.size)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.configuration }
        set { configured.show(newValue, in: contentView) }
    }

    /// Background of the cell; it is shown below `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            backgroundConfiguration?.show(in: self)
            if backgroundConfiguration == nil { backgroundColor = nil }
            ConfiguredBackground.replace(oldValue, backgroundConfiguration, in: self)
        }
    }

    override func height(atWidth width: CGFloat) -> CGFloat {
        if let height = configured.height(atWidth: width) { return height }
        let own = contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return max(own.height, super.height(atWidth: width))
    }

    /// Trailing margin of a list's content beside an accessory; nil without one.
    func setTrailingMargin(_ margin: CGFloat?) { configured.setTrailingMargin(margin) }

    /// Distance of the primary text from the beginning of the content; nil for content of the app's own.
    var textStart: CGFloat? { configured.textStart }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    // MARK: State

    /// Source: developer.apple.com/documentation/uikit/uicollectionviewcell/configurationstate-47wqp
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isInEditing)
        state.cellDragState = dragState == .dragging ? .dragging : .none
        return state
    }

    /// Brings the cell's configurations up to date with its state; an app overrides it.
    /// Source: developer.apple.com/documentation/uikit/uicollectionviewcell/updateconfiguration(using:)
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called like `updateConfiguration(using:)`, after it.
    /// Source: developer.apple.com/documentation/uikit/uicollectionviewcell/configurationupdatehandler-swift.property
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    /// Whether the content is replaced by its `updated(for:)` when the state changes.
    open var automaticallyUpdatesContentConfiguration = true
    var isGivenToList = false
    /// Whether the rows of the list around it can be edited.
    var isInEditing: Bool { false }

    public func setNeedsUpdateConfiguration() { updateToState() }
    func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    private func stateDidChange() {
        updateToState()
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

    // MARK: Dragging

    /// How far a person's drag of the cell is. Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcell/dragstate>
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }

    /// Called when a person begins to drag the cell, and at the end of that. Drags begin without being lifted first.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcell/dragstatedidchange(_:)>
    open func dragStateDidChange(_ dragState: DragState) {}

    var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            dragStateDidChange(dragState)
            updateToState()
        }
    }

    /// A selectable cell is a button; one that contains controls is a group that takes the taps beside them.
    override var nodeContent: NodeContent {
        isChoosable && !holdsControls ? .button(ButtonContent()) : .group
    }

    override var takesTaps: Bool { isChoosable && holdsControls }

    override var ownAccessibility: NodeAccessibility {
        guard isChoosable else { return NodeAccessibility() }
        return NodeAccessibility(label: spokenWords, traits: isSelected ? [.selected] : nil)
    }

    override var dragSource: (any DragSource)? {
        super.dragSource ?? enclosing(UICollectionView.self)?.transferOfItems
    }

    override func receive(_ event: InputEvent) {
        switch event {
        case .tap: if isChoosable { chosen?() }
        case .press(_, let isDown): if isChoosable { highlighted?(isDown) }
        default: super.receive(event)
        }
    }
}
