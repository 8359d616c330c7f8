import RenderTree
@_spi(Engine) import SwiftUICore

/// Description of a layer over the rest of the scene.
struct PresentationDescription {
    /// Identity: another one replaces the presentation and its state.
    var id: AnyHashable
    var role = DialogContent.Role.dialog
    var isModal = true
    /// Whether the person may dismiss it by Escape.
    var isDismissable = true
    /// Accessibility label.
    var label: String?
    /// View that covers the whole area of the scene.
    var layer: AnyView
}

/// Modifier that presents a layer while a state asks for it.
public struct _PresentationModifier: PrimitiveModifier {
    public typealias Body = Never
    /// Returns the layer, nil while none is wanted. Evaluated as a body: what it reads is tracked.
    let read: @MainActor (_ anchor: PresentationAnchor) -> PresentationDescription?
    /// Resets the state; called when the person or the app dismisses the layer.
    let dismiss: @MainActor () -> Void
    var onDismiss: (() -> Void)?

    package func makeElement<Content: View>(
        content: Content, _ context: ElementContext
    ) -> ViewElement<ModifiedContent<Content, Self>> {
        PresentingElement(ModifiedContent(content: content, modifier: self), context)
    }
}

private final class PresentingElement<Content: SwiftUI.View>:
    ViewElement<ModifiedContent<Content, _PresentationModifier>>
{
    private struct Shown {
        let id: AnyHashable
        let node: PresentationNode
        let element: ViewElement<AnyView>
        let context: PresentationContext
    }
    private var child: ViewElement<Content>?
    private var shown: Shown?
    private let anchoring = PresentationAnchor()

    override func mount() {
        child = makeChild(view.content)
        collectNodes()
        present()
    }

    override func update(from old: View) {
        child?.update(view.content, environment: environment)
        collectNodes()
        present()
    }

    override func evaluate() { present() }

    private func present() {
        let wanted = tracking { view.modifier.read(anchoring) }
        if let shown, shown.id != wanted?.id { removePresentation(shown) }
        guard let wanted else { return }
        if let shown {
            shown.element.update(wanted.layer, environment: inner(shown.context))
            shown.node.set(wanted)
        } else {
            show(wanted)
        }
        collectNodes()
    }

    private func show(_ wanted: PresentationDescription) {
        let context = PresentationContext()
        context.dismissal.action = { [weak self] in self?.view.modifier.dismiss() }
        let node = PresentationNode(graph)
        node.set(wanted)
        node.context = context
        context.node = node
        let element = makeChild(wanted.layer, environment: inner(context))
        shown = Shown(id: wanted.id, node: node, element: element, context: context)
        graph.root.presentations.append(node)
    }

    private func removePresentation(_ old: Shown) {
        shown = nil
        old.element.unmount()
        remove(old.node)
        if let onDismiss = view.modifier.onDismiss { graph.enqueue { onDismiss() } }
    }

    private func remove(_ node: PresentationNode) {
        graph.root.presentations.removeAll { $0 === node }
        node.remove()
    }

    /// Returns the environment of the layer, without what belongs to the presenting view: its page, its style, its
    /// disabled state.
    private func inner(_ context: PresentationContext) -> EnvironmentValues {
        if let known = context.environment, context.environmentSource === environment.stamp { return known }
        var values = environment
        values.dismissal = context.dismissal
        values.presentation = context
        values.presentationOptions = context.options
        values.navigation = nil
        values.destinations = nil
        values.pageBar = nil
        values.tabBar = nil
        values.isEnabled = true
        values.font = nil
        values.textStyle = .plain
        values.foregroundStyle = nil
        values.lineLimit = nil
        values.multilineTextAlignment = .leading
        values.resolvedButtonStyle = .standard
        values.beforeAction = nil
        context.environment = values
        context.environmentSource = environment.stamp
        return values
    }

    override func collectNodes() {
        adoptNodes(of: child)
        anchoring.node = nodes.first
        if let shown { shown.node.children = shown.element.nodes }
    }

    override var childElements: [Element] { [child, shown?.element].compactMap { $0 } }
    override func didUnmount() { if let shown { remove(shown.node) } }
}

/// Layout node of the presenting view, beside which menus and popovers are placed.
@MainActor final class PresentationAnchor: Equatable {
    weak var node: LayoutNode?
    nonisolated init() {}
    nonisolated static func == (left: PresentationAnchor, right: PresentationAnchor) -> Bool { left === right }
}

/// State of one presentation for as long as it is shown.
@MainActor final class PresentationContext: Equatable {
    let dismissal = Dismissal()
    let options = AncestorChannel(PresentationOptions())
    var environment: EnvironmentValues?
    weak var environmentSource: EnvironmentValues.Stamp?

    nonisolated static func == (left: PresentationContext, right: PresentationContext) -> Bool { left === right }

    weak var node: PresentationNode?

    /// Dismisses the presentation as Escape does.
    func handleOutsideTap() { if let node { node.personDismisses() } }

    /// Dismisses the presentation for the person, unless `interactiveDismissDisabled` forbids it.
    func personDismisses() { if !options.value.isDismissDisabled { dismissal.action() } }
}

extension EnvironmentValues {
    @Entry var presentation: PresentationContext? = nil
    @Entry var presentationOptions: AncestorChannel<PresentationOptions>? = nil
}
