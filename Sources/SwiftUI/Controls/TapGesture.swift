import RenderTree

public struct _TapModifier: LayoutModifier {
    public typealias Body = Never
    let action: () -> Void

    func wrap(_ content: LayoutNode) -> TapNode { TapNode(content) }

    func apply(to node: TapNode, in environment: EnvironmentValues) {
        node.action = action
        node.isEnabled = environment.isEnabled
    }
}

final class TapNode: GroupingNode {
    var action: () -> Void = {}
    var isEnabled = true { didSet { if isEnabled != oldValue { markDirty() } } }

    override var accessibilityRole: AccessibilityRole { .element }

    override func makeNode(_ id: NodeID) -> Node {
        var told = toldAccessibility
        // A button without a name could not be asked for.
        if told.traits?.contains(.button) == true, told.label == nil { told.label = content.spokenText }
        return Node(id: id, frame: treeFrame, accessibility: told, interactions: isEnabled ? .tap : [])
    }

    override func handle(_ event: InputEvent) {
        if case .tap = event, isEnabled { action() }
    }
}

extension View {
    /// Runs `action` when this view is tapped. For something that is pushed, use a `Button`: it can be reached by
    /// keyboard.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
    public func onTapGesture(perform action: @escaping () -> Void) -> some View {
        modifier(_TapModifier(action: action))
    }
}
