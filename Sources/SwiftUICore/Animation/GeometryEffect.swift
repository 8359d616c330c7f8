/// A transform of a view that depends on its size and can be interpolated. The view's frame in the layout stays.
///
/// Source: developer.apple.com/documentation/swiftui/geometryeffect
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform for a view of that size, in points; the origin is the view's top left corner.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor public func body(content: _ViewModifier_Content<Self>) -> Never {
        fatalError("\(Self.self) has no body")
    }

    /// Returns the same effect: geometry that views read here never includes transforms, so there is nothing to ignore.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }

    @MainActor public static func _makeView<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        _ViewOutputs(
            element: ForwardingElement(view, inputs.context) {
                $0.content.modifier(AnimatedEffect(effect: $0.modifier))
            })
    }
}

public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    var base: Base

    public nonisolated var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
    public nonisolated func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

/// Modifier whose effect is interpolated when it changes, as that of any `Animatable` modifier is.
private struct AnimatedEffect<Effect: GeometryEffect>: ViewModifier, Animatable {
    // Used on the main actor only, as every modifier is.
    nonisolated(unsafe) var effect: Effect

    nonisolated var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func body(content: Content) -> some View { content.modifier(EffectLayout(effect: effect)) }
}

private struct EffectLayout<Effect: GeometryEffect>: LayoutModifier {
    typealias Body = Never
    let effect: Effect

    func wrap(_ content: LayoutNode) -> EffectNode { EffectNode(content) }

    func apply(to node: EffectNode, in environment: EnvironmentValues) {
        let effect = effect
        node.style = { effect.effectValue(size: $0).style(for: $0) }
    }
}
