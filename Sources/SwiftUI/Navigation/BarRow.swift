import RenderTree
@_spi(Engine) import SwiftUICore

/// Three groups in a row. The middle one is centred in the row, as far as the others leave space.
struct BarRow<Leading: View, Middle: View, Trailing: View>: PrimitiveView {
    typealias Body = Never
    let leading: Leading
    let middle: Middle
    let trailing: Trailing

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(
            self, context, node: BarRowNode(context.graph),
            content: { TupleView(($0.leading, $0.middle, $0.trailing)) }, apply: { _, _, _ in })
    }
}

final class BarRowNode: ContainerNode {
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 8

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        guard children.count == 3 else { return Arrangement() }
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 390
        let height = proposal.height ?? 44
        let margin = Self.margin
        func room(_ width: CGFloat) -> ProposedViewSize { ProposedViewSize(width: max(0, width), height: height) }
        // Items come before the title, which is shortened.
        let least = min(children[0].size(for: room(.infinity)).width, width * 0.25)
        let own = children[2].size(for: ProposedViewSize(width: nil, height: height)).width
        let trailing = children[2].size(for: room(min(own, width - 2 * margin - least - Self.gap)))
        // A long back button yields to the title.
        let wanted = children[1].size(for: room(.infinity)).width
        let leadingRoom = max(width * 0.25, (width - wanted) / 2 - Self.gap - margin)
        let leading = children[0].size(for: room(min(leadingRoom, width - trailing.width - 2 * margin)))
        let left = margin + leading.width + (leading.width > 0 ? Self.gap : 0)
        let right = width - margin - trailing.width - (trailing.width > 0 ? Self.gap : 0)
        let middle = children[1].size(for: room(right - left))
        let centred = (width - middle.width) / 2
        let x = max(left, min(centred, right - middle.width))
        func y(_ size: CGSize) -> CGFloat { (height - size.height) / 2 }
        return Arrangement(
            size: CGSize(width: width, height: height),
            places: [
                .init(origin: CGPoint(x: margin, y: y(leading)), proposal: room(leading.width)),
                .init(origin: CGPoint(x: x, y: y(middle)), proposal: room(max(0, right - left))),
                .init(
                    origin: CGPoint(x: width - margin - trailing.width, y: y(trailing)),
                    proposal: room(trailing.width)),
            ])
    }
}

/// View that rebuilds its content when the scene becomes low or tall.
struct CompactHeightReader<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: (Bool) -> Content

    init(@ViewBuilder content: @escaping (Bool) -> Content) { self.content = content }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { TallOrLowElement(self, context) }
}

private final class TallOrLowElement<Content: SwiftUI.View>: ViewElement<CompactHeightReader<Content>> {
    private lazy var node = TallOrLowNode(graph)
    private var child: ViewElement<Content>?

    override func mount() {
        node.isLow = graph.root.isLow
        node.onChange = { [weak self] in self?.persistentReader.invalidate() }
        child = makeChild(view.content(node.isLow))
        collectNodes()
        setNodes([node])
    }

    override func update(from old: View) { evaluate() }

    override func evaluate() {
        child?.update(view.content(node.isLow), environment: environment)
        collectNodes()
    }

    override func collectNodes() { node.children = child?.nodes ?? [] }
    override var childElements: [Element] { [child].compactMap { $0 } }
    override func didUnmount() { node.remove() }
}

private final class TallOrLowNode: ContainerNode {
    var isLow = false
    var onChange: () -> Void = {}

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        StackNode.arrange(children, axis: .vertical, spacing: 0, alignment: .leading, proposal)
    }

    override func render() -> [NodeID] {
        if graph.root.isLow != isLow {
            isLow = graph.root.isLow
            onChange()
        }
        return super.render()
    }
}

extension RootNode {
    /// Whether the scene is low, like a compact panel of about 300 points.
    var isLow: Bool { size.height < 420 }
}
