package import RenderTree
import TreePainter

/// Modifier that sets accessibility attributes of a view.
public struct _AccessibilityModifier: LayoutModifier {
    public typealias Body = Never
    package var change = NodeAccessibility()
    /// Treatment of the descendants where the view becomes one element; nil where it does not.
    package var children: AccessibilityChildBehavior?
    var removedTraits: Set<NodeAccessibility.Trait> = []

    package init(
        change: NodeAccessibility = NodeAccessibility(), children: AccessibilityChildBehavior? = nil,
        removedTraits: Set<NodeAccessibility.Trait> = []
    ) {
        (self.change, self.children, self.removedTraits) = (change, children, removedTraits)
    }

    package func wrap(_ content: LayoutNode) -> AccessibilityNode { AccessibilityNode(content) }
    package func apply(to node: AccessibilityNode, in environment: EnvironmentValues) {
        node.set(change, children, removedTraits)
    }
}

/// Treatment of descendants where a view becomes one accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let kind: Int
    /// One element with only the attributes that are set on it. Its descendants are hidden.
    ///
    /// Partly: descendants stay elements where one of them takes input, because the keyboard still reaches that.
    public static let ignore = AccessibilityChildBehavior(kind: 0)
    /// Descendants stay elements inside of the new one.
    public static let contain = AccessibilityChildBehavior(kind: 1)
    /// One element with the labels of all descendants, which are hidden.
    ///
    /// Partly: descendants stay elements where one of them takes input, because the keyboard still reaches that.
    public static let combine = AccessibilityChildBehavior(kind: 2)
}

/// Sets attributes of the one element in its content, or makes a group for several.
package final class AccessibilityNode: GroupingNode {
    private(set) var change = NodeAccessibility()
    private(set) var children: AccessibilityChildBehavior?
    private(set) var removedTraits: Set<NodeAccessibility.Trait> = []
    private weak var lastTarget: LayoutNode?
    private lazy var hiddenID = makeID()
    private var hidesContent = false

    func set(
        _ change: NodeAccessibility, _ children: AccessibilityChildBehavior?, _ removed: Set<NodeAccessibility.Trait>
    ) {
        guard change != self.change || children != self.children || removed != removedTraits else { return }
        (self.change, self.children, removedTraits) = (change, children, removed)
        target?.markDirty()
        markDirty()
    }

    /// Element that these attributes apply to; nil where that is this node's own group. A single control stays what it is where its
    /// descendants are ignored or combined.
    var target: LayoutNode? {
        guard children != .contain, let only = content.onlyAccessibilityTarget else { return nil }
        return children == nil || only.isControl ? only : nil
    }

    package override var childSpace: CGPoint? { target == nil ? .zero : nil }

    package override var accessibilityRole: AccessibilityRole { target == nil ? .element : .none }

    package override func render() -> [NodeID] {
        let target = target
        if target !== lastTarget {
            target?.markDirty()
            lastTarget?.markDirty()
            lastTarget = target
        }
        guard target != nil else { return super.render() }
        removeGroup()
        hideContent(false)
        placeContent()
        return content.renderedIDs
    }

    package override func makeNode(_ id: NodeID) -> Node {
        var accessibility = change.merged(over: resolvedAccessibility)
        if children == .combine, accessibility.label == nil { accessibility.label = content.accessibilityText }
        // Screen readers pass over a group without readable content, but not over an image.
        if hidesContent, accessibility.label != nil {
            accessibility = accessibility.merged(over: NodeAccessibility(traits: [.image]))
        }
        return Node(id: id, frame: treeFrame, accessibility: accessibility)
    }

    /// Puts the content of a single element into a group that is hidden from assistive technology.
    override func putChildren() -> [NodeID] {
        let drawn = content.renderedIDs
        hideContent((children == .ignore || children == .combine) && !drawn.contains(where: takesInput))
        guard hidesContent else { return drawn }
        let frame = TreeRect(CGRect(origin: .zero, size: size))
        graph.store.put(
            Node(id: hiddenID, frame: frame, accessibility: NodeAccessibility(hidden: true), children: drawn))
        return [hiddenID]
    }

    private func hideContent(_ hides: Bool) {
        if hidesContent, !hides { graph.store.remove(hiddenID) }
        hidesContent = hides
    }

    /// Returns whether a person can use this node or one inside of it.
    private func takesInput(_ id: NodeID) -> Bool {
        guard let node = graph.store[id] else { return false }
        switch node.content {
        case .group, .text, .image, .shape: break
        default: return true
        }
        return !node.interactions.isEmpty || node.gestures != nil || node.keys?.isFocusable == true
            || node.accessibility.isAdjustable == true
            || node.accessibility.actions?.isEmpty == false || node.children.contains(where: takesInput)
    }
}

extension LayoutNode {
    /// Attributes that ancestors' modifiers set for this very node; the outermost one wins.
    package var resolvedAccessibility: NodeAccessibility {
        var accessibility = NodeAccessibility()
        var next = parent
        while let node = next {
            if let speaker = node as? AccessibilityNode, speaker.target === self {
                accessibility = speaker.change.merged(over: accessibility)
                accessibility.remove(speaker.removedTraits)
            } else if node.accessibilityRole == .element {
                break
            }
            next = node.parent
        }
        return accessibility
    }

    /// Topmost accessibility elements of this subtree, itself included; mere drawings where there are no elements.
    var accessibilityTargets: [LayoutNode] {
        var elements: [LayoutNode] = []
        var drawings: [LayoutNode] = []
        collectTargets(&elements, &drawings)
        return elements.isEmpty ? drawings : elements
    }

