import RenderTree
@_spi(Engine) import SwiftUICore
import TreePainter
import UIKit

/// List row: its content, its delete and move buttons, and its swipe actions.
final class RowNode: WrapperNode, PinnedNode {
    private static let inset: CGFloat = 16
    private static let verticalInset: CGFloat = 11
    /// Least space above and below content that is at most `controlHeightMax` points high.
    private static let controlInset: CGFloat = 5
    private static let controlHeightMax: CGFloat = 34
    /// Smallest side of a touch target, in points.
    private static let buttonSide: CGFloat = 44
    /// By how far the content makes room for the delete button of a row that is edited.
    private static let deleteIndent: CGFloat = 38

    var looks: ListLooks? {
        didSet {
            if looks != oldValue { markDirty() }
            if looks?.rowHeightMin != oldValue?.rowHeightMin { sizeChanged() }
        }
    }
    /// Line at the bottom of the row; nil is none.
    var separator: RowSeparator? { didSet { if separator != oldValue { markDirty() } } }
    /// Line at the top of the row, which only the first one of a section may have.
    var upperSeparator: RowSeparator? { didSet { if upperSeparator != oldValue { markDirty() } } }
    var isCardRow = true { didSet { if isCardRow != oldValue { sizeChanged() } } }
    /// Selects the row; nil where the list has no selection or this row may not be selected.
    var choose: (() -> Void)?
    var isSelected = false { didSet { if isSelected != oldValue { markDirty() } } }
    /// Whether the list is in edit mode; nil where nothing switches it: rows can then be moved at all times.
    var isEditing: Bool? { didSet { if isEditing != oldValue { sizeChanged() } } }
    /// Corners of the card that this row's content may reach; nil where it is inset from them, or has no card.
    var corners: RowCorners? { didSet { if corners != oldValue { markDirty() } } }
    /// Set on a pinned header.
    var track: StickyRange? { didSet { if track != oldValue { markDirty() } } }
    private(set) lazy var trackID = makeID()
    private lazy var id = makeID()
    private lazy var separatorNames = NodeIDPool(self)
    private lazy var highlightID = makeID()
    private lazy var deleteButton = RowButton(delete: self)
    private lazy var moveButton = RowButton(move: self)
    private lazy var swipe = RowSwipe(self, makeID(), makeID())

    override var childSpace: CGPoint? { .zero }

    private var list: ListTraits { traits.list }
    /// Whether a person may delete the row: by a swipe, or by a button while the list is edited.
    var canDelete: Bool { (traits.row?.canDelete ?? false) && list.cannotDelete != true }
    fileprivate var showsDelete: Bool { canDelete && isEditing == true }
    fileprivate var canMove: Bool { (traits.row?.canMove ?? false) && list.cannotMove != true && isEditing != false }
    private var leadingInset: CGFloat { list.insets?.leading ?? Self.inset }
    private var leading: CGFloat { leadingInset + (showsDelete ? Self.deleteIndent : 0) }
    private var trailing: CGFloat { canMove ? Self.buttonSide : list.insets?.trailing ?? Self.inset }
    private var vertical: CGFloat { isCardRow ? Self.verticalInset : 6 }
    private var top: CGFloat { list.insets?.top ?? vertical }
    private var bottom: CGFloat { list.insets?.bottom ?? vertical }

