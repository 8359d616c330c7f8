package import RenderTree

/// Makes its content focusable, and connects it with the `FocusState` around it.
struct FocusableModifier: ViewModifier {
    @State private var hasFocus = false
    let isFocusable: Bool

    @ViewBuilder func body(content: Content) -> some View {
        let state = $hasFocus
        content
            .transformEnvironment(\.ancestorFocus) { [hasFocus, isFocusable] in if isFocusable { $0 = hasFocus } }
            .modifier(_FocusTarget(isFocusable: isFocusable) { state.wrappedValue = $0 })
    }
}

/// The focusable node. The views inside of it no longer read the `FocusState` around it.
public struct _FocusTarget: LayoutModifier {
    public typealias Body = Never
    let isFocusable: Bool
    let changed: (Bool) -> Void

    package func wrap(_ content: LayoutNode) -> FocusTargetNode { FocusTargetNode(content) }

    package func apply(to node: FocusTargetNode, in environment: EnvironmentValues) {
        let input = environment.fieldInput
        node.changed = { [changed] in
            changed($0)
            input.focus?.wrappedValue = $0
        }
        node.focus.want(input.focus == nil ? nil : input.isFocused)
        node.keys =
            isFocusable && environment.isEnabled
            ? NodeKeys(isFocusable: true, isFocused: node.focus.sent) : nil
    }

    package func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
        guard isFocusable, environment.fieldInput.focus != nil else { return environment }
        var values = environment
        values.fieldInput.focus = nil
        return values
    }
}

package final class FocusTargetNode: GroupingNode {
    var changed: (Bool) -> Void = { _ in }
    var focus = WantedFocus()
    var keys: NodeKeys? { didSet { if keys != oldValue { markDirty() } } }

    /// Attributes belong to the one element inside, where there is one.
    package override var accessibilityRole: AccessibilityRole {
        keys != nil && content.accessibilityTargets.count != 1 ? .element : .none
    }

    package override func makeNode(_ id: NodeID) -> Node {
        let accessibility = accessibilityRole == .element ? resolvedAccessibility : NodeAccessibility()
        return Node(id: id, frame: treeFrame, accessibility: accessibility, keys: keys)
    }

    package override func handle(_ event: InputEvent) {
        if keys != nil, case .focus(_, let isFocused) = event { changed(isFocused) }
    }
}

/// The focus that an app wants for a node. False is sent only after true: a person may just have moved it there.
package struct WantedFocus {
    package private(set) var sent: Bool?

    package init() {}

    package mutating func want(_ isFocused: Bool?) {
        if isFocused == true { sent = true } else if sent != nil { sent = false }
    }
}

/// Connects what is focusable in its content with a state. It reads the state, so that its content learns of changes.
struct FocusedModifier: ViewModifier {
    let focus: Binding<Bool>

    func body(content: Content) -> some View {
        let isFocused = focus.wrappedValue
        return content.transformEnvironment(\.fieldInput) { [focus] in
            $0.focus = focus
            $0.isFocused = isFocused
        }
    }
}
