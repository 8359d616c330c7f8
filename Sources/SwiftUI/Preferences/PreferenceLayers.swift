/// Another view behind or in front of a view, made from what the views inside say.
public struct _PreferenceLayerModifier<K: PreferenceKey, Layer: View>: PrimitiveModifier {
    public typealias Body = Never
    let alignment: Alignment
    let isBehind: Bool
    let layer: (K.Value) -> Layer

    func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        PreferenceLayerElement(ModifiedContent(content: content, modifier: self), context)
    }
}

/// What is said, and who shows it.
@MainActor private final class SaidValue<K: PreferenceKey> {
    var value = K.defaultValue
    var shown: [() -> Void] = []
}

private final class PreferenceLayerElement<Content: SwiftUI.View, K: PreferenceKey, Layer: SwiftUI.View>:
    ViewElement<ModifiedContent<Content, _PreferenceLayerModifier<K, Layer>>>
{
    private typealias Shown = ModifiedContent<Content, _SecondaryModifier<SaidLayer<K, Layer>>>
    private let said = SaidValue<K>()
    private var child: ViewElement<Shown>?

    private var shown: Shown {
        let told = view.modifier
        return ModifiedContent(
            content: view.content,
            modifier: _SecondaryModifier(
                secondary: SaidLayer(said: said, layer: told.layer), alignment: told.alignment,
                isBehind: told.isBehind))
    }

    override func mount() {
        child = makeChild(shown)
        takeNodes(of: child)
        graph.preferences.insert(self)
    }

    override func update(from old: View) {
        child?.update(shown, environment: environment)
        takeNodes(of: child)
    }

    override var readPreference: ObjectIdentifier? { ObjectIdentifier(K.self) }

    override func preferencesDidChange() {
        // The layer itself is the second child: what it says is for those around.
        let new = child?.childElements.first?.preference(K.self) ?? K.defaultValue
        guard !isEqual(new, said.value) else { return }
        said.value = new
        for show in said.shown { show() }
    }

    override func collectNodes() { takeNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
}

/// The view that is made from what is said, made anew with it.
private struct SaidLayer<K: PreferenceKey, Layer: View>: PrimitiveView {
    typealias Body = Never
    let said: SaidValue<K>
    let layer: (K.Value) -> Layer

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { SaidLayerElement(self, context) }
}

private final class SaidLayerElement<K: PreferenceKey, Layer: SwiftUI.View>: ViewElement<SaidLayer<K, Layer>> {
    private var child: ViewElement<Layer>?

    private var made: Layer { tracking { view.layer(view.said.value) } }

    override func mount() {
        child = makeChild(made)
        view.said.shown.append { [weak self] in self?.standingReader.invalidate() }
        takeNodes(of: child)
    }

    override func update(from old: View) { evaluate() }

    override func evaluate() {
        child?.update(made, environment: environment)
        takeNodes(of: child)
    }

    override func collectNodes() { takeNodes(of: child) }
    override var childElements: [Element] { [child].compactMap { $0 } }
}

extension View {
    /// Puts a view in front of this one that is made from what the views inside say, proposed this view's size.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:)
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, layer: transform))
    }

    /// Puts a view behind this one that is made from what the views inside say, proposed this view's size.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:alignment:_:)
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, layer: transform))
    }
}