    override var below: [LayoutNode] { [content] + [.background, .leading, .trailing].flatMap(content.rowParts) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - leading - trailing) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(for: inner(proposal))
        let least = looks?.rowHeightMin ?? (isCardRow && list.insets == nil ? ListNode.rowHeightMin : 0)
        return CGSize(
            width: proposal.width ?? size.width + leading + trailing, height: max(least, padded(size.height)))
    }

    /// Returns the height of a row around its content. A single control leaves less space around it than text does, so
    /// that rows with a switch are as high as those without.
    private func padded(_ height: CGFloat) -> CGFloat {
        let isControl = isCardRow && list.insets == nil && height <= Self.controlHeightMax
        return height + (isControl ? 2 * Self.controlInset : top + bottom)
    }

    override func render() -> [NodeID] {
        let proposal = inner(proposal)
        let height = content.size(for: proposal).height
        place(content, at: CGPoint(x: leading, y: top + (size.height - top - bottom - height) / 2), proposal)
        let margin = (Self.buttonSide - RowIcon.deleteSide) / 2
        let delete = deleteButton.put(at: leadingInset - margin, height: size.height)
        let move = moveButton.put(at: size.width - Self.buttonSide, height: size.height)
        let drawn = swipe.put(
            putBackground() + [delete].compactMap { $0 } + content.renderedIDs + [move].compactMap { $0 })
        return [putRow(drawn + putSeparator())]
    }

    private func putRow(_ drawn: [NodeID]) -> NodeID {
        var accessibility = NodeAccessibility()
        if choose != nil {
            accessibility.traits = isSelected ? [.button, .selected] : [.button]
            accessibility.label = content.accessibilityText
        }
        graph.setResponder(choose == nil ? nil : self, for: id)
        return putPinned(
            Node(
                id: id, frame: treeFrame, style: NodeStyle(clip: clip), accessibility: accessibility,
                interactions: choose == nil ? [] : .tap, children: drawn))
    }

    private var clip: Clip? {
        guard let corners, list.insets != nil || !content.rowParts(.background).isEmpty else { return nil }
        return Clip(path: corners.path(in: size).data)
    }

    private func putBackground() -> [NodeID] {
        var drawn: [NodeID] = []
        for node in content.rowParts(.background) {
            let proposal = ProposedViewSize(size)
            node.place(at: node.origin(in: size, .center, proposal), proposal)
            drawn += node.renderedIDs
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

    private func putSeparator() -> [NodeID] {
        separatorNames.begin()
        defer { separatorNames.end() }
        let drawn = [separator.flatMap { drafts($0) }, upperSeparator.flatMap { drafts($0, isUpper: true) }]
        return drawn.flatMap { $0 ?? [] }.map { $0.put(into: graph, separatorNames) }
    }

    private func drafts(_ separator: RowSeparator, isUpper: Bool = false) -> [NodeDraft]? {
        guard let looks else { return nil }
        let color = separator.tint.map { $0.resolved(in: looks.environment) } ?? looks.separator
        let guides = content.separatorGuides(in: inner(proposal))
        let look = SeparatorLook(
            leading: leading + (guides.leading ?? 0),
            trailing: guides.trailing.map { size.width - leading - $0 } ?? 0, isMirrored: isMirrored, color: color,
            isUpper: isUpper)
        return look.nodes(in: size)
    }

    // MARK: Editing

    override func handle(_ event: InputEvent) {
        if case .tap(let node) = event, node == id {
            choose?()
            return
        }
        guard let row = traits.row else { return }
        switch event {
        case .tap(let node) where node == deleteButton.id || node == swipe.deleteID:
            row.actions.editing.delete?(IndexSet(integer: row.index))
        case .move(let node, let target) where node == moveButton.id: move(row, to: target)
        default: break
        }
    }

    /// Moves the row. The browser's target index is counted without the row, Apple's convention counts with it.
    private func move(_ row: RowTrait, to target: Int) {
        guard target >= 0, target < row.count, target != row.index else { return }
        row.actions.editing.move?(IndexSet(integer: row.index), target > row.index ? target + 1 : target)
    }

    /// Delete button at a row's beginning, or move button at its end.
    @MainActor private final class RowButton {
        let id: NodeID
        private let iconID: NodeID
        private let minusID: NodeID
        private unowned let row: RowNode
        private let isDelete: Bool

        convenience init(delete row: RowNode) { self.init(row, isDelete: true) }
        convenience init(move row: RowNode) { self.init(row, isDelete: false) }

        private init(_ row: RowNode, isDelete: Bool) {
            self.row = row
            self.isDelete = isDelete
            id = row.makeID()
            iconID = row.makeID()
            minusID = row.makeID()
        }

        /// Puts the button into the tree; returns nil, and takes it out, where the row does not allow it.
        func put(at start: CGFloat, height: CGFloat) -> NodeID? {
            let isWanted = isDelete ? row.showsDelete : row.canMove
            guard isWanted, let trait = row.traits.row, let looks = row.looks else {
                for id in [id, iconID, minusID] { row.graph.store.remove(id) }
                return nil
            }
            let reorder = isDelete ? nil : Reorder(row: row.id, index: trait.index, count: trait.count)
            let word = looks.environment.systemWords[isDelete ? .delete : .move]
            let label = [word, row.content.accessibilityText].compactMap { $0 }
            let side = RowNode.buttonSide
            let x = row.isMirrored ? row.size.width - start - side : start
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
            let size = isDelete ? RowIcon.deleteSide : RowIcon.moveSide
            let icon = isDelete ? RowIcon.disc(looks.delete) : RowIcon.move(looks.handle)
            let inset = (side - size) / 2
            row.graph.store.put(
                Node(
                    id: iconID, frame: TreeRect(x: inset, y: inset, width: size, height: size), content: .shape(icon),
                    children: isDelete ? [minusID] : []))
            guard isDelete else { return }
            let box = TreeRect(x: 0, y: 0, width: size, height: size)
            row.graph.store.put(Node(id: minusID, frame: box, content: .shape(RowIcon.minus(looks.onDelete))))
        }
    }
}

/// Icons of rows that are edited, with the sides of their squares in points.
private enum RowIcon {
    static let deleteSide: CGFloat = 22
    static let moveSide: CGFloat = 20

    /// The ground of `minus`.
    static func disc(_ color: RGBA) -> ShapeContent {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: deleteSide, height: deleteSide))
        return ShapeContent(path: path.data, fill: .color(color))
    }

    static func minus(_ color: RGBA) -> ShapeContent {
        var path = Path()
        path.addLines([CGPoint(x: 6, y: 11), CGPoint(x: 16, y: 11)])
        return ShapeContent(path: path.data, stroke: Stroke(paint: .color(color), width: 2, cap: .round))
    }

    /// Three bars.
    static func move(_ color: RGBA) -> ShapeContent {
        var path = Path()
        for y in [6.0, 10, 14] { path.addLines([CGPoint(x: 3, y: y), CGPoint(x: 17, y: y)]) }
        return ShapeContent(path: path.data, stroke: Stroke(paint: .color(color), width: 1.8, cap: .round))
    }
}
