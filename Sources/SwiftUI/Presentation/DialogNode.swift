import RenderTree
@_spi(Engine) import SwiftUICore

/// Draws the cards of an alert or an action sheet. Content too high for the scene scrolls.
final class DialogNode: LayoutNode {
    private var look = DialogLook.alert
    private var colors: DialogColors?
    private var header: [LayoutNode] = []
    private var actions: [LayoutNode] = []
    private var fallback: [LayoutNode] = []
    private lazy var mainCard = DialogCard(self)
    private lazy var cancelCard = DialogCard(self)

    private static let hairline: CGFloat = 0.5
    private static let fieldInset: CGFloat = 16
    /// Points between the two cards of an action sheet.
    private static let gap: CGFloat = 8

    override var childSpace: CGPoint? { .zero }

    func set(
        _ look: DialogLook, _ colors: DialogColors, header: [LayoutNode], actions: [LayoutNode],
        fallback: [LayoutNode]
    ) {
        for node in header + actions + fallback { node.parent = self }
        (self.look, self.colors, self.header, self.actions, self.fallback) = (look, colors, header, actions, fallback)
        sizeChanged()
    }

    override var below: [LayoutNode] { header + actions + fallback }

    // MARK: Layout

    /// One row of a card; two buttons may share one.
    private struct Row {
        enum Kind { case header, field, buttons }
        var nodes: [LayoutNode]
        var kind: Kind
        var height: CGFloat
    }

    private struct Plan {
        var main: [Row] = []
        var cancel: [Row] = []
        var mainHeight: CGFloat { main.reduce(0) { $0 + $1.height } }
        var cancelHeight: CGFloat { cancel.reduce(0) { $0 + $1.height } }
    }

    private func width(_ proposal: ProposedViewSize) -> CGFloat {
        let available = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 390
        return max(0, min(available - 16, look == .alert ? 270 : 480))
    }

    private func plan(width: CGFloat) -> Plan {
        let buttons = actions.filter { $0.firstButton != nil }
        let isClosable = look == .alert ? !buttons.isEmpty : buttons.contains { $0.firstButton?.role == .cancel }
        let all = buttons + (isClosable ? [] : fallback)
        let cancel = all.filter { $0.firstButton?.role == .cancel }
        let others = all.filter { $0.firstButton?.role != .cancel }
        var plan = Plan()
        plan.main += header.map { row([$0], .header, width) }
        plan.main += actions.filter { $0.firstButton == nil }.map { row([$0], .field, width) }
        switch look {
        case .alert where all.count == 2 && fits(all, width / 2):
            plan.main.append(row(cancel + others, .buttons, width))
        case .alert: plan.main += (others + cancel).map { row([$0], .buttons, width) }
        case .actionSheet:
            plan.main += others.map { row([$0], .buttons, width) }
            plan.cancel = cancel.map { row([$0], .buttons, width) }
        }
        return plan
    }

    private func fits(_ nodes: [LayoutNode], _ width: CGFloat) -> Bool {
        nodes.allSatisfy { $0.size(for: .unspecified).width <= width }
    }

    private func row(_ nodes: [LayoutNode], _ kind: Row.Kind, _ width: CGFloat) -> Row {
        let inner = kind == .field ? width - 2 * Self.fieldInset : width / CGFloat(max(1, nodes.count))
        let heights = nodes.map { $0.size(for: ProposedViewSize(width: inner, height: nil)).height }
        return Row(nodes: nodes, kind: kind, height: (heights.max() ?? 0) + (kind == .field ? 10 : 0))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = width(proposal)
        let plan = plan(width: width)
        let height = plan.mainHeight + (plan.cancel.isEmpty ? 0 : plan.cancelHeight + Self.gap)
        return CGSize(width: width, height: min(height, proposal.height.map { max(0, $0 - 16) } ?? height))
    }

    // MARK: Drawing

