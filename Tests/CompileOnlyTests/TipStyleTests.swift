import RenderTree
import SwiftUI
import Synchronization
import Testing

@testable import TipKit

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

private struct CookedTip: Tip {
    struct Dish: Codable, Sendable { var name: String }
    static let cooked = Tips.Event<Dish>(id: "TipStyleTests.cooked")
    static let opened = Event(id: "TipStyleTests.opened")
    @Parameter(.transient) static var isHungry: Bool = true  // The comment must not end what the macro writes.

    var title: Text { Text("Cooked") }
    var actions: [Action] {
        Action { Text("Cook again") }
        Action(id: "eat") { Text("Eat") }
        if Self.isHungry { Action(title: "Order") }
    }
    var rules: [Rule] {
        #Rule(Self.cooked) { $0.donations.filter { $0.name == "soup" }.count >= 2 }
        #Rule(Self.opened) { $0.donations.donatedWithin(.week).count >= 1 }
        if Self.isHungry { #Rule(Self.$isHungry) { $0 } }
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

    @Test func `events have values that rules read, and their own members`() async throws {
        try Tips.resetDatastore()
        try Tips.configure()
        let tip = CookedTip()
        #expect(!tip.shouldDisplay)
        await CookedTip.opened.donate()
        await CookedTip.cooked.donate(CookedTip.Dish(name: "soup"))
        CookedTip.cooked.sendDonation(CookedTip.Dish(name: "cake"))
        #expect(!tip.shouldDisplay)
        await CookedTip.cooked.donate(CookedTip.Dish(name: "soup"))
        #expect(tip.shouldDisplay)
        #expect(CookedTip.cooked.donations.largestSubset(groupedBy: \.name).map(\.name) == ["soup", "soup"])
        #expect(CookedTip.cooked.donations.smallestSubset(groupedBy: \.name).map(\.name) == ["cake"])
        CookedTip.isHungry = false
        #expect(!CookedTip.isHungry && tip.actions.count == 2)
        #expect(!UserDefaults.standard.dictionaryRepresentation().keys.contains { $0.contains("isHungry") })
    }

    @Test func `donations of a time ago are not those of the last week`() {
        let ages = [0, 6 * 86_400, 8 * 86_400]
        let donations = ages.map { Tips.Event.Donation(date: .now - Double($0), info: Tips.EmptyDonation()) }
        #expect(donations.donatedWithin(.week).count == 2 && donations.donatedWithin(.days(9)).count == 3)
        #expect(donations.donatedWithin(.hour).count == 1)
    }

    @Test func `donations that an earlier version has kept are read`() throws {
        let old = Data(#"[{"date": 0}]"#.utf8)
        let donations = try JSONDecoder().decode([Tips.Event<Tips.EmptyDonation>.Donation].self, from: old)
        #expect(donations.first?.date == Date(timeIntervalSinceReferenceDate: 0))
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode([Tips.Event<CookedTip.Dish>.Donation].self, from: old)
        }
    }

    @Test func `buttons with words of their own are told apart by their places`() throws {
        try Tips.resetDatastore()
        Tips.showTipsForTesting([CookedTip.self])
        defer { TipRecords.shared.test(all: nil) }
        try Tips.configure()
        let chosen = Chosen()
        let anyTip: (any Tip)? = CookedTip()
        let view = TipView(anyTip) { action in
            chosen.ids.withLock { $0.append("\(action.id) \(action.index ?? -1)") }
        }
        let renderer = SceneRenderer(root: UIHostingController(rootView: view))
        renderer.size = CGSize(width: 320, height: 480)
        _ = renderer.render()
        for name in ["Cook again", "Eat"] {
            let button = try #require(renderer.tree.nodes.values.first { $0.accessibility.label == name })
            renderer.handle(.tap(button.id))
        }
        #expect(chosen.ids.withLock(\.self) == ["action-0 0", "eat 1"])
    }

    @Test func `tests show and hide tips whatever their rules say`() throws {
        try Tips.resetDatastore()
        try Tips.configure()
        defer { TipRecords.shared.test(all: nil) }
        Tips.hideAllTipsForTesting()
        #expect(!FirstTip().shouldDisplay && !AnyTip(FirstTip()).shouldDisplay)
        Tips.showTipsForTesting([CookedTip.self])
        #expect(AnyTip(CookedTip()).shouldDisplay && !FirstTip().shouldDisplay)
        Tips.showAllTipsForTesting()
        #expect(FirstTip().shouldDisplay && CookedTip().shouldDisplay)
        Tips.hideTipsForTesting([FirstTip.self])
        #expect(!FirstTip().shouldDisplay && SecondTip().shouldDisplay)
    }

    @Test func `a closed tip is shown again once it may be`() throws {
        try Tips.resetDatastore()
        try Tips.configure()
        FirstTip().invalidate(reason: .tipClosed)
        #expect(!FirstTip().shouldDisplay)
        FirstTip().resetEligibility()
        #expect(FirstTip().shouldDisplay)
    }
}
