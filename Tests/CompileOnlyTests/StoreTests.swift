import RenderTree
import StoreKit
import SwiftUI
import Testing
import TipKit
import UIKit

@testable import UserNotifications

private struct ShareTip: Tip {
    @Parameter static var isReady: Bool = false
    static let opened = Event(id: "opened")
    var id: String { "CompileOnlyTests.share" }
    var title: Text { Text("Share your list") }
    var rules: [Rule] {
        #Rule(Self.$isReady) { $0 }
        #Rule(Self.opened) { $0.donations.count >= 2 }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5)), .serialized) struct `Shops, tips and notices` {
    @Test func `a tip comes when its rules hold, and goes when it is closed`() throws {
        try Tips.resetDatastore()
        ShareTip.isReady = false
        try Tips.configure()
        let renderer = SceneRenderer(root: UIHostingController(rootView: TipView(ShareTip())))
        renderer.size = CGSize(width: 320, height: 480)
        _ = renderer.render()
        #expect(texts(renderer).isEmpty)
        ShareTip.isReady = true
        ShareTip.opened.sendDonation()
        _ = renderer.render()
        #expect(texts(renderer).isEmpty)
        ShareTip.opened.sendDonation()
        _ = renderer.render()
        #expect(texts(renderer) == ["Share your list"])
        let close = try #require(renderer.tree.nodes.values.first { $0.accessibility.label == "Close" })
        renderer.handle(.tap(close.id))
        _ = renderer.render()
        #expect(texts(renderer).isEmpty && ShareTip().status == .invalidated(.tipClosed))
    }

    @Test func `a product's view says that nothing can be bought`() {
        let renderer = SceneRenderer(root: UIHostingController(rootView: ProductView(id: "gold")))
        renderer.size = CGSize(width: 320, height: 480)
        _ = renderer.render()
        #expect(texts(renderer).contains("Store Unavailable"))
    }

    @Test func `notices are denied outside of a conversation`() async {
        #expect(await UNUserNotificationCenter.outside.notificationSettings().authorizationStatus == .denied)
    }

    private func texts(_ renderer: SceneRenderer) -> [String] {
        renderer.tree.nodes.values.compactMap { node in
            guard case .text(let content) = node.content else { return nil }
            return content.lines.map { $0.runs.map(\.text).joined() }.joined(separator: " ")
        }
    }
}
