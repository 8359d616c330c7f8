import RenderTree
@_spi(Engine) import SwiftUICore
import UIKit

/// Draws the cards of an alert or an action sheet. Content too high for the scene scrolls.
final class DialogNode: LayoutNode {
    private var look = DialogLook.alert
    private var colors: DialogColors?
    private var header: [LayoutNode] = []
    private var actions: [LayoutNode] = []
    private var fallback: [LayoutNode] = []
    private lazy var mainCard = DialogCard(self)
    private lazy var cancelCard = DialogCard(self)

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

    private typealias Plan = DialogPlan<LayoutNode>

    private func width(_ proposal: ProposedViewSize) -> CGFloat {
        look.width(in: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 390)
    }

    private func plan(width: CGFloat) -> Plan {
        let buttons = actions.filter { $0.firstButton != nil }
        let isClosable = look == .alert ? !buttons.isEmpty : buttons.contains { $0.firstButton?.role == .cancel }
        let all = buttons + (isClosable ? [] : fallback)
        let parts = Plan.Parts(
            headers: header, fields: actions.filter { $0.firstButton == nil },
            others: all.filter { $0.firstButton?.role != .cancel },
            cancels: all.filter { $0.firstButton?.role == .cancel })
        return Plan(look, parts, width: width) { node, width in
            node.size(for: ProposedViewSize(width: width, height: nil))
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        plan(width: width(proposal)).size(in: proposal.height)
    }

    // MARK: Drawing

    override func render() -> [NodeID] {
        guard let colors else { return [] }
        let plan = plan(width: size.width)
        if !(plan.main.places + plan.cancel.places).contains(where: { $0.item === fallback.first }) {
            for node in fallback { node.removeFromTree() }
        }
        let frames = plan.frames(in: size.height)
        let main = put(plan.main, in: mainCard, frames.main, colors)
        guard plan.isDivided else {
            cancelCard.remove()
            return main
        }
        return main + put(plan.cancel, in: cancelCard, frames.cancel, colors)
    }

    private func put(_ content: Plan.Card, in card: DialogCard, _ frame: CGRect, _ colors: DialogColors) -> [NodeID] {
        let rect = frame.offsetBy(dx: origin.x, dy: origin.y)
        return card.put(rect, contentHeight: content.height, colors) { card in
            content.places.flatMap(place) + card.putLines(content.lines, colors)
        }
    }

    private func place(_ place: Plan.Place) -> [NodeID] {
        let (node, area) = (place.item, place.frame)
        let proposal = ProposedViewSize(width: area.width, height: place.kind == .button ? area.height : nil)
        node.place(at: CGPoint(x: area.midX - node.size(for: proposal).width / 2, y: area.minY), proposal)
        return node.renderedIDs
    }
}

/// Rounded card: its background, its content, and hairlines.
@MainActor final class DialogCard {
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
        let path = Path(roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadius: DialogLook.cornerRadius).data
        let scroll = ScrollContent(
            contentSize: TreeSize(width: rect.width, height: contentHeight), horizontal: false, vertical: true)
        store.put(
            Node(id: groundID, frame: inner, content: .shape(ShapeContent(path: path, fill: .color(colors.card)))))
        store.put(Node(id: scrollID, frame: inner, content: .scroll(scroll), children: content(self)))
        store.put(
            Node(
                id: id, frame: TreeRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height),
                style: NodeStyle(clip: Clip(path: path, cornerRadius: DialogLook.cornerRadius)),
                children: [groundID, scrollID]))
        return [id]
    }

    func putLines(_ rects: [CGRect], _ colors: DialogColors) -> [NodeID] {
        while lines.count < rects.count { lines.append(owner.makeID()) }
        for (id, rect) in zip(lines, rects) {
            let path = PathData.rectangle(CGRect(origin: .zero, size: rect.size))
            owner.graph.store.put(
                Node(
                    id: id, frame: TreeRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height),
                    content: .shape(ShapeContent(path: path, fill: .color(colors.separator)))))
        }
        for id in lines.dropFirst(rects.count) { owner.graph.store.remove(id) }
        return Array(lines.prefix(rects.count))
    }

    func remove() { for id in [id, groundID, scrollID] + lines { owner.graph.store.remove(id) } }
}
