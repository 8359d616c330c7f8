import RenderTree

/// The top of something presented: a dialog over the whole scene.
final class PresentationNode: ContainerNode {
    var context: PresentationContext?
    private var content = DialogContent()
    private var label: String?
    private lazy var id = makeID()

    override var dependsOnContent: Bool { false }

    override init(_ graph: ViewGraph) {
        super.init(graph)
        parent = graph.root
    }

    func set(_ presented: Presented) {
        let content = DialogContent(
            role: presented.role, isModal: presented.isModal, isDismissable: presented.isDismissable)
        guard content != self.content || presented.label != label else { return }
        (self.content, label) = (content, presented.label)
        markDirty()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func render() -> [NodeID] {
        for child in children {
            child.place(at: child.origin(in: size, .center, proposal), proposal)
        }
        graph.store.put(
            Node(
                id: id, frame: treeFrame, content: .dialog(content), accessibility: NodeAccessibility(label: label),
                children: children.flatMap(\.emitted)))
        graph.setResponder(self, for: id)
        return [id]
    }

    override func handle(_ event: InputEvent) {
        if case .dismiss = event, content.isDismissable { context?.personDismisses() }
    }
}

/// What darkens the scene behind something presented; a tap on it takes that away.
struct Backdrop: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.presentation) private var presentation
    var isClear = false

    var body: some View {
        Color.black.opacity(isClear ? 0.001 : colorScheme == .dark ? 0.48 : 0.2)
            .onTapGesture { presentation?.personDismisses() }
            .accessibilityHidden(true)
    }
}