    override func render() -> [NodeID] {
        guard let colors else { return [] }
        let plan = plan(width: size.width)
        if !(plan.main + plan.cancel).contains(where: { row in row.nodes.contains { $0 === fallback.first } }) {
            for node in fallback { node.removeFromTree() }
        }
        let foot = plan.cancel.isEmpty ? 0 : plan.cancelHeight + Self.gap
        let height = max(0, min(plan.mainHeight, size.height - foot))
        let main = mainCard.put(
            CGRect(x: origin.x, y: origin.y, width: size.width, height: height), contentHeight: plan.mainHeight, colors
        ) { place(plan.main, $0) }
        guard !plan.cancel.isEmpty else {
            cancelCard.remove()
            return main
        }
        let rect = CGRect(x: origin.x, y: origin.y + height + Self.gap, width: size.width, height: plan.cancelHeight)
        return main + cancelCard.put(rect, contentHeight: plan.cancelHeight, colors) { place(plan.cancel, $0) }
    }

    private func place(_ rows: [Row], _ card: DialogCard) -> [NodeID] {
        var y: CGFloat = 0
        var drawn: [NodeID] = []
        var line = 0
        for (index, row) in rows.enumerated() {
            if row.kind == .buttons, index > 0, let colors {
                let rect = CGRect(x: 0, y: y, width: size.width, height: Self.hairline)
                drawn.append(card.putLine(line, rect, colors))
                line += 1
            }
            drawn += place(row, y, card, &line)
            y += row.height
        }
        card.removeLines(from: line)
        return drawn
    }

    private func place(_ row: Row, _ y: CGFloat, _ card: DialogCard, _ line: inout Int) -> [NodeID] {
        let inset = row.kind == .field ? Self.fieldInset : 0
        let width = (size.width - 2 * inset) / CGFloat(max(1, row.nodes.count))
        var drawn: [NodeID] = []
        for (index, node) in row.nodes.enumerated() {
            let proposal = ProposedViewSize(width: width, height: row.kind == .buttons ? row.height : nil)
            let left = inset + CGFloat(index) * width
            let own = node.size(for: proposal)
            node.place(at: CGPoint(x: left + (width - own.width) / 2, y: y), proposal)
            drawn += node.renderedIDs
            if index > 0, let colors {
                let rect = CGRect(x: left, y: y, width: Self.hairline, height: row.height)
                drawn.append(card.putLine(line, rect, colors))
                line += 1
            }
        }
        return drawn
    }
}

/// Rounded card: its background, its content, and hairlines.
@MainActor final class DialogCard {
    static let cornerRadius: CGFloat = 14
    private unowned let owner: LayoutNode
    private let id: NodeID
    private let groundID: NodeID
    private let scrollID: NodeID
    private var lines: [NodeID] = []

    init(_ owner: LayoutNode) {
        self.owner = owner
        id = owner.makeID()
        groundID = owner.makeID()
        scrollID = owner.makeID()
    }

    func put(
        _ rect: CGRect, contentHeight: CGFloat, _ colors: DialogColors, _ content: (DialogCard) -> [NodeID]
    ) -> [NodeID] {
        let store = owner.graph.store
        let inner = TreeRect(x: 0, y: 0, width: rect.width, height: rect.height)
        let path = Path(roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadius: Self.cornerRadius).data
        let scroll = ScrollContent(
            contentSize: TreeSize(width: rect.width, height: contentHeight), horizontal: false, vertical: true)
        store.put(
            Node(id: groundID, frame: inner, content: .shape(ShapeContent(path: path, fill: .color(colors.card)))))
        store.put(Node(id: scrollID, frame: inner, content: .scroll(scroll), children: content(self)))
        store.put(
            Node(
                id: id, frame: TreeRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height),
                style: NodeStyle(clip: Clip(path: path, cornerRadius: Self.cornerRadius)),
                children: [groundID, scrollID]))
        return [id]
    }

    func putLine(_ index: Int, _ rect: CGRect, _ colors: DialogColors) -> NodeID {
        while lines.count <= index { lines.append(owner.makeID()) }
        let path = PathData.rectangle(CGRect(origin: .zero, size: rect.size))
        owner.graph.store.put(
            Node(
                id: lines[index], frame: TreeRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height),
                content: .shape(ShapeContent(path: path, fill: .color(colors.separator)))))
        return lines[index]
    }

    func removeLines(from index: Int) { for line in lines.dropFirst(index) { owner.graph.store.remove(line) } }

    func remove() { for id in [id, groundID, scrollID] + lines { owner.graph.store.remove(id) } }
}
