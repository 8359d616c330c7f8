import RenderTree
@_spi(Engine) import SwiftUICore

/// A control's node in the tree. Its content draws it and takes no input of its own.
struct ControlArea<Content: View>: PrimitiveView {
    typealias Body = Never
    let control: NodeContent
    /// Accessible name if no modifier sets one; nil derives it from the content.
    var name: String?
    var told = NodeAccessibility()
    let handle: (InputEvent) -> Void
    let content: Content

    init(
        _ control: NodeContent, name: String? = nil, told: NodeAccessibility = NodeAccessibility(),
        handle: @escaping (InputEvent) -> Void, @ViewBuilder content: () -> Content
    ) {
        self.control = control
        self.name = name
        self.told = told
        self.handle = handle
        self.content = content()
    }

    func makeElement(_ context: ElementContext) -> ViewElement<Self> {
        ContainerElement(self, context, node: ControlNode(context.graph), content: { $0.content }) {
            node, view, environment in
            node.respond = environment.isEnabled ? view.handle : { _ in }
            node.keys = environment.shortcutKeys
            node.set(view.control.enabled(environment.isEnabled), view.name, view.told)
        }
    }
}

final class ControlNode: ContainerNode {
    var respond: (InputEvent) -> Void = { _ in }
    var keys: NodeKeys? { didSet { if keys != oldValue { markDirty() } } }
    private var control = NodeContent.group
    private var name: String?
    private var told = NodeAccessibility()
    private lazy var id = makeID()

    func set(_ control: NodeContent, _ name: String?, _ told: NodeAccessibility) {
        guard control != self.control || name != self.name || told != self.told else { return }
        (self.control, self.name, self.told) = (control, name, told)
        markDirty()
    }

    override var childSpace: CGPoint? { .zero }
    override var accessibilityRole: AccessibilityRole { .element }
    override var ownAccessibilityText: String? { name }

    override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        StackNode.arrange(children, axis: .horizontal, spacing: nil, alignment: .center, proposal)
    }

    override func render() -> [NodeID] {
        let arrangement = arrange(proposal)
        for (child, spot) in zip(children, arrangement.places) { place(child, at: spot.origin, spot.proposal) }
        var told = resolvedAccessibility.merged(over: self.told)
        told.label = told.label ?? name ?? spokenOfChildren
        graph.store.put(
            Node(
                id: id, frame: treeFrame, content: control, accessibility: told, keys: keys, children: childRenderedIDs)
        )
        graph.setResponder(self, for: id)
        return [id]
    }

    private var spokenOfChildren: String? {
        let texts = children.compactMap(\.accessibilityText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    override func handle(_ event: InputEvent) { respond(event) }
}

extension NodeContent {
    /// Returns the control's content, enabled or disabled.
    func enabled(_ isEnabled: Bool) -> NodeContent {
        let isDisabled: Bool? = isEnabled ? nil : true
        switch self {
        case .toggle(var content):
            content.isDisabled = isDisabled
            return .toggle(content)
        case .select(var content):
            content.isDisabled = isDisabled
            return .select(content)
        case .valueInput(var content):
            content.isDisabled = isDisabled
            return .valueInput(content)
        case .button(var content):
            content.isDisabled = isDisabled
            return .button(content)
        case .slider(var content):
            content.isDisabled = isDisabled
            return .slider(content)
        default: return self
        }
    }
}
