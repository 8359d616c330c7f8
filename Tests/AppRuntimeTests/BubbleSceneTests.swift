import AppProtocol
import AppRuntime
import Foundation
import Messages
import RenderTree
import Testing
import UIKit

/// A scene of style `.transcript`: how large it is, and how it looks.
@MainActor @Suite(.timeLimit(.minutes(5))) struct BubbleSceneTests {
    private static let offer = TreeSize(width: 300, height: 400)

    private func bubble(_ app: MSMessagesAppViewController.Type = BubbleApp.self) throws -> Loopback {
        let loopback = Loopback(app)
        _ = try loopback.ask(.initialize(Initialization(bundlePath: "", containerPath: "")))
        let creation = SceneCreation(scene: Loopback.scene, style: .transcript, size: Self.offer)
        #expect(try loopback.ask(.createScene(creation)) == .done)
        let state = ConversationState(
            localParticipant: UUID(), remoteParticipants: [UUID()], selectedMessage: MessageState(summaryText: "party"))
        #expect(try loopback.perform(.activate(state)) == .done)
        return loopback
    }

    private func looks(_ loopback: Loopback) -> [BubbleAppearance] {
        loopback.notifications.compactMap { if case .bubbleLook(Loopback.scene, let look) = $0 { look } else { nil } }
    }

    private func controller(_ loopback: Loopback) throws -> BubbleApp {
        try #require(loopback.server.controller(of: Loopback.scene) as? BubbleApp)
    }

    @Test func `its size is asked for once it has appeared, and told before its first patch`() throws {
        let loopback = try bubble()
        #expect(try controller(loopback).offers == [CGSize(width: 300, height: 400)])
        #expect(looks(loopback).map(\.size) == [TreeSize(width: 200, height: 80)])
        guard case .bubbleLook = loopback.notifications.first, case .patch(_, let patch) = loopback.notifications.last
        else {
            Issue.record("\(loopback.notifications)")
            return
        }
        var tree = NodeTree()
        try tree.apply(patch)
        let root = try #require(patch.root.flatMap { tree[$0] })
        #expect(root.frame.width == 200 && root.frame.height == 80)
    }

    @Test func `its size is asked for again when the area or the settings change, and told when it differs`() throws {
        let loopback = try bubble()
        #expect(try loopback.perform(.resize(TreeSize(width: 250, height: 400))) == .done)
        #expect(try loopback.perform(.environment(SceneEnvironment(locale: "nl"))) == .done)
        #expect(try controller(loopback).offers.map(\.width) == [300, 250, 250])
        #expect(looks(loopback).count == 1)
        try controller(loopback).answer = CGSize(width: 200, height: 120)
        #expect(try loopback.perform(.resize(TreeSize(width: 240, height: 400))) == .done)
        #expect(looks(loopback).last?.size.height == 120)
    }

    @Test func `its size is asked for again when the text size changes, which it knows by then`() throws {
        let loopback = try bubble(GrowingBubble.self)
        let small = try #require(looks(loopback).last).size.height
        #expect(try loopback.perform(.environment(SceneEnvironment(textSize: .accessibility3))) == .done)
        let large = try #require(looks(loopback).last).size.height
        #expect(large > 2 * small)
        #expect(try loopback.perform(.environment(SceneEnvironment(textSize: .accessibility3))) == .done)
        #expect(looks(loopback).count == 2)
    }

    @Test(arguments: [
        (CGSize(width: 4_000, height: 80), TreeSize(width: 300, height: 80)),
        (CGSize(width: CGFloat.infinity, height: CGFloat.nan), TreeSize(width: 300, height: 400)),
        (CGSize(width: -1, height: 0), TreeSize(width: 0, height: 0)),
    ]) func `an answer that is no size within the offer is cut`(answer: CGSize, size: TreeSize) throws {
        let loopback = try bubble()
        try controller(loopback).answer = answer
        #expect(try loopback.perform(.resize(Self.offer)) == .done)
        #expect(looks(loopback).last?.size == size)
    }

    @Test func `its colour and corners are told, and again when the app says that they changed`() throws {
        let loopback = try bubble()
        #expect(looks(loopback).map(\.tint) == [nil])
        #expect(looks(loopback).map(\.cornerRadius) == [18])
        let controller = try controller(loopback)
        controller.tint = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .black : UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        }
        controller.corners = 6
        #expect(looks(loopback).count == 1)
        controller.invalidateMessageTintColor()
        #expect(looks(loopback).last?.tint == RGBA(red: 1, green: 0, blue: 0))
        #expect(looks(loopback).last?.cornerRadius == 6)
        #expect(try loopback.perform(.environment(SceneEnvironment(colorScheme: .dark))) == .done)
        #expect(looks(loopback).last?.tint == RGBA(red: 0, green: 0, blue: 0))
        #expect(controller.offers.count == 2)
    }

    @Test func `a panel is never asked how large it is`() throws {
        let loopback = try Loopback.active(BubbleApp.self)
        #expect(try loopback.perform(.resize(Self.offer)) == .done)
        try controller(loopback).invalidateMessageTintColor()
        #expect(try controller(loopback).offers.isEmpty)
        #expect(looks(loopback).isEmpty)
    }
}

/// Answers what it is told to.
private final class BubbleApp: MSMessagesAppViewController {
    var answer = CGSize(width: 200, height: 80)
    var tint: UIColor?
    var corners: CGFloat = 18
    private(set) var offers: [CGSize] = []

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        offers.append(size)
        return answer
    }

    override var messageTintColor: UIColor? { tint }
    override var messageCornerRadius: CGFloat { corners }
}

/// As high as a line of its text.
private final class GrowingBubble: MSMessagesAppViewController {
    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIFont.preferredFont(forTextStyle: .body).lineHeight)
    }
}
