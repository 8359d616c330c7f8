import RenderTree
@_spi(Engine) import SwiftUICore
import UIKit

/// Root of a presentation: a dialog over the whole scene.
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

    func set(_ presented: PresentationDescription) {
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
                children: children.flatMap(\.renderedIDs)))
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

    /// Presses the Cancel button, or the only one: an alert is never dismissed without running one of its buttons.
    private func cancel() {
        var buttons: [ControlNode] = []
        collectButtons(&buttons)
        let shown = buttons.filter { !$0.renderedIDs.isEmpty }
        guard let button = shown.first(where: { $0.role == .cancel }) ?? (shown.count == 1 ? shown.first : nil),
            let id = button.renderedIDs.first
        else { return }
        button.handle(.tap(id))
    }
}

/// Dims the scene behind a presentation; a tap on it dismisses that.
struct Backdrop: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.presentation) private var presentation
    var isTappable = true

    var body: some View {
        Color.black.opacity(DialogLook.dimming(isDark: colorScheme == .dark))
            .onTapGesture { if isTappable { presentation?.handleOutsideTap() } }
            .accessibilityHidden(true)
    }
}
