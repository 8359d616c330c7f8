import RenderTree
import TreePainter

/// Row of a list in a collection view, with accessories at its ends.
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell>
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] { didSet { makeAccessories() } }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// Indentation of one level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    /// Guide at whose edges the separator begins and ends, each once the app constrains it.
    /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell/separatorlayoutguide>
    public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        hasSeparatorGuide = true
        return guide
    }()
    private var hasSeparatorGuide = false
    private var parts: [(accessory: UICellAccessory, view: UIView)] = []
    private var list: UICollectionLayoutListConfiguration?
    override var isInEditing: Bool { isEditing }
    private var (isFirst, isLast, isEditing) = (false, false, false)
    /// Moves the row by a distance in points.
    var moved: ((CGFloat) -> Void)?
    /// Shows or hides the item's children in an outline.
    var toggleOutline: (() -> Void)?
    var isExpanded = false { didSet { if isExpanded != oldValue { makeAccessories() } } }
    private static let (gap, margin, radius): (CGFloat, CGFloat, CGFloat) = (12, 16, 10)

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    override open func prepareForReuse() {
        super.prepareForReuse()
        toggleOutline = nil
    }

    func show(
        in list: UICollectionLayoutListConfiguration, isFirst: Bool, isLast: Bool, isEditing: Bool
    ) {
        let wasEditing = self.isEditing
        (self.list, self.isFirst, self.isLast, self.isEditing) = (list, isFirst, isLast, isEditing)
        if wasEditing != isEditing {
            makeAccessories()
            updateToState()
        }
        didChangeLooks()
    }

    // MARK: Accessories

    private func makeAccessories() {
        for part in parts { part.view.removeFromSuperview() }
        parts = accessories.filter { $0.isShown(isEditing: isEditing) }.map { ($0, $0.makeView(for: self)) }
        for part in parts {
            if part.accessory.isHidden { part.view.isHidden = true }
            addSubview(part.view)
        }
        setNeedsLayout()
    }

    private func width(of part: (accessory: UICellAccessory, view: UIView)) -> CGFloat {
        let own = UINavigationBar.size(of: part.view).width
        return part.accessory.reservedWidth ?? own
    }

    private var edges: (leading: CGFloat, trailing: CGFloat) {
        func room(_ isLeading: Bool) -> CGFloat {
            let own = parts.filter { $0.accessory.isLeading == isLeading }
            return own.isEmpty ? 0 : own.map { width(of: $0) + Self.gap }.reduce(Self.margin - Self.gap, +)
        }
        return (room(true) + CGFloat(indentationLevel) * indentationWidth, room(false))
    }

    /// Leaves less room between texts and an accessory than between texts and the row's end.
    private func makeRoomForAccessories() {
        setTrailingMargin(parts.contains { !$0.accessory.isLeading } ? Self.margin / 2 : nil)
    }

    override func height(atWidth width: CGFloat) -> CGFloat {
        makeRoomForAccessories()
        return super.height(atWidth: max(0, width - edges.leading - edges.trailing))
    }

    override open func layoutSubviews() {
        let (leading, trailing) = edges
        makeRoomForAccessories()
        contentView.autoresizingMask = []
        contentView.frame = CGRect(x: leading, y: 0, width: max(0, box.width - leading - trailing), height: box.height)
        super.layoutSubviews()
        var start = Self.margin + (indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0)
        var end = box.width - Self.margin
        for part in parts.filter(\.accessory.isLeading) {
            start = place(part, at: start)
        }
        for part in parts.filter({ !$0.accessory.isLeading }).reversed() {
            end = place(part, at: end - width(of: part)) - width(of: part) - Self.gap * 2
        }
        mirrorIfNeeded([contentView] + parts.map(\.view))
    }

    /// Places an accessory and returns where the next one begins.
    private func place(_ part: (accessory: UICellAccessory, view: UIView), at x: CGFloat) -> CGFloat {
        let (size, width) = (UINavigationBar.size(of: part.view), width(of: part))
        part.view.frame = CGRect(
            x: x + (width - size.width) / 2, y: (box.height - size.height) / 2, width: size.width, height: size.height)
        return x + width + Self.gap
    }

    // MARK: Rendering

    override func ownNodes() -> [NodeDraft] {
        guard let list, backgroundView == nil, backgroundColor == nil else { return [] }
        let isLit = (isSelected || isHighlighted) && selectedBackgroundView == nil
        let own: UIColor? = list.isGrouped ? .secondarySystemGroupedBackground : nil
        guard let color = isLit ? UIColor.systemGray4 : own else { return [] }
        let area = CGRect(origin: .zero, size: box.size)
        let radius = list.appearance == .insetGrouped ? Self.radius : 0
        let (upper, lower) = (isFirst ? radius : 0, isLast ? radius : 0)
        let path = CGPath.rectangle(area, topLeft: upper, topRight: upper, bottomRight: lower, bottomLeft: lower)
        return [.fill(path, color.rgba, bounds: area)]
    }

    override func upperNodes() -> [NodeDraft] {
        guard let list, list.showsSeparators, !(isLast && list.appearance == .insetGrouped) else { return [] }
        let (leading, trailing) = separatorInsets
        let look = SeparatorLook(
            leading: leading, trailing: trailing, isMirrored: isRightToLeft, color: UIColor.separator.rgba)
        return look.nodes(in: box.size)
    }

    /// Distances of the separator from the row's edges: those of the guide where the app constrains it, else that of the primary text
    /// and none.
    private var separatorInsets: (leading: CGFloat, trailing: CGFloat) {
        func insets(_ frame: CGRect) -> (leading: CGFloat, trailing: CGFloat) {
            let (left, right) = (frame.minX, box.width - frame.maxX)
            return isRightToLeft ? (right, left) : (left, right)
        }
        let usual = insets(contentView.box).leading + (textStart ?? Self.margin)
        guard hasSeparatorGuide else { return (usual, 0) }
        let guide = insets(separatorLayoutGuide.layoutFrame)
        let (isLeadingGiven, isTrailingGiven) = separatorLayoutGuide.constrainedEdges
        return (isLeadingGiven ? guide.leading : usual, isTrailingGiven ? guide.trailing : 0)
    }
}
