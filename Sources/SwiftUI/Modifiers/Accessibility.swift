import RenderTree

/// What assistive technology is told of a view, beside what it says itself.
public struct _AccessibilityModifier: LayoutModifier {
    public typealias Body = Never
    var change = NodeAccessibility()
    /// Makes one element of everything inside.
    var children: AccessibilityChildBehavior?
    var removedTraits: Set<NodeAccessibility.Trait> = []

    func wrap(_ content: LayoutNode) -> AccessibilityNode { AccessibilityNode(content) }
    func apply(to node: AccessibilityNode, in environment: EnvironmentValues) {
        node.set(change, children, removedTraits)
    }
}

/// What becomes of the elements inside one that is made for them all.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let kind: Int
    /// Their labels are no longer elements of their own; give the whole a label.
    public static let ignore = AccessibilityChildBehavior(kind: 0)
    /// They stay, inside the new element.
    public static let contain = AccessibilityChildBehavior(kind: 1)
    /// One element with all their labels.
    public static let combine = AccessibilityChildBehavior(kind: 2)
}

/// Speaks for the one element inside, or makes a group for several.
final class AccessibilityNode: GroupingNode {
    private(set) var change = NodeAccessibility()
    private var children: AccessibilityChildBehavior?
    private(set) var removedTraits: Set<NodeAccessibility.Trait> = []
    private weak var lastTarget: LayoutNode?

    func set(
        _ change: NodeAccessibility, _ children: AccessibilityChildBehavior?, _ removed: Set<NodeAccessibility.Trait>
    ) {
        guard change != self.change || children != self.children || removed != removedTraits else { return }
        (self.change, self.children, removedTraits) = (change, children, removed)
        target?.markDirty()
        markDirty()
    }

    /// The element that this modifier speaks of; nil where that is a group of its own.
    var target: LayoutNode? {
        guard children == nil else { return nil }
        let targets = content.accessibilityTargets
        return targets.count == 1 ? targets.first : nil
    }

    override var childSpace: CGPoint? { target == nil ? .zero : nil }

    override var accessibilityRole: AccessibilityRole { target == nil ? .element : .none }

    override func render() -> [NodeID] {
        let target = target
        if target !== lastTarget {
            target?.markDirty()
            lastTarget?.markDirty()
            lastTarget = target
        }
        guard target != nil else { return super.render() }
        removeGroup()
        placeContent()
        return content.emitted
    }

    override func makeNode(_ id: NodeID) -> Node {
        var told = change.merged(over: toldAccessibility)
        if let children, children != .contain, told.label == nil { told.label = content.spokenText }
        return Node(id: id, frame: treeFrame, accessibility: told)
    }
}

extension LayoutNode {
    /// What modifiers around have said of this very node; the outermost has the last word.
    var toldAccessibility: NodeAccessibility {
        var told = NodeAccessibility()
        var next = parent
        while let node = next {
            if let speaker = node as? AccessibilityNode, speaker.target === self {
                told = speaker.change.merged(over: told)
                told.remove(speaker.removedTraits)
            } else if node.accessibilityRole == .element {
                break
            }
            next = node.parent
        }
        return told
    }

    /// The topmost elements inside, this node among them; where there are none, what is merely drawn.
    var accessibilityTargets: [LayoutNode] {
        var elements: [LayoutNode] = []
        var drawings: [LayoutNode] = []
        collectTargets(&elements, &drawings)
        return elements.isEmpty ? drawings : elements
    }

    private func collectTargets(_ elements: inout [LayoutNode], _ drawings: inout [LayoutNode]) {
        switch accessibilityRole {
        case .element: elements.append(self)
        case .drawing: drawings.append(self)
        case .none:
            // Two are as many as a modifier needs to know of.
            for node in below where elements.count < 2 { node.collectTargets(&elements, &drawings) }
        }
    }

    /// The labels and texts inside, as one sentence.
    var spokenText: String? {
        var texts: [String] = []
        collectSpoken(&texts)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    private func collectSpoken(_ texts: inout [String]) {
        if let speaker = self as? AccessibilityNode, speaker.change.hidden == true { return }
        if let label = (self as? AccessibilityNode)?.change.label {
            texts.append(label)
        } else if let own = ownSpokenText, !own.isEmpty {
            texts.append(own)
        } else {
            for node in below { node.collectSpoken(&texts) }
        }
    }
}

extension NodeAccessibility {
    func merged(over inner: NodeAccessibility) -> NodeAccessibility {
        NodeAccessibility(
            label: label ?? inner.label, value: value ?? inner.value, hint: hint ?? inner.hint,
            identifier: identifier ?? inner.identifier, hidden: hidden ?? inner.hidden,
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
    func accessibility(_ change: NodeAccessibility) -> some View {
        modifier(_AccessibilityModifier(change: change))
    }

    /// What this view is called; instead of its text.
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibility(NodeAccessibility(label: String(label)))
    }
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
        accessibility(NodeAccessibility(label: key.text))
    }
    public func accessibilityLabel(_ label: Text) -> some View { accessibility(NodeAccessibility(label: label.plain)) }

    /// What this view's value is, as "50 percent".
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibility(NodeAccessibility(value: String(value)))
    }
    public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
        accessibility(NodeAccessibility(value: key.text))
    }
    public func accessibilityValue(_ value: Text) -> some View { accessibility(NodeAccessibility(value: value.plain)) }

    /// What happens when this view is used.
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibility(NodeAccessibility(hint: String(hint)))
    }
    public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
        accessibility(NodeAccessibility(hint: key.text))
    }
    public func accessibilityHint(_ hint: Text) -> some View { accessibility(NodeAccessibility(hint: hint.plain)) }

    /// A name for tests; nobody hears it.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility(NodeAccessibility(identifier: identifier))
    }

    /// Keeps this view from assistive technology.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility(NodeAccessibility(hidden: hidden ? true : nil))
    }

    /// Makes one element of this view and all inside it.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(_AccessibilityModifier(children: children))
    }
}
