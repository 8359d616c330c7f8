@_spi(Engine) import SwiftUICore
public import UIKit

/// SwiftUI view that shows a UIKit view.
///
/// Source: developer.apple.com/documentation/swiftui/uiviewrepresentable
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void

    /// Creates the UIKit view; called once for each identity of the view.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the UIKit view; called after it was created, and whenever something that it depends on has changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// Returns the size for a proposal; nil leaves it to the intrinsic size and its priorities.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public var body: _UIViewHost<Self> { _UIViewHost(content: self) }
}

/// Values for a representable view's methods.
/// Source: developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction = Transaction()
    public internal(set) var environment: EnvironmentValues
}

/// Primitive view that hosts a representable's UIKit view; created by the engine.
public struct _UIViewHost<Content: UIViewRepresentable>: View, PrimitiveView {
    public typealias Body = Never
    let content: Content
    /// New object for each evaluation, so that the view counts as changed: its content may depend on anything.
    let evaluation = RepresentableEvaluation()

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { UIViewHostElement(self, context) }
}

final class RepresentableEvaluation: Sendable {}

private final class UIViewHostElement<Content: UIViewRepresentable>: ViewElement<_UIViewHost<Content>> {
    private var made: (view: Content.UIViewType, coordinator: Content.Coordinator, node: UIKitNode)?

    private func context(_ coordinator: Content.Coordinator) -> Content.Context {
        Content.Context(coordinator: coordinator, environment: environment)
    }

    override func mount() {
        let content = view.content
        let coordinator = content.makeCoordinator()
        let uiView = tracking { content.makeUIView(context: context(coordinator)) }
        let node = UIKitNode(graph, uiView)
        node.ask = { [weak self] proposal in
            guard let self else { return nil }
            return view.content.sizeThatFits(proposal, uiView: uiView, context: context(coordinator))
        }
        made = (uiView, coordinator, node)
        change()
        setNodes([node])
    }

    override func update(from old: View) { change() }
    override func evaluate() { change() }

    private func change() {
        guard let made else { return }
        made.node.setEnvironment(environment)
        tracking { view.content.updateUIView(made.view, context: context(made.coordinator)) }
        made.node.sizeChanged()
    }

    override func didUnmount() {
        guard let made else { return }
        Content.dismantleUIView(made.view, coordinator: made.coordinator)
        made.node.remove()
    }
}
