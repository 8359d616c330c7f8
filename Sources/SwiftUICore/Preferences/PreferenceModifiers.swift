/// Modifier that writes a preference.
public struct _PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
    public typealias Body = Never
    /// Returns the value to write, from the content's own value (nil where it writes none) and the content's first
    /// node, for anchors.
    let write: @MainActor (K.Value?, LayoutNode?) -> K.Value

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        PreferenceElement(ModifiedContent(content: content, modifier: self), context)
    }
}

private final class PreferenceElement<Content: SwiftUICore.View, K: PreferenceKey>:
    ViewElement<ModifiedContent<Content, _PreferenceModifier<K>>>
{
    private var child: ViewElement<Content>?

    override var forwardsChildNodes: Bool { true }
    override func mount() {
        child = makeChild(view.content)
        collectNodes()
    }

    override func update(from old: View) {
        child?.update(view.content, environment: environment)
        collectNodes()
    }

    override func collectNodes() {
        adoptNodes(of: child)
        preferencesChanged(writtenPreference)
    }

    override var writtenPreference: ObjectIdentifier? { ObjectIdentifier(K.self) }
    override func writePreference(over inner: Any?) -> Any? { view.modifier.write(inner as? K.Value, nodes.first) }
    override var childElements: [Element] { [child].compactMap { $0 } }
}

/// Modifier that runs an action when a preference of its content changes.
public struct _PreferenceActionModifier<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
    public typealias Body = Never
    let action: (K.Value) -> Void

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        PreferenceActionElement(ModifiedContent(content: content, modifier: self), context)
    }
}

private final class PreferenceActionElement<Content: SwiftUICore.View, K: PreferenceKey>:
    ViewElement<ModifiedContent<Content, _PreferenceActionModifier<K>>>
where K.Value: Equatable {
    private var child: ViewElement<Content>?
    private var last: K.Value?

    override var forwardsChildNodes: Bool { true }
    override func mount() {
        child = makeChild(view.content)
        adoptNodes(of: child)
        graph.preferences.insert(self)
    }

    override func update(from old: View) {
        child?.update(view.content, environment: environment)
        adoptNodes(of: child)
    }

    override var readPreference: ObjectIdentifier? { ObjectIdentifier(K.self) }

    override func preferencesDidChange() {
        let new = child?.preference(K.self) ?? K.defaultValue
        guard new != last else { return }
        last = new
        graph.enqueue { [weak self] in self?.view.modifier.action(new) }
    }

    override func collectNodes() { adoptNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
}

extension View {
    /// Sets a preference value for the ancestors, in place of any value from this view's content.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/preference(key:value:)
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceModifier<K> { _, _ in value })
    }

    /// Changes the preference value of this view's content.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/transformpreference(_:_:)
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            _PreferenceModifier<K> { inner, _ in
                var value = inner ?? K.defaultValue
                callback(&value)
                return value
            })
    }

    /// Sets a preference value made from a point or rectangle of this view.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:)
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(_PreferenceModifier<K> { _, node in transform(Anchor(node, value)) })
    }

    /// Changes the preference value of this view's content, given a point or rectangle of this view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            _PreferenceModifier<K> { inner, node in
                var said = inner ?? K.defaultValue
                transform(&said, Anchor(node, value))
                return said
            })
    }

    /// Runs `action` with the preference value of this view's content, at first and whenever it changes.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:)
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}
