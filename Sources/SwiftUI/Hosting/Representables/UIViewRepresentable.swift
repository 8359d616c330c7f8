public import UIKit

/// A UIKit view among SwiftUI's.
///
/// Source: developer.apple.com/documentation/swiftui/uiviewrepresentable
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void

    /// Called once for each place that the view has.
    func makeUIView(context: Context) -> UIViewType
    /// Called after that, and whenever something that the view depends on has changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// nil leaves it to the view's own size and its priorities.
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

/// Source: developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction = Transaction()
    public internal(set) var environment: EnvironmentValues
}

/// The place of a UIKit view; made by the engine.
public struct _UIViewHost<Content: UIViewRepresentable>: View, PrimitiveView {
    public typealias Body = Never
    let content: Content
    /// Each evaluation counts as a change: what the view shows may depend on anything.
    let evaluation = RepresentableEvaluation()

    func makeElement(_ context: ElementContext) -> ViewElement<Self> { UIViewHostElement(self, context) }
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
        made.node.style = environment.colorScheme == .dark ? .dark : .light
        made.node.environment = environment
        tracking { view.content.updateUIView(made.view, context: context(made.coordinator)) }
        made.node.sizeChanged()
    }

    override func didUnmount() {
        guard let made else { return }
        Content.dismantleUIView(made.view, coordinator: made.coordinator)
        made.node.remove()
    }
}
