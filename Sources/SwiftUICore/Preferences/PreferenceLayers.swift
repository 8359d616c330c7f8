/// Modifier that puts a view made from a preference of its content behind or in front of it.
public struct _PreferenceLayerModifier<K: PreferenceKey, Layer: View>: PrimitiveModifier {
    public typealias Body = Never
    let alignment: Alignment
    let isBehind: Bool
    let layer: (K.Value) -> Layer

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        PreferenceLayerElement(ModifiedContent(content: content, modifier: self), context)
    }
}

/// Current preference value, and the layers to invalidate when it changes.
@MainActor private final class PreferenceStore<K: PreferenceKey> {
    var value = K.defaultValue
    var shown: [() -> Void] = []
}

private final class PreferenceLayerElement<Content: SwiftUICore.View, K: PreferenceKey, Layer: SwiftUICore.View>:
    ViewElement<ModifiedContent<Content, _PreferenceLayerModifier<K, Layer>>>
{
    private typealias Shown = ModifiedContent<Content, _SecondaryModifier<PreferenceLayer<K, Layer>>>
    private let said = PreferenceStore<K>()
    private var child: ViewElement<Shown>?

    private var shown: Shown {
        let modifier = view.modifier
        return ModifiedContent(
            content: view.content,
            modifier: _SecondaryModifier(
                secondary: PreferenceLayer(said: said, layer: modifier.layer), alignment: modifier.alignment,
                isBehind: modifier.isBehind))
    }

    override func mount() {
        child = makeChild(shown)
        adoptNodes(of: child)
        graph.preferences.insert(self)
    }

    override func update(from old: View) {
        child?.update(shown, environment: environment)
        adoptNodes(of: child)
    }

    override var readPreference: ObjectIdentifier? { ObjectIdentifier(K.self) }

    override func preferencesDidChange() {
        // The layer itself is the second child; its own preferences are for the ancestors.
        let new = child?.childElements.first?.preference(K.self) ?? K.defaultValue
        guard !isEqual(new, said.value) else { return }
        said.value = new
        for show in said.shown { show() }
    }

    override func collectNodes() { adoptNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
}

/// View made from the preference value, evaluated again when that changes.
private struct PreferenceLayer<K: PreferenceKey, Layer: View>: PrimitiveView {
    typealias Body = Never
    let said: PreferenceStore<K>
    let layer: (K.Value) -> Layer

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { SaidLayerElement(self, context) }
}

private final class SaidLayerElement<K: PreferenceKey, Layer: SwiftUICore.View>: ViewElement<PreferenceLayer<K, Layer>>
{
    private var child: ViewElement<Layer>?

    private var made: Layer { tracking { view.layer(view.said.value) } }

    override func mount() {
        child = makeChild(made)
        view.said.shown.append { [weak self] in self?.persistentReader.invalidate() }
        adoptNodes(of: child)
    }

    override func update(from old: View) { evaluate() }

    override func evaluate() {
        child?.update(made, environment: environment)
        adoptNodes(of: child)
    }

    override func collectNodes() { adoptNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
}

extension View {
    /// Puts a view made from a preference of this view's content in front of it, with its size as proposal.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:)
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, layer: transform))
    }

    /// Puts a view made from a preference of this view's content behind it, with its size as proposal.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:alignment:_:)
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, layer: transform))
    }
}
