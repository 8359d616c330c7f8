@_spi(Engine) import SwiftUICore
public import UIKit

/// SwiftUI view that shows the view of a UIKit controller.
///
/// Source: developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void

    /// Creates the controller; called once for each identity of the view.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller; called after it was created, and whenever something that it depends on has changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// Returns the size for a proposal; nil leaves it to the intrinsic size and its priorities.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?

    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
    public var body: _UIViewControllerHost<Self> { _UIViewControllerHost(content: self) }
}

/// Values for a representable controller's methods.
/// Source: developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction = Transaction()
    public internal(set) var environment: EnvironmentValues
}

/// View of UIKit that shows a graph.
@MainActor final class GraphHost {
    weak var view: UIView?
}

/// Primitive view that hosts a representable's controller; created by the engine.
public struct _UIViewControllerHost<Content: UIViewControllerRepresentable>: View, PrimitiveView {
    public typealias Body = Never
    let content: Content
    let evaluation = RepresentableEvaluation()

    package func makeElement(_ context: ElementContext) -> ViewElement<Self> { ControllerHostElement(self, context) }
}

private final class ControllerHostElement<Content: UIViewControllerRepresentable>:
    ViewElement<_UIViewControllerHost<Content>>
{
    private var made: (controller: Content.UIViewControllerType, coordinator: Content.Coordinator, node: UIKitNode)?

    private func context(_ coordinator: Content.Coordinator) -> Content.Context {
        Content.Context(coordinator: coordinator, environment: environment)
    }

    override func mount() {
        let content = view.content
        let coordinator = content.makeCoordinator()
        let controller = tracking { content.makeUIViewController(context: context(coordinator)) }
        let node = UIKitNode(graph, controller.view)
        node.ask = { [weak self] proposal in
            guard let self else { return nil }
            return view.content.sizeThatFits(proposal, uiViewController: controller, context: context(coordinator))
        }
        made = (controller, coordinator, node)
        change()
        setNodes([node])
        graph.enqueue { [weak controller] in
            controller?.beginAppearanceTransition(true, animated: false)
            controller?.endAppearanceTransition()
        }
    }

    private var hostedPlace: HostedPlace {
        let host = graph.objects.object(GraphHost()).view
        guard let dismissal = environment.dismissal else { return HostedPlace(host: host, dismiss: nil) }
        return HostedPlace(host: host, dismiss: { dismissal.action() })
    }

    override func update(from old: View) { change() }
    override func evaluate() { change() }

    private func change() {
        guard let made else { return }
        made.node.setEnvironment(environment)
        made.controller.show(in: hostedPlace)
        tracking { view.content.updateUIViewController(made.controller, context: context(made.coordinator)) }
        made.node.sizeChanged()
    }

    override func didUnmount() {
        guard let made else { return }
        made.controller.beginAppearanceTransition(false, animated: false)
        made.controller.endAppearanceTransition()
        Content.dismantleUIViewController(made.controller, coordinator: made.coordinator)
        made.node.remove()
    }
}
