import RenderTree
import SwiftUI
import Testing

/// A view on a device: what a painter was told, and what a person does to it by accessible names.
@MainActor final class Screen {
    let renderer: SceneRenderer
    private(set) var painted = NodeTree()
    private(set) var lastPatch: Patch?
    var diagnostics: [String] = []

    convenience init(_ view: some View, size: CGSize = CGSize(width: 320, height: 480)) {
        self.init(controller: UIHostingController(rootView: view), size: size)
    }

    init(
        controller: UIViewController, size: CGSize = CGSize(width: 320, height: 480),
        clock: any FrameClock = SystemFrameClock()
    ) {
        renderer = SceneRenderer(root: controller)
        renderer.clock = clock
        renderer.size = size
        renderer.onDiagnostic = { [weak self] code, _, view in
            self?.diagnostics.append(view.map { "\(code) \($0)" } ?? code)
        }
        render()
    }

    /// Paints as a host does: a patch that cannot be applied shows as a diagnostic.
    func render() {
        lastPatch = renderer.render()
        guard let lastPatch else { return }
        do {
            try painted.apply(lastPatch)
        } catch {
            diagnostics.append("refused \(error)")
        }
    }

    func send(_ event: InputEvent) {
        renderer.handle(event)
        render()
    }

    /// Fails the test, and prints the screen: it has nothing that this could be done to.
    func fail(_ reason: String, at place: SourceLocation = #_sourceLocation) {
        Issue.record("\(reason) on the screen:\n\(painted.dump)", sourceLocation: place)
    }

    func tap(_ label: String, at place: SourceLocation = #_sourceLocation) {
        guard let node = node(label) else { return fail("no \(label)", at: place) }
        send(.tap(node.id))
    }

    func node(_ label: String) -> Node? {
        painted.inDrawingOrder.map(\.node).first { $0.accessibility.label == label }
    }

    var texts: [String] {
        painted.inDrawingOrder.compactMap {
            if case .text(let content) = $0.node.content { content.plainText } else { nil }
        }
    }

    func field(_ label: String) -> TextFieldContent? {
        if case .textField(let content) = node(label)?.content { content } else { nil }
    }

    func type(_ text: String, edit: Int, into label: String, at place: SourceLocation = #_sourceLocation) {
        guard let node = node(label) else { return fail("no \(label)", at: place) }
        send(.edit(node.id, text: text, edit: edit))
    }
}

/// Counts what happens, from inside of a body.
@MainActor final class Counter {
    var counts: [String: Int] = [:]
    func count(_ name: String) -> some View {
        counts[name, default: 0] += 1
        return EmptyView()
    }
}
