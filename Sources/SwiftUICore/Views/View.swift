/// A part of an app's interface: a value that describes what is shown, evaluated again whenever what it reads changes.
///
/// Source: developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Creates the element that shows the view: from its body, except for the engine's own views.
    @MainActor @preconcurrency static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs
}

/// The context in which a view is shown. Only the engine can create or read it.
public struct _ViewInputs {
    let context: ElementContext
}

/// The element that shows a view. Only the engine can create or read it.
public struct _ViewOutputs {
    let element: Element
}

extension View {
    public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(element: CompositeElement(view, inputs.context))
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
}

/// A view that the engine shows without a body.
@MainActor @preconcurrency package protocol PrimitiveView: View where Body == Never {
    func makeElement(_ context: ElementContext) -> ViewElement<Self>
}

extension PrimitiveView {
    public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(element: view.makeElement(inputs.context))
    }
    public var body: Never { fatalError("\(Self.self) has no body") }
}
