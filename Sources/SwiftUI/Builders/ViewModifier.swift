/// Makes one view of another.
///
/// Source: developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier is applied to, as its `body(content:)` sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let content: AnyView

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ForwardingElement(self, context) { $0.content }
    }
}

/// A view with a modifier applied.
///
/// Source: developer.apple.com/documentation/swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        if let primitive = modifier as? any PrimitiveModifier,
            let element = primitive.makeAnyElement(content: content, context) as? ViewElement<Self>
        {
            return element
        }
        if let effect = modifier as? any GeometryEffect { return effect.makeElement(for: self, context) }
        return CompositeModifierElement(self, context)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// Applies a modifier to this view.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// One modifier that applies this one, then the other.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that the engine knows how to apply without a body.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
    func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>>
}

extension PrimitiveModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("\(Self.self) has no body") }

    fileprivate func makeAnyElement<Content: View>(content: Content, _ context: ElementContext) -> Element {
        makeElement(content: content, context)
    }
}
