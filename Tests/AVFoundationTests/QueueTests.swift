import AVKit
import Combine
import Foundation
import RenderTree
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A queue of videos` {
    private let items = ["one", "two"].map { AVPlayerItem(url: URL(fileURLWithPath: "/films/\($0).mp4")) }

    /// Shows a player, and tells it as a browser would.
    @MainActor private final class Screen {
        let renderer: SceneRenderer

        init(_ player: AVPlayer) {
            renderer = SceneRenderer(root: UIHostingController(rootView: VideoPlayer(player: player)))
            renderer.size = CGSize(width: 320, height: 240)
            _ = renderer.render()
        }

        func tell(_ state: MediaReport.State, at time: Double) throws {
            _ = renderer.render()
            let found = renderer.tree.nodes.values.lazy.compactMap { node -> (NodeID, MediaContent)? in
                if case .media(let content) = node.content { (node.id, content) } else { nil }
            }.first
            let (id, content) = try #require(found)
            let report = MediaReport(state: state, time: time, duration: 10, order: content.order.number)
            renderer.handle(.media(id, report))
        }
    }

    @Test func `plays one after another`() throws {
        let player = AVQueuePlayer(items: items)
        let screen = Screen(player)
        player.play()
        try screen.tell(.playing, at: 0)
        try screen.tell(.ended, at: 10)
        #expect(player.currentItem === items[1] && player.rate == 1)
        #expect(player.items().count == 1)
    }

    @Test func `stops where its action at the end is to pause`() throws {
        let player = AVQueuePlayer(items: items)
        player.actionAtItemEnd = .pause
        let screen = Screen(player)
        player.play()
        try screen.tell(.ended, at: 10)
        #expect(player.currentItem === items[0])
    }

    @Test func `takes items in and out, each once`() {
        let player = AVQueuePlayer()
        player.insert(items[0], after: nil)
        #expect(player.currentItem === items[0] && !player.canInsert(items[0], after: nil))
        player.insert(items[1], after: items[0])
        player.remove(items[0])
        #expect(player.currentItem === items[1])
        player.removeAllItems()
        #expect(player.currentItem == nil && player.items().isEmpty)
    }

    @Test func `plays one again and again with a looper, until that is cancelled`() throws {
        let player = AVQueuePlayer()
        let looper = AVPlayerLooper(player: player, templateItem: items[0])
        let screen = Screen(player)
        player.play()
        try screen.tell(.ended, at: 10)
        #expect(looper.loopCount == 1 && player.rate == 1 && player.currentTime().seconds < 1)
        looper.disableLooping()
        try screen.tell(.ended, at: 10)
        #expect(looper.loopCount == 1)
    }

    @Test func `publishes whether it plays`() throws {
        let player = AVQueuePlayer(items: items)
        let screen = Screen(player)
        var seen: [AVPlayer.TimeControlStatus] = []
        let watching = player.publisher(for: \.timeControlStatus).removeDuplicates().sink { seen.append($0) }
        player.play()
        try screen.tell(.playing, at: 0)
        player.pause()
        #expect(seen == [.paused, .waitingToPlayAtSpecifiedRate, .playing, .paused])
        watching.cancel()
    }

    @Test func `plays at its own speed`() {
        let player = AVPlayer(playerItem: items[0])
        player.defaultRate = 1.5
        player.play()
        #expect(player.rate == 1.5)
    }
}
