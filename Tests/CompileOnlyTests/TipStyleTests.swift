import RenderTree
import SwiftUI
import Synchronization
import Testing
import TipKit

private struct FirstTip: Tip {
    var id: String { "TipStyleTests.first" }
    var title: Text { Text("First") }
    var actions: [Tips.Action] { Tips.Action(id: "more", title: "More") }
}

private struct SecondTip: Tip {
    var id: String { "TipStyleTests.second" }
    var title: Text { Text("Second") }
}

private struct Shout: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.title
            Text("\(configuration.actions.count) actions")
            ForEach(configuration.actions) { action in
                Button(action: action.handler) { action.label() }
            }
        }
    }
}

private final class Chosen: Sendable {
    let ids = Mutex<[String]>([])
}

// One suite, one test after another: all tips have one store.
extension `Shops, tips and notices` {
    private func words(_ renderer: SceneRenderer) -> [String] {
        renderer.tree.nodes.values.compactMap { node in
            guard case .text(let content) = node.content else { return nil }
            return content.lines.flatMap(\.runs).map(\.text).joined()
        }
    }

    @Test func `a style draws the tip, and its buttons tell the view`() throws {
        try Tips.resetDatastore()
        try Tips.configure()
        let chosen = Chosen()
        let tip = TipView(FirstTip()) { action in chosen.ids.withLock { $0.append(action.id) } }.tipViewStyle(Shout())
        let renderer = SceneRenderer(root: UIHostingController(rootView: tip))
        renderer.size = CGSize(width: 320, height: 480)
        _ = renderer.render()
        #expect(words(renderer).contains("1 actions"))
        #expect(!renderer.tree.nodes.values.contains { $0.accessibility.label == "Close" })
        let more = try #require(renderer.tree.nodes.values.first { $0.accessibility.label == "More" })
        renderer.handle(.tap(more.id))
        #expect(chosen.ids.withLock(\.self) == ["more"])
    }

    @Test func `of an ordered group the second waits until the first is done with`() async throws {
        try Tips.resetDatastore()
        try Tips.configure()
        let (first, second) = (FirstTip(), SecondTip())
        let group = TipGroup(.ordered) {
            first
            second
        }
        #expect(group.currentTip?.id == first.id)
        var updates = second.statusUpdates.makeAsyncIterator()
        #expect(await updates.next() == .available)
        first.invalidate(reason: .actionPerformed)
        #expect(group.currentTip?.id == second.id)
        second.invalidate(reason: .tipClosed)
        #expect(await updates.next() == .invalidated(.tipClosed))
        #expect(group.currentTip == nil)
    }
}
