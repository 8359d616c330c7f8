import RenderTree

/// What assistive technology may do with a view beside using it.
public struct _AccessibilityActionModifier: LayoutModifier {
    public typealias Body = Never
    let name: String
    let action: () -> Void

    func wrap(_ content: LayoutNode) -> AccessibilityActionNode { AccessibilityActionNode(content) }

    func apply(to node: AccessibilityActionNode, in environment: EnvironmentValues) {
        node.action = environment.isEnabled ? action : {}
        node.name = name
    }
}

/// A group of its own for one action: what is inside keeps what it is.
final class AccessibilityActionNode: GroupingNode {
    var action: () -> Void = {}
    var name = "" { didSet { if name != oldValue { markDirty() } } }

    override func makeNode(_ id: NodeID) -> Node {
        graph.setResponder(self, for: id)
        return Node(id: id, frame: treeFrame, accessibility: NodeAccessibility(actions: [name]))
    }

    override func handle(_ event: InputEvent) { if case .act(_, 0) = event { action() } }
}

/// A value that assistive technology and the arrow keys raise and lower.
public struct _AccessibilityAdjustableModifier: LayoutModifier {
    public typealias Body = Never
    let adjust: (AccessibilityAdjustmentDirection) -> Void

    func wrap(_ content: LayoutNode) -> AccessibilityAdjustableNode { AccessibilityAdjustableNode(content) }

    func apply(to node: AccessibilityAdjustableNode, in environment: EnvironmentValues) {
        node.adjust = environment.isEnabled ? adjust : { _ in }
    }
}

/// One element for all inside, called and valued as they are where nothing else is said.
final class AccessibilityAdjustableNode: GroupingNode {
    var adjust: (AccessibilityAdjustmentDirection) -> Void = { _ in }

    override var accessibilityRole: AccessibilityRole { .element }

    override func makeNode(_ id: NodeID) -> Node {
        graph.setResponder(self, for: id)
        var told = toldAccessibility
        told.label = told.label ?? content.spokenText
        told.value = told.value ?? content.spokenValue
        told.isAdjustable = true
        return Node(id: id, frame: treeFrame, accessibility: told)
    }

    override func handle(_ event: InputEvent) {
        if case .adjust(_, let isIncrement) = event { adjust(isIncrement ? .increment : .decrement) }
    }
}

extension LayoutNode {
    /// The first value that a modifier inside has given.
    var spokenValue: String? {
        if let value = (self as? AccessibilityNode)?.change.value { return value }
        return below.lazy.compactMap(\.spokenValue).first
    }
}

/// Which way a value goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// A kind of action.
///
/// Source: developer.apple.com/documentation/swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    public static let `default` = AccessibilityActionKind(name: "Activate")
    public static let escape = AccessibilityActionKind(name: "Dismiss")
    public static let magicTap = AccessibilityActionKind(name: "Main action")
    public static let delete = AccessibilityActionKind(name: "Delete")
    public static let showMenu = AccessibilityActionKind(name: "Show menu")

    /// An action with a name of its own.
    public init(named name: Text) { self.name = name.plain }
    private init(name: String) { self.name = name }
}

extension View {
    /// Lets assistive technology and the keyboard run `handler`: a button that only they find, named after the kind.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:)
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(_AccessibilityActionModifier(name: actionKind.name, action: handler))
    }

    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        modifier(_AccessibilityActionModifier(name: name.plain, action: handler))
    }
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }
    @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }
    /// The label's words are the name; a label that is no `Text` or `Label` is called "Action".
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(_AccessibilityActionModifier(name: spokenWords(of: label()) ?? "Action", action: action))
    }

    /// Lets assistive technology and the arrow keys raise and lower what this view shows.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilityadjustableaction(_:)
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(_AccessibilityAdjustableModifier(adjust: handler))
    }
}
