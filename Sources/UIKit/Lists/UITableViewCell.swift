import RenderTree
import TreePainter

/// Row of a table. Source: developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor open class UITableViewCell: UIView, StatefulCell {
    public private(set) var reuseIdentifier: String?
    public let contentView = UIView()
    open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
    open var accessoryView: UIView? { didSet { replace(oldValue, accessoryView) } }
    open var selectionStyle = SelectionStyle.default { didSet { setNeedsLayout() } }
    open var isSelected = false { didSet { stateDidChange() } }
    open var isHighlighted = false { didSet { stateDidChange() } }
    open var isEditing = false {
        willSet { if newValue != isEditing { willTransition(to: newValue ? .showingEditControl : []) } }
        didSet { editingDidChange(from: oldValue) }
    }
    /// Accessory in the place of `accessoryType` while the row is edited.
    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/editingaccessorytype
    open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
    /// View in the place of `accessoryView` while the row is edited.
    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/editingaccessoryview
    open var editingAccessoryView: UIView? { didSet { replace(oldValue, editingAccessoryView) } }
    /// View in the place of `selectedBackgroundView` while rows are marked, several at a time.
    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/multipleselectionbackgroundview
    open var multipleSelectionBackgroundView: UIView? {
        didSet { replaceBackground(oldValue, multipleSelectionBackgroundView) }
    }
    /// Ignored: the keyboard's focus has the browser's look.
    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/focusstyle-swift.property
    open var focusStyle = FocusStyle.default
    /// Ignored: a row takes taps while it is dragged.
    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/userinteractionenabledwhiledragging
    open var userInteractionEnabledWhileDragging = false
    /// Ignored: rows light up by themselves.
    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/automaticallyupdatesbackgroundconfiguration
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The cell's own inset; nil uses the table's.
    private var ownSeparatorInset: UIEdgeInsets?
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
    open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, selectedBackgroundView) } }
    private let style: CellStyle
    private let styled: StyledCellContent
    private var configured = ConfiguredContent()
    private lazy var detailButton = makeDetailButton()
    private lazy var editButton = makeEditButton()
    /// Handlers of taps on the row and its buttons, set by the table.
    var chosen: (() -> Void)?
    var detailChosen: (() -> Void)?
    var editChosen: (() -> Void)?
    let menuPress = RowMenuPress()
    /// Called with the distance in points by which the row's handle was dragged, or with one row's height up or down.
    var moved: ((CGFloat) -> Void)?
    /// Returns whether the delegate has the row light up while it is pressed.
    var mayLight: (() -> Bool)?
    /// Called when the row begins to be pressed, and when it ends.
    var lit: ((Bool) -> Void)?
    /// Whether the row has said that it is pressed.
    var isLit = false
    /// Indentation level that the delegate gives.
    var delegatedLevel = 0 { didSet { if delegatedLevel != oldValue { indentationLevel = delegatedLevel } } }
    private lazy var handle = MoveHandle(for: self, contentView) { [weak self] in self?.moved?($0) }
    private lazy var mark = UIImageView(image: nil)
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// Indentation of one level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Segues of a storyboard that begin when the row is selected or its accessory button is pushed.
    var segues: [CellSegue] = []
    var surroundings = RowSurroundings() { didSet { setNeedsLayout() } }

    public enum CellStyle: Int, Sendable { case `default` = 0, value1, value2, subtitle }
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
    public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        styled = StyledCellContent(style, contentView)
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(contentView)
    }

    override public convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        style = Self.style(from: coder)
        styled = StyledCellContent(style, contentView)
        reuseIdentifier = (coder as? InterfaceCoder)?.attribute("reuseIdentifier")
        super.init(coder: coder)
        addSubview(contentView)
        if let coder = coder as? InterfaceCoder { decodeCellValues(from: coder) }
    }

    /// Enters the identifier under which a nib's cell was registered.
    func reuse(as identifier: String) { reuseIdentifier = identifier }

    open func prepareForReuse() {}
    /// Takes effect at once: `animated` is ignored.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Takes effect at once: `animated` is ignored.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Takes effect at once: `animated` is ignored.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Kind of editing that the table's delegate offers for the row.
    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/editingstyle-swift.property
    open var editingStyle: EditingStyle { offeredEditingStyle }

    /// Called before the row's button to delete it comes or goes.
    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/willtransition(to:)
    open func willTransition(to state: StateMask) {}
    /// Called once the row's button to delete it has come or gone.
    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/didtransition(to:)
    open func didTransition(to state: StateMask) {}

    private func editingDidChange(from old: Bool) {
        if old != isEditing { accessoryDidChange() }
        stateDidChange()
        if old != isEditing { didTransition(to: isEditing ? .showingEditControl : []) }
    }

    /// Insets of the line below the row: the cell's own, the table's, or those with which the line begins at the text.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? surroundings.separatorInset ?? usualSeparatorInset }
        set {
            ownSeparatorInset = newValue
            didChangeLooks()
        }
    }

    private var usualSeparatorInset: UIEdgeInsets {
        let text = configured.view == nil ? styled.textStart : configured.textStart ?? StyledCellContent.margin
        return UIEdgeInsets(top: 0, left: contentStart + text, bottom: 0, right: 0)
    }

    // MARK: Content of the cell's style

    open var textLabel: UILabel? { styled.title }
    /// Label of the secondary text; nil for a cell of the default style.
    open var detailTextLabel: UILabel? { styled.detail }
    open var imageView: UIImageView? { styled.picture }

    /// Configuration whose view is the cell's content, in place of that of the cell's style.
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

    /// Returns a configuration that looks like the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    // MARK: State

    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/configurationstate-47wqp
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }

    /// Brings the cell's configurations up to date with its state; an app overrides it.
    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/updateconfiguration(using:)
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called like `updateConfiguration(using:)`, after it.
    /// Source: developer.apple.com/documentation/uikit/uitableviewcell/configurationupdatehandler-swift.property
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
    /// Whether the content is replaced by its `updated(for:)` when the state changes.
    open var automaticallyUpdatesContentConfiguration = true
    var isGivenToList = false

    public func setNeedsUpdateConfiguration() { updateToState() }
    func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    private func stateDidChange() {
        updateToState()
        setNeedsLayout()
        showSelectionBackground()
    }

    private func replace(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    private func replaceBackground(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        // The background of a selected row is above the permanent one.
        if let new { insertSubview(new, at: new !== backgroundView && backgroundView != nil ? 1 : 0) }
        stateDidChange()
    }

    // MARK: Accessories and the button to delete or insert by

    private func makeDetailButton() -> UIButton {
        let button = UIButton(type: .detailDisclosure)
        button.systemWord = .moreInfo
        button.addAction(UIAction { [weak self] _ in self?.detailChosen?() }, for: .touchUpInside)
        return button
    }

    private func makeEditButton() -> UIButton {
        let button = UIButton(type: .system)
        button.addAction(UIAction { [weak self] _ in self?.editChosen?() }, for: .touchUpInside)
        return button
    }

    private var hasDetailButton: Bool {
        shownAccessoryType == .detailButton || shownAccessoryType == .detailDisclosureButton
    }

    private func accessoryDidChange() {
        if hasDetailButton {
            addSubview(detailButton)
        } else if detailButton.superview != nil {
            detailButton.removeFromSuperview()
        }
        setNeedsLayout()
    }

    /// Room of the accessory, with the 8 points or so before it.
    private var accessoryWidth: CGFloat {
        if surroundings.isMovable { return 48 }
        if let shownAccessoryView { return shownAccessoryView.box.width + 16 + 8 }
        return switch shownAccessoryType {
        case .none: 0
        case .disclosureIndicator: 33
        case .checkmark: 39
        case .detailButton: 47
        case .detailDisclosureButton: 67
        }
    }

    /// Has texts end with the content where an accessory follows.
    private func makeRoomForAccessory() {
        let hasAccessory = accessoryWidth > 0
        configured.setTrailingMargin(hasAccessory ? 0 : nil)
        styled.trailingMargin = hasAccessory ? 0 : StyledCellContent.margin
    }

    // MARK: Layout

    /// Distance of the content from the row's beginning.
    private var contentStart: CGFloat {
        let button: CGFloat = surroundings.editing != .none || surroundings.isMarkable ? 40 : 0
        return button + CGFloat(indentationLevel) * indentationWidth
    }

    override open func layoutSubviews() {
        let start = contentStart
        makeRoomForAccessory()
        contentView.frame = CGRect(
            x: start, y: 0, width: max(0, box.width - accessoryWidth - start), height: box.height)
        for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView].compactMap(\.self) {
            view.frame = CGRect(origin: .zero, size: box.size)
        }
        configured.view?.frame = CGRect(origin: .zero, size: contentView.box.size)
        super.layoutSubviews()
        placeAtEnds()
        mirrorIfNeeded([
            contentView, shownAccessoryView, hasDetailButton ? detailButton : nil,
            surroundings.editing != .none ? editButton : nil,
        ])
        styled.layOut()
    }

    /// Places the handle to move the row by, and the circle that shows whether it is marked.
    private func placeEditingParts() {
        if surroundings.isMovable {
            if handle.superview == nil { addSubview(handle) }
            handle.frame = CGRect(x: box.width - 48, y: 0, width: 48, height: box.height)
        } else if handle.superview != nil {
            handle.removeFromSuperview()
        }
        guard surroundings.isMarkable else {
            if mark.superview != nil { mark.removeFromSuperview() }
            return
        }
        if mark.superview == nil { addSubview(mark) }
        mark.image = UIImage(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        mark.frame = CGRect(x: 14, y: (box.height - 22) / 2, width: 22, height: 22)
    }

    private func placeAtEnds() {
        func place(_ view: UIView, endingAt end: CGFloat) {
            if view.box.size == .zero { view.sizeToFit() }
            let size = view.box.size
            view.frame = CGRect(
                x: end - size.width, y: (box.height - size.height) / 2, width: size.width, height: size.height)
        }
        exchangeAccessoryViews()
        if let shownAccessoryView { place(shownAccessoryView, endingAt: box.width - 16) }
        if hasDetailButton {
            detailButton.isHidden = shownAccessoryView != nil
            place(detailButton, endingAt: box.width - (shownAccessoryType == .detailDisclosureButton ? 32 : 8))
        }
        placeEditingParts()
        guard surroundings.editing != .none else { return editButton.removeFromSuperview() }
        if editButton.superview == nil { addSubview(editButton) }
        let inserts = surroundings.editing == .insert
        editButton.setImage(UIImage(systemName: inserts ? "plus.circle.fill" : "minus.circle.fill"), for: .normal)
        editButton.tintColor = inserts ? .systemGreen : .systemRed
        let names = [SystemWords.current[inserts ? .add : .delete], contentView.spokenWords]
        editButton.accessibilityLabel = names.compactMap(\.self).joined(separator: " ")
        place(editButton, endingAt: 38)
    }

    /// Returns the height that the content configuration, the cell's constraints or its style need at this width.
    func height(atWidth width: CGFloat) -> CGFloat {
        let room = max(0, width - accessoryWidth)
        makeRoomForAccessory()
        if let height = configured.height(atWidth: room) { return max(1, height) }
        if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            contentView.frame.size.width = room
            let size = contentView.systemLayoutSizeFitting(
                CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            return size.height > 0 ? max(size.height, 1) : Self.standardHeight
        }
        return styled.height(atWidth: room)
    }

    /// Height of a row whose constraints say nothing of its height, which Apple's systems take for a mistake.
    private static let standardHeight: CGFloat = 44

    // MARK: Rendering and input

    override func ownNodes() -> [NodeDraft] { RowDrawing(self).ground(isLit: isSelected || isHighlighted) }
    override func upperNodes() -> [NodeDraft] { RowDrawing(self).above }

    /// A selectable row is a button; one that contains controls is a group that takes the taps beside them.
    override var nodeContent: NodeContent {
        surroundings.isChoosable && !holdsControls ? .button(ButtonContent()) : .group
    }

    override var takesTaps: Bool { surroundings.isChoosable && holdsControls }

    override var ownAccessibility: NodeAccessibility {
        guard surroundings.isChoosable else { return NodeAccessibility() }
        return NodeAccessibility(
            label: contentView.spokenWords, traits: isSelected || accessoryType == .checkmark ? [.selected] : nil)
    }

    override var dragSource: (any DragSource)? {
        super.dragSource ?? enclosing(UITableView.self).flatMap { $0.dragsRows ? $0.transfer : nil }
    }

    override func receive(_ event: InputEvent) {
        switch event {
        case .tap: if surroundings.isChoosable { chosen?() }
        case .press(_, let isDown):
            guard surroundings.isChoosable, !isDown || mayLight?() ?? true else { return }
            light(isDown)
        default: super.receive(event)
        }
    }

    /// Highlights the row or not, and tells whoever shows it of a change.
    func light(_ isDown: Bool) {
        setHighlighted(isDown, animated: false)
        guard isLit != isDown else { return }
        isLit = isDown
        lit?(isDown)
    }
}
