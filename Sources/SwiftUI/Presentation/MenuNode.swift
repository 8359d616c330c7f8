import RenderTree
@_spi(Engine) import SwiftUICore

/// Puts a menu's rows on a card beside its anchor, on the side with more space.
final class MenuNode: ContainerNode {
    static let width: CGFloat = 250
    private static let margin: CGFloat = 8
    /// Points between groups of rows.
    private static let band: CGFloat = 8
    private static let hairline: CGFloat = 0.5

    private var anchor: PresentationAnchor?
    private var colors: DialogColors?
    private lazy var card = DialogCard(self)
    private lazy var shadowID = makeID()

    override var dependsOnContent: Bool { false }

    private var cardCorner = CGPoint.zero
    override var childSpace: CGPoint? { cardCorner }

    func set(_ anchor: PresentationAnchor, _ colors: DialogColors) {
        (self.anchor, self.colors) = (anchor, colors)
        markDirty()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Returns the points of separator above a row.
    private func gap(above index: Int) -> CGFloat {
        guard index > 0 else { return 0 }
        let (row, before) = (children[index], children[index - 1])
        if row.isDivider || before.isDivider { return 0 }
        return row.traits.section?.key == before.traits.section?.key ? Self.hairline : Self.band
    }

    private func height(of row: LayoutNode, _ width: CGFloat) -> CGFloat {
        if row.isDivider { return Self.band }
        return row.size(for: inner(row, width)).height + 2 * verticalPadding(row)
    }

    /// Returns the horizontal padding of rows that are no buttons; the button style has its own.
    private func padding(_ row: LayoutNode) -> CGFloat { row.firstButton == nil ? 16 : 0 }
    private func verticalPadding(_ row: LayoutNode) -> CGFloat {
        row.firstButton == nil && row.traits.section?.part == .header ? 6 : 0
    }

    private func inner(_ row: LayoutNode, _ width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: max(0, width - 2 * padding(row)), height: nil)
    }

    override func render() -> [NodeID] {
        guard let colors else { return [] }
        let width = max(0, min(Self.width, size.width - 2 * Self.margin))
        let height = children.indices.reduce(0) { $0 + gap(above: $1) + self.height(of: children[$1], width) }
        let rect = place(CGSize(width: width, height: height))
        cardCorner = rect.origin
        let drawn = card.put(rect, contentHeight: height, colors) { placeRows($0, width, colors) }
        let shadow = Shadow(color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.25), radius: 24, x: 0, y: 8)
        graph.store.put(Node(id: shadowID, frame: treeFrame, style: NodeStyle(shadow: shadow), children: drawn))
        return [shadowID]
    }

    private func placeRows(_ card: DialogCard, _ width: CGFloat, _ colors: DialogColors) -> [NodeID] {
        var y: CGFloat = 0
        var drawn: [NodeID] = []
        var lines: [CGRect] = []
        for (index, row) in children.enumerated() {
            let gap = row.isDivider ? Self.band : gap(above: index)
            if gap > 0 {
                lines.append(CGRect(x: 0, y: y, width: width, height: gap))
                y += gap
            }
            guard !row.isDivider else {
                row.removeFromTree()
                continue
            }
            row.place(at: CGPoint(x: padding(row), y: y + verticalPadding(row)), inner(row, width))
            drawn += row.renderedIDs
            y += height(of: row, width)
        }
        return drawn + card.putLines(lines, colors)
    }

    /// Returns the card's frame: below the anchor, or above it where only there is enough space, or more.
    private func place(_ wanted: CGSize) -> CGRect {
        let fallback = CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
        let target = anchor?.node.flatMap { graph.frame(of: $0) } ?? fallback
        let below = size.height - target.maxY - 2 * Self.margin
        let above = target.minY - 2 * Self.margin
        let goesDown = wanted.height <= below || below >= above
        let height = max(min(wanted.height, goesDown ? below : above), min(wanted.height, 88))
        let x = target.midX > size.width / 2 ? target.maxX - wanted.width : target.minX
        let y = goesDown ? target.maxY + Self.margin : target.minY - Self.margin - height
        return CGRect(
            x: x.clamped(to: Self.margin...max(Self.margin, size.width - wanted.width - Self.margin)),
            y: y.clamped(to: Self.margin...max(Self.margin, size.height - height - Self.margin)),
            width: wanted.width, height: height)
    }
}

extension LayoutNode {
    /// Whether this node is or wraps a divider.
    fileprivate var isDivider: Bool {
        if self is DividerNode { return true }
        return (self as? WrapperNode)?.content.isDivider ?? false
    }
}

extension ViewGraph {
    /// Returns the frame of a drawn node in the scene, scroll offsets applied; nil where it is not drawn.
    func frame(of node: LayoutNode) -> CGRect? {
        guard let drawn = node.renderedIDs.first else { return nil }
        let parents = parentsInTree
        var rect = CGRect(origin: node.origin, size: node.size)
        var next = parents[drawn]
        while let id = next, let parent = store[id] {
            let offset = scrollOffsets[id] ?? .zero
            rect = rect.offsetBy(dx: parent.frame.x - offset.x, dy: parent.frame.y - offset.y)
            next = parents[id]
        }
        return rect
    }
}
