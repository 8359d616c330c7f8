import RenderTree

/// One row of a list: its content, the buttons that delete and move it, and what a swipe shows.
final class RowNode: WrapperNode, PinnedNode {
    private static let inset: CGFloat = 16
    private static let verticalInset: CGFloat = 8
    /// The least that a finger hits.
    private static let buttonSide: CGFloat = 44

    var looks: ListLooks? { didSet { if looks != oldValue { markDirty() } } }
    var hasSeparator = false { didSet { if hasSeparator != oldValue { markDirty() } } }
    var isCardRow = true { didSet { if isCardRow != oldValue { sizeChanged() } } }
    /// Set where the list has a selection and this row may be chosen.
    var choose: (() -> Void)?
    var isSelected = false { didSet { if isSelected != oldValue { markDirty() } } }
    /// nil where nothing switches it: rows show at all times what they allow.
    var isEditing: Bool? { didSet { if isEditing != oldValue { sizeChanged() } } }
    /// Set where it is a header that stays in sight.
    var track: PinTrack? { didSet { if track != oldValue { markDirty() } } }
    private(set) lazy var trackID = makeID()
    private lazy var id = makeID()
    private lazy var separatorID = makeID()
    private lazy var highlightID = makeID()
    private lazy var deleteButton = RowButton(delete: self)
    private lazy var moveButton = RowButton(move: self)
    private lazy var swipe = RowSwipe(self, makeID(), makeID())

    override var childSpace: CGPoint? { .zero }

    private var list: ListTraits { traits.list }
    fileprivate var canDelete: Bool {
        (traits.row?.canDelete ?? false) && list.cannotDelete != true && isEditing != false
    }
    fileprivate var canMove: Bool { (traits.row?.canMove ?? false) && list.cannotMove != true && isEditing != false }
    private var buttonCount: CGFloat { (canDelete ? 1 : 0) + (canMove ? 1 : 0) }
    private var leading: CGFloat { list.insets?.leading ?? Self.inset }
    private var trailing: CGFloat {
        buttonCount == 0 ? list.insets?.trailing ?? Self.inset : buttonCount * Self.buttonSide
    }
    private var vertical: CGFloat { isCardRow ? Self.verticalInset : 6 }
    private var top: CGFloat { list.insets?.top ?? vertical }
    private var bottom: CGFloat { list.insets?.bottom ?? vertical }