    fileprivate var onlyAccessibilityTarget: LayoutNode? {
        let targets = accessibilityTargets
        return targets.count == 1 ? targets.first : nil
    }

    /// Name and state of the only element of this subtree, where it is called a button but receives no taps itself.
    var onlyButton: NodeAccessibility? {
        guard let only = onlyAccessibilityTarget, !only.isControl else { return nil }
        let own = (only as? AccessibilityNode)?.change ?? NodeAccessibility()
        let described = own.merged(over: only.resolvedAccessibility)
        guard described.traits?.contains(.button) == true else { return nil }
        return NodeAccessibility(
            label: described.label, value: described.value, hint: described.hint, traits: described.traits)
    }

    private func collectTargets(_ elements: inout [LayoutNode], _ drawings: inout [LayoutNode]) {
        switch accessibilityRole {
        case .element: elements.append(self)
        case .drawing: drawings.append(self)
        case .none:
            // Two are enough: a modifier only needs to know whether there is exactly one.
            for node in below where elements.count < 2 { node.collectTargets(&elements, &drawings) }
        }
    }

    /// Labels and texts of this subtree, joined with commas; nil where there are none.
    package var accessibilityText: String? {
        var texts: [String] = []
        collectSpoken(&texts)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    private func collectSpoken(_ texts: inout [String]) {
        let speaker = self as? AccessibilityNode
        if speaker?.change.hidden == true { return }
        if let label = speaker?.change.label {
            texts.append(label)
        } else if speaker?.children == .ignore {
            return
        } else if let own = ownAccessibilityText, !own.isEmpty {
            texts.append(own)
        } else {
            for node in below { node.collectSpoken(&texts) }
        }
    }
}

extension NodeAccessibility {
    package func merged(over inner: NodeAccessibility) -> NodeAccessibility {
        NodeAccessibility(
            label: label ?? inner.label, value: value ?? inner.value, hint: hint ?? inner.hint,
            help: help ?? inner.help, identifier: identifier ?? inner.identifier, hidden: hidden ?? inner.hidden,
            traits: Self.union(traits, inner.traits), progress: progress ?? inner.progress,
            headingLevel: headingLevel ?? inner.headingLevel, isAdjustable: isAdjustable ?? inner.isAdjustable,
            actions: actions ?? inner.actions)
    }

    mutating func remove(_ removed: Set<Trait>) {
        guard !removed.isEmpty else { return }
        traits = traits.map { $0.filter { !removed.contains($0) } }
        if traits?.isEmpty == true { traits = nil }
    }

    private static func union(_ left: [Trait]?, _ right: [Trait]?) -> [Trait]? {
        guard let left else { return right }
        return left + (right ?? []).filter { !left.contains($0) }
    }
}

extension View {
    package func accessibility(_ change: NodeAccessibility) -> some View {
        modifier(_AccessibilityModifier(change: change))
    }

    /// Sets the accessibility label, in place of this view's text.
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibility(NodeAccessibility(label: String(label)))
    }
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
        accessibility(NodeAccessibility(label: key.text))
    }
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)
    @_disfavoredOverload public func accessibilityLabel(_ resource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(resource))
    }
    @_disfavoredOverload public func accessibilityValue(_ resource: LocalizedStringResource) -> some View {
        accessibilityValue(Text(resource))
    }
    @_disfavoredOverload public func accessibilityHint(_ resource: LocalizedStringResource) -> some View {
        accessibilityHint(Text(resource))
    }
    /// Labels this view for assistive technology with words that follow from its own.
    ///
    /// Partly: the words count where the closure returns a text, or what it was given.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilitylabel(content:)
    public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        accessibility(NodeAccessibility(label: accessibilityText(of: content(PlaceholderContentView(self)))))
    }

    public func accessibilityLabel(_ label: Text) -> some View { accessibility(NodeAccessibility(label: label.plain)) }

    /// Sets the accessibility value, such as "50 percent".
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibility(NodeAccessibility(value: String(value)))
    }
    public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
        accessibility(NodeAccessibility(value: key.text))
    }
    public func accessibilityValue(_ value: Text) -> some View { accessibility(NodeAccessibility(value: value.plain)) }

    /// Sets the hint: what happens when this view is used.
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibility(NodeAccessibility(hint: String(hint)))
    }
    public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
        accessibility(NodeAccessibility(hint: key.text))
    }
    /// Source: developer.apple.com/documentation/swiftui/view/accessibilityhint(_:isenabled:)
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibility(NodeAccessibility(hint: isEnabled ? hint.plain : nil))
    }
    public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityHint(Text(key), isEnabled: isEnabled)
    }
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibility(NodeAccessibility(label: isEnabled ? label.plain : nil))
    }
    public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(key), isEnabled: isEnabled)
    }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessibility(NodeAccessibility(value: isEnabled ? value.plain : nil))
    }
    public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(Text(key), isEnabled: isEnabled)
    }

    public func accessibilityHint(_ hint: Text) -> some View { accessibility(NodeAccessibility(hint: hint.plain)) }

    /// Sets an identifier for tests, which assistive technology does not read.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility(NodeAccessibility(identifier: identifier))
    }

    /// Hides this view from assistive technology.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility(NodeAccessibility(hidden: hidden ? true : nil))
    }

    /// Makes one accessibility element of this view and its descendants.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(_AccessibilityModifier(children: children))
    }
}
