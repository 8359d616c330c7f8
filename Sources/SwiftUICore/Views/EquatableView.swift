/// A view that is evaluated again only if it differs from the last one by its own `==`.
///
/// Source: developer.apple.com/documentation/swiftui/equatableview
public struct EquatableView<Content: Equatable & View>: PrimitiveView {
    public typealias Body = Never
    public var content: Content

    public init(content: Content) { self.content = content }

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ForwardingElement(self, context) { $0.content }
    }
}

extension EquatableView: ViewEquatable {
    package func isSame(as other: EquatableView<Content>) -> Bool { content == other.content }
}

extension View where Self: Equatable {
    /// Keeps this view from being evaluated again while it equals the last one.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/equatable()
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A modifier that changes nothing.
///
/// Source: developer.apple.com/documentation/swiftui/emptymodifier
public struct EmptyModifier: ViewModifier {
    public nonisolated static let identity = EmptyModifier()
    public nonisolated init() {}
    public func body(content: Content) -> some View { content }
}

extension View {
    /// Keeps what surrounds this view from animating its position apart from that of its parts. Here a view and its
    /// parts are always placed together.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/geometrygroup()
    public func geometryGroup() -> some View { self }

    /// Animates the changes of `body` alone, and not those of the view itself.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/animation(_:body:)
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Transforms the transactions of `body`.
    ///
    /// Partly: those of the view itself, inside of `body`, are transformed too.
    ///
    /// Source: developer.apple.com/documentation/swiftui/view/transaction(_:body:)
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(AnyView(self))).transaction(transform)
    }
}
