/// A part of an app's interface: a value that says what is shown, made anew whenever what it reads changes.
///
/// Source: developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
}

/// A view that the engine knows how to show without a body.
@MainActor protocol PrimitiveView: View where Body == Never {
    func makeElement(_ context: ElementContext) -> ViewElement<Self>
}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
