package import RenderTree

/// Modifier that adds an action for assistive technology.
public struct _AccessibilityActionModifier: LayoutModifier {
    public typealias Body = Never
    let kind: AccessibilityActionKind
    let action: () -> Void

    package func wrap(_ content: LayoutNode) -> AccessibilityActionNode { AccessibilityActionNode(content) }

    package func apply(to node: AccessibilityActionNode, in environment: EnvironmentValues) {
        node.action = environment.isEnabled ? action : {}
        node.name = kind.name(in: environment.systemWords)
    }
}

/// Group with one action; its content keeps its own roles.
package final class AccessibilityActionNode: GroupingNode {
    var action: () -> Void = {}
    var name = "" { didSet { if name != oldValue { markDirty() } } }

    package override func makeNode(_ id: NodeID) -> Node {
        graph.setResponder(self, for: id)
        return Node(id: id, frame: treeFrame, accessibility: NodeAccessibility(actions: [name]))
    }

    package override func handle(_ event: InputEvent) { if case .act(_, 0) = event { action() } }
}

/// Modifier for a value that assistive technology and the arrow keys increment and decrement.
public struct _AccessibilityAdjustableModifier: LayoutModifier {
    public typealias Body = Never
    let adjust: (AccessibilityAdjustmentDirection) -> Void

    package func wrap(_ content: LayoutNode) -> AccessibilityAdjustableNode { AccessibilityAdjustableNode(content) }

    package func apply(to node: AccessibilityAdjustableNode, in environment: EnvironmentValues) {
        node.adjust = environment.isEnabled ? adjust : { _ in }
    }
}

/// One element for the whole subtree, whose label and value are those of its content by default.
package final class AccessibilityAdjustableNode: GroupingNode {
    var adjust: (AccessibilityAdjustmentDirection) -> Void = { _ in }

    package override var accessibilityRole: AccessibilityRole { .element }

    package override func makeNode(_ id: NodeID) -> Node {
        graph.setResponder(self, for: id)
        var accessibility = resolvedAccessibility
        accessibility.label = accessibility.label ?? content.accessibilityText
        accessibility.value = accessibility.value ?? content.accessibilityValueInSubtree
        accessibility.isAdjustable = true
        return Node(id: id, frame: treeFrame, accessibility: accessibility)
    }

    package override func handle(_ event: InputEvent) {
        if case .adjust(_, let isIncrement) = event { adjust(isIncrement ? .increment : .decrement) }
    }
}

extension LayoutNode {
    /// First accessibility value that a modifier in this subtree sets.
    var accessibilityValueInSubtree: String? {
        if let value = (self as? AccessibilityNode)?.change.value { return value }
        return below.lazy.compactMap(\.accessibilityValueInSubtree).first
    }
}

/// Direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// A kind of action.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Name: Equatable {
        case system(SystemWord)
        case custom(String)
    }
    private let name: Name
    public static let `default` = AccessibilityActionKind(.system(.activate))
    public static let escape = AccessibilityActionKind(.system(.dismiss))
    public static let magicTap = AccessibilityActionKind(.system(.mainAction))
    public static let delete = AccessibilityActionKind(.system(.delete))
    public static let showMenu = AccessibilityActionKind(.system(.showMenu))
    /// Stands in where an author's label has no text.
    fileprivate static let unnamed = AccessibilityActionKind(.system(.action))

    /// Creates an action with a name of its own.
    public init(named name: Text) { self.init(.custom(name.plain)) }
    fileprivate init(verbatim name: String) { self.init(.custom(name)) }
    private init(_ name: Name) { self.name = name }

    func name(in words: SystemWords) -> String {
        switch name {
        case .system(let word): words[word]
        case .custom(let name): name
        }
    }
}

extension View {
    /// Adds an action for assistive technology and the keyboard: a button that only they find, named after its kind.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:)
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(_AccessibilityActionModifier(kind: actionKind, action: handler))
    }

    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        modifier(_AccessibilityActionModifier(kind: .init(named: name), action: handler))
    }
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }
    @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
    /// Adds an action named by the label's text, or "Action" where the label is no `Text` or `Label`.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let kind = accessibilityText(of: label()).map(AccessibilityActionKind.init(verbatim:)) ?? .unnamed
        return modifier(_AccessibilityActionModifier(kind: kind, action: action))
    }

    /// Lets assistive technology and the arrow keys increment and decrement this view's value.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilityadjustableaction(_:)
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(_AccessibilityAdjustableModifier(adjust: handler))
    }
}
