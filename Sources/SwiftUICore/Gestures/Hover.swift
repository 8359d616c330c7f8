package import RenderTree

public struct _HoverModifier: LayoutModifier {
    public typealias Body = Never
    let action: (Bool) -> Void

    package func wrap(_ content: LayoutNode) -> HoverNode { HoverNode(content) }

    package func apply(to node: HoverNode, in environment: EnvironmentValues) {
        node.action = action
        node.isEnabled = environment.isEnabled
    }
}

package final class HoverNode: GroupingNode {
    var action: (Bool) -> Void = { _ in }
    var isEnabled = true { didSet { if isEnabled != oldValue { markDirty() } } }
    private var isInside = false

    package override func makeNode(_ id: NodeID) -> Node {
        Node(id: id, frame: treeFrame, interactions: isEnabled ? .hover : [])
    }

    package override func handle(_ event: InputEvent) {
        guard case .hover(_, let isInside) = event, isInside != self.isInside else { return }
        self.isInside = isInside
        action(isInside)
    }
}

extension View {
    /// Runs `action` with true when a mouse pointer enters this view, and with false when it leaves.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onhover(perform:)
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_HoverModifier(action: action))
    }
}

/// Position of a pointer over a view.
///
/// Source: developer.apple.com/documentation/swiftui/hoverphase
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

public struct _ContinuousHoverModifier: LayoutModifier {
    public typealias Body = Never
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void

    package func wrap(_ content: LayoutNode) -> ContinuousHoverNode { ContinuousHoverNode(content) }

    package func apply(to node: ContinuousHoverNode, in environment: EnvironmentValues) {
        (node.space, node.action) = (space, action)
        node.isEnabled = environment.isEnabled
    }
}

package final class ContinuousHoverNode: GroupingNode {
    var space = CoordinateSpace.local
    var action: (HoverPhase) -> Void = { _ in }
    var isEnabled = true { didSet { if isEnabled != oldValue { markDirty() } } }

    package override func makeNode(_ id: NodeID) -> Node {
        Node(id: id, frame: treeFrame, interactions: isEnabled ? [.hover, .pointer] : [])
    }

    package override func handle(_ event: InputEvent) {
        switch event {
        case .pointer(_, let x, let y): action(.active(place(x, y)))
        case .hover(_, isInside: false): action(.ended)
        default: break
        }
    }

    private func place(_ x: Double, _ y: Double) -> CGPoint {
        let origin = space == .local ? .zero : frame(in: space).origin
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }
}

extension View {
    /// Runs `action` each time a mouse pointer moves over this view, and when it leaves.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/oncontinuoushover(coordinatespace:perform:)
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(_ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }

    @_disfavoredOverload public func onContinuousHover(
        coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(_ContinuousHoverModifier(space: coordinateSpace, action: action))
    }
}