    override var below: [LayoutNode] { [content] + [.background, .leading, .trailing].flatMap(content.rowParts) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - leading - trailing) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: inner(proposal))
        let least = isCardRow && list.insets == nil ? ListNode.rowHeightMin : 0
        return CGSize(
            width: proposal.width ?? size.width + leading + trailing, height: max(least, size.height + top + bottom))
    }

    override func render() -> [NodeID] {
        let proposal = inner(proposal)
        let height = content.size(for: proposal).height
        place(content, at: CGPoint(x: leading, y: top + (size.height - top - bottom - height) / 2), proposal)
        var drawn = putBackground() + content.emitted
        var x = size.width
        for button in [moveButton, deleteButton] {
            guard let next = button.put(right: x, height: size.height) else { continue }
            drawn.append(next)
            x -= Self.buttonSide
        }
        drawn = swipe.put(drawn)
        if let separator = putSeparator() { drawn.append(separator) }
        return [putRow(drawn)]
    }

    private func putRow(_ drawn: [NodeID]) -> NodeID {
        var told = NodeAccessibility()
        if choose != nil {
            told.traits = isSelected ? [.button, .selected] : [.button]
            told.label = content.spokenText
        }
        graph.setResponder(choose == nil ? nil : self, for: id)
        return putPinned(
            Node(
                id: id, frame: treeFrame, accessibility: told, interactions: choose == nil ? [] : .tap,
                children: drawn))
    }

    private func putBackground() -> [NodeID] {
        var drawn: [NodeID] = []
        for node in content.rowParts(.background) {
            let proposal = ProposedViewSize(size)
            node.place(at: node.origin(in: size, .center, proposal), proposal)
            drawn += node.emitted
        }
        guard isSelected || track != nil, let looks else {
            graph.store.remove(highlightID)
            return drawn
        }
        let path = PathData.rectangle(CGRect(origin: .zero, size: size))
        graph.store.put(
            Node(
                id: highlightID, frame: TreeRect(x: 0, y: 0, width: size.width, height: size.height),
                content: .shape(ShapeContent(path: path, fill: .color(isSelected ? looks.highlight : looks.header)))))
        return drawn + [highlightID]
    }

    private func putSeparator() -> NodeID? {
        guard hasSeparator, list.separator.bottom != .hidden, list.sectionSeparator != .hidden, let looks else {
            graph.store.remove(separatorID)
            return nil
        }
        let color = list.separatorTint.map { $0.resolved(in: looks.environment) } ?? looks.separator
        let thickness: CGFloat = 0.5
        let width = max(0, size.width - leading)
        let x = isMirrored ? 0 : leading
        let path = PathData.rectangle(CGRect(x: 0, y: 0, width: width, height: thickness))
        graph.store.put(
            Node(
                id: separatorID,
                frame: TreeRect(x: x, y: size.height - thickness, width: width, height: thickness),
                content: .shape(ShapeContent(path: path, fill: .color(color)))))
        return separatorID
    }

    // MARK: Editing

    override func handle(_ event: InputEvent) {
        if case .tap(let node) = event, node == id {
            choose?()
            return
        }
        guard let row = traits.row else { return }
        switch event {
        case .tap(let node) where node == deleteButton.id: row.actions.editing.delete?(IndexSet(integer: row.index))
        case .move(let node, let target) where node == moveButton.id: move(row, to: target)
        default: break
        }
    }

    /// The browser counts places as if the row were taken out; Apple's convention counts them before that.
    private func move(_ row: RowTrait, to target: Int) {
        guard target >= 0, target < row.count, target != row.index else { return }
        row.actions.editing.move?(IndexSet(integer: row.index), target > row.index ? target + 1 : target)
    }

    /// One of the two buttons at a row's end.
    @MainActor private final class RowButton {
        let id: NodeID
        private let iconID: NodeID
        private unowned let row: RowNode
        private let isDelete: Bool

        convenience init(delete row: RowNode) { self.init(row, isDelete: true) }
        convenience init(move row: RowNode) { self.init(row, isDelete: false) }

        private init(_ row: RowNode, isDelete: Bool) {
            self.row = row
            self.isDelete = isDelete
            id = row.makeID()
            iconID = row.makeID()
        }

        /// nil, and nothing in the tree, where the row does not allow it.
        func put(right: CGFloat, height: CGFloat) -> NodeID? {
            let isWanted = isDelete ? row.canDelete : row.canMove
            guard isWanted, let trait = row.traits.row, let looks = row.looks else {
                row.graph.store.remove(id)
                row.graph.store.remove(iconID)
                return nil
            }
            let reorder = isDelete ? nil : Reorder(row: row.id, index: trait.index, count: trait.count)
            let label = [isDelete ? "Delete" : "Move", row.content.spokenText].compactMap { $0 }
            let side = RowNode.buttonSide
            let x = row.isMirrored ? row.size.width - right : right - side
            row.graph.store.put(
                Node(
                    id: id, frame: TreeRect(x: x, y: (height - side) / 2, width: side, height: side),
                    content: .button(ButtonContent(role: isDelete ? .destructive : nil, reorder: reorder)),
                    accessibility: NodeAccessibility(label: label.joined(separator: " ")), children: [iconID]))
            row.graph.setResponder(row, for: id)
            putIcon(looks, side: side)
            return id
        }

        private func putIcon(_ looks: ListLooks, side: CGFloat) {
            let size: CGFloat = 20
            let icon = isDelete ? RowIcon.delete(looks.delete) : RowIcon.move(looks.handle)
            let inset = (side - size) / 2
            row.graph.store.put(
                Node(
                    id: iconID, frame: TreeRect(x: inset, y: inset, width: size, height: size), content: .shape(icon)))
        }
    }
}

/// Icons of 20 by 20 points.
private enum RowIcon {
    /// A minus in a circle.
    static func delete(_ color: RGBA) -> ShapeContent {
        var path = Path(ellipseIn: CGRect(x: 1.5, y: 1.5, width: 17, height: 17))
        path.addLines([CGPoint(x: 6.5, y: 10), CGPoint(x: 13.5, y: 10)])
        return ShapeContent(path: path.data, stroke: Stroke(paint: .color(color), width: 1.6, cap: .round))
    }

    /// Three bars.
    static func move(_ color: RGBA) -> ShapeContent {
        var path = Path()
        for y in [6.0, 10, 14] { path.addLines([CGPoint(x: 3, y: y), CGPoint(x: 17, y: y)]) }
        return ShapeContent(path: path.data, stroke: Stroke(paint: .color(color), width: 1.8, cap: .round))
    }
}
