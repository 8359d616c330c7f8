import RenderTree

/// Something that is to stand over the rest of the scene.
struct Presented {
    /// Another one replaces what is presented, and its state.
    var id: AnyHashable
    var role = DialogContent.Role.dialog
    var isModal = true
    /// True where the person may take it away by Escape.
    var isDismissable = true
    /// What assistive technology calls it.
    var label: String?
    /// All that is drawn, in the whole area of the scene.
    var layer: AnyView
}

/// Presents something while a state says so.
public struct _PresentationModifier: PrimitiveModifier {
    public typealias Body = Never
    /// nil while nothing is to be shown. Evaluated as a body: what it reads is watched.
    let read: @MainActor (_ anchor: Anchoring) -> Presented?
    /// Writes the state back; called when the person or the app wants it away.
    let dismiss: @MainActor () -> Void
    var onDismiss: (() -> Void)?

    func makeElement<Content: View>(
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
    private let anchoring = Anchoring()

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
        if let shown, shown.id != wanted?.id { takeAway(shown) }
        guard let wanted else { return }
        if let shown {
            shown.element.update(wanted.layer, environment: inner(shown.context))
            shown.node.set(wanted)
        } else {
            show(wanted)
        }
        collectNodes()
    }

    private func show(_ wanted: Presented) {
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

    private func takeAway(_ old: Shown) {
        shown = nil
        old.element.unmount()
        remove(old.node)
        if let onDismiss = view.modifier.onDismiss { graph.enqueue { onDismiss() } }
    }

    private func remove(_ node: PresentationNode) {
        graph.root.presentations.removeAll { $0 === node }
        node.remove()
    }

    /// What is presented stands for itself: it knows nothing of the looks around the view that presents it.
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
        values.textStyle = TextStyle()
        values.foregroundStyle = nil
        values.lineLimit = nil
        values.multilineTextAlignment = .leading
        values.buttonLook = ButtonLookKey.defaultValue
        values.beforeAction = nil
        context.environment = values
        context.environmentSource = environment.stamp
        return values
    }

    override func collectNodes() {
        takeNodes(of: child)
        anchoring.node = nodes.first
        if let shown { shown.node.children = shown.element.nodes }
    }

    override var childElements: [Element] { [child, shown?.element].compactMap { $0 } }
    override func didUnmount() { if let shown { remove(shown.node) } }
}

/// Where something that presents stands.
@MainActor final class Anchoring: Equatable {
    weak var node: LayoutNode?
    nonisolated init() {}
    nonisolated static func == (left: Anchoring, right: Anchoring) -> Bool { left === right }
}

/// One thing that is presented, for as long as it is.
@MainActor final class PresentationContext: Equatable {
    let dismissal = Dismissal()
    let options = Hearing(PresentationOptions())
    var environment: EnvironmentValues?
    weak var environmentSource: EnvironmentValues.Stamp?

    nonisolated static func == (left: PresentationContext, right: PresentationContext) -> Bool { left === right }

    weak var node: PresentationNode?

    /// The same as Escape.
    func personTapsBeside() { if let node { node.personDismisses() } }

    /// The person wants it away.
    func personDismisses() { if !options.value.isDismissDisabled { dismissal.action() } }
}

private struct PresentationContextKey: EnvironmentKey { static let defaultValue: PresentationContext? = nil }
private struct PresentationOptionsKey: EnvironmentKey {
    static let defaultValue: Hearing<PresentationOptions>? = nil
}

extension EnvironmentValues {
    var presentation: PresentationContext? {
        get { self[PresentationContextKey.self] }
        set { self[PresentationContextKey.self] = newValue }
    }
    var presentationOptions: Hearing<PresentationOptions>? {
        get { self[PresentationOptionsKey.self] }
        set { self[PresentationOptionsKey.self] = newValue }
    }
}
