import CoreGraphics
import RenderTree
@_spi(Engine) import SwiftUICore
import UIKit

/// A part of a control that is drawn as UIKit's control is. It fills what it is proposed.
struct LookView<Look: ControlLook>: PrimitiveView {
    typealias Body = Never
    let look: (EnvironmentValues) -> Look

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        NodeElement(self, context, node: LookNode<Look>(context.graph)) { node, view, environment in
            node.set(view.look(environment))
        }
    }
}

final class LookNode<Look: ControlLook>: LayoutNode {
    private var look: Look?
    private lazy var id = makeID()
    private lazy var names = NodeIDPool(self)

    func set(_ look: Look) {
        guard look != self.look else { return }
        self.look = look
        markDirty()
    }

    override var accessibilityRole: AccessibilityRole { .drawing }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func render() -> [NodeID] {
        let drawn = look?.put(in: size, into: graph, names) ?? []
        graph.store.put(Node(id: id, frame: treeFrame, accessibility: resolvedAccessibility, children: drawn))
        return [id]
    }
}

extension ControlLook {
    /// Each time with the same ids, in order.
    @MainActor func put(in size: CGSize, into graph: ViewGraph, _ names: NodeIDPool) -> [NodeID] {
        names.begin()
        defer { names.end() }
        return nodes(in: size).map { $0.put(into: graph, names) }
    }
}

extension EnvironmentValues {
    var isMirrored: Bool { layoutDirection == .rightToLeft }
    /// How opaque a control is drawn.
    var controlOpacity: Double { isEnabled ? 1 : DisabledLook.opacity(isDark: colorScheme == .dark) }
}
