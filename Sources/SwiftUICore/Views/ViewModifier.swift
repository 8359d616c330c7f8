/// A modifier that makes a new view from another.
///
/// Source: developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    /// Creates the element that shows a view with the modifier: from its body, except for the engine's own modifiers.
    @MainActor @preconcurrency static func _makeView<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewOutputs
}

extension ViewModifier {
    public static func _makeView<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        _ViewOutputs(element: CompositeModifierElement(view, inputs.context))
    }
}

/// A placeholder for the modified view, passed to `body(content:)`.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let content: AnyView

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
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

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        unsafeDowncast(
            Modifier._makeView(self, _ViewInputs(context: context)).element, to: ViewElement<Self>.self)
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
    /// Returns a modifier that applies this one, then the other.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that the engine applies without a body.
@MainActor @preconcurrency package protocol PrimitiveModifier: ViewModifier where Body == Never {
    func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>>
}

extension PrimitiveModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("\(Self.self) has no body") }

    public static func _makeView<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        _ViewOutputs(element: view.modifier.makeElement(content: view.content, inputs.context))
    }
}
