import RenderTree

/// The top of something presented: a dialog over the whole scene.
final class PresentationNode: ContainerNode {
    var context: PresentationContext?
    private var content = DialogContent()
    private var label: String?
    private lazy var id = makeID()

    override var childSpace: CGPoint? { .zero }
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
            place(child, at: child.origin(in: size, .center, proposal), proposal)
        }
        graph.store.put(
            Node(
                id: id, frame: treeFrame, content: .dialog(content), accessibility: NodeAccessibility(label: label),
                children: children.flatMap(\.emitted)))
        graph.setResponder(self, for: id)
        return [id]
    }

    override func handle(_ event: InputEvent) {
        if case .dismiss = event { personDismisses() }
    }

    func personDismisses() {
        guard content.isDismissable else { return }
        if content.role == .alert { return cancel() }
        context?.personDismisses()
    }

    /// An alert is not simply taken away: that is what one of its buttons does.
    private func cancel() {
        var buttons: [ButtonNode] = []
        collectButtons(&buttons)
        let shown = buttons.filter { !$0.emitted.isEmpty }
        guard let button = shown.first(where: { $0.role == .cancel }) ?? (shown.count == 1 ? shown.first : nil),
            let id = button.emitted.first
        else { return }
        button.handle(.tap(id))
    }
}

/// What darkens the scene behind something presented; a tap on it takes that away.
struct Backdrop: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.presentation) private var presentation
    var isTappable = true

    var body: some View {
        Color.black.opacity(colorScheme == .dark ? 0.48 : 0.2)
            .onTapGesture { if isTappable { presentation?.personTapsBeside() } }
            .accessibilityHidden(true)
    }
}
