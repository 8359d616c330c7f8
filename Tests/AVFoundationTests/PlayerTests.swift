import AVKit
import Foundation
import RenderTree
import SwiftUI
import Testing
import UIKit

/// Players on this side of the border: what they want of a painter, and what they make of what it says.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PlayerTests {
    private let file = URL(fileURLWithPath: "/films/party.mp4")

    /// A screen with one view.
    @MainActor private final class Screen {
        let renderer: SceneRenderer

        init(_ view: some View) {
            renderer = SceneRenderer(root: UIHostingController(rootView: view))
            renderer.size = CGSize(width: 320, height: 240)
            _ = renderer.render()
        }

        var players: [(id: NodeID, content: MediaContent)] {
            _ = renderer.render()
            return renderer.tree.nodes.values.compactMap { node in
                if case .media(let content) = node.content { (node.id, content) } else { nil }
            }
        }

        func tell(_ state: MediaReport.State, at time: Double, duration: Double? = 10, order: Int? = nil) throws {
            let player = try #require(players.first)
            let report = MediaReport(
                state: state, time: time, duration: duration, order: order ?? player.content.order.number)
            renderer.handle(.media(player.id, report))
        }
    }

    @Test func `a video is a node that fills its place, and its file is told once`() throws {
        let player = AVPlayer(url: file)
        let screen = Screen(VideoPlayer(player: player))
        let node = try #require(screen.players.first)
        #expect(node.content.media == .video && node.content.hasControls == true && !node.content.order.isPlaying)
        #expect(screen.renderer.tree[node.id]?.frame == TreeRect(x: 0, y: 0, width: 320, height: 240))
        #expect(screen.renderer.takeNewFiles().map(\.1) == [file] && screen.renderer.takeNewFiles().isEmpty)
    }

    @Test func `an asset tells several properties at once`() async throws {
        let asset = AVURLAsset(url: file)
        let screen = Screen(VideoPlayer(player: AVPlayer(playerItem: AVPlayerItem(asset: asset))))
        try screen.tell(.paused, at: 0, duration: 12)
        let (duration, isPlayable) = try await asset.load(.duration, .isPlayable)
        #expect(duration.seconds == 12 && isPlayable)
        let (first, second, third) = try await asset.load(.isPlayable, .duration, .duration)
        #expect(first && second == third)
    }

    @Test func `each order has a number, and a jump is not lost in the next`() throws {
        let player = AVPlayer(url: file)
        let screen = Screen(VideoPlayer(player: player))
        player.seek(to: CMTime(seconds: 4, preferredTimescale: 600))
        player.rate = 2
        player.volume = 0.5
        let order = try #require(screen.players.first).content.order
        #expect(
            order
                == PlaybackCommand(
                    number: 3, isPlaying: true, rate: 2, volume: 0.5, seek: MediaSeek(number: 1, time: 4)))
        #expect(player.currentTime().seconds == 4 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        player.pause()
        #expect(player.rate == 0)
    }

    @Test func `what a painter says is seen, and what is no number changes nothing`() throws {
        let player = AVPlayer(url: file)
        let screen = Screen(VideoPlayer(player: player))
        #expect(player.currentItem?.status == .unknown && player.currentItem?.duration.isIndefinite == true)
        try screen.tell(.ready, at: 0)
        #expect(player.currentItem?.status == .readyToPlay && player.currentItem?.duration.seconds == 10)
        player.play()
        try screen.tell(.playing, at: 3)
        #expect(player.timeControlStatus == .playing && (3...10).contains(player.currentTime().seconds))
        try screen.tell(.paused, at: 5)
        #expect(player.currentTime().seconds == 5 && player.rate == 0)
        try screen.tell(.paused, at: .nan)
        #expect(player.currentTime().seconds == 5)
        player.seek(to: .invalid)
        #expect(player.currentTime().seconds == 0)
    }

    @Test func `news of an order that has been overtaken does not stop what is wanted now`() throws {
        let player = AVPlayer(url: file)
        let screen = Screen(VideoPlayer(player: player))
        player.play()
        try screen.tell(.paused, at: 1, order: 0)
        #expect(player.rate == 1)
    }

    @Test func `the end is posted, and observers hear of each change`() throws {
        let player = AVPlayer(url: file)
        let screen = Screen(VideoPlayer(player: player))
        var times: [Double] = []
        let observer = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 60, preferredTimescale: 600), queue: nil
        ) { times.append($0.seconds) }
        var ended: [ObjectIdentifier?] = []
        let token = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
        ) { news in
            let item = (news.object as? AVPlayerItem).map { ObjectIdentifier($0) }
            MainActor.assumeIsolated { ended.append(item) }
        }
        try screen.tell(.ended, at: 10)
        #expect(times == [10] && ended == [player.currentItem.map { ObjectIdentifier($0) }])
        player.removeTimeObserver(observer)
        try screen.tell(.paused, at: 2)
        #expect(times == [10])
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `a sound that a task plays is in the scene that has begun the task`() async throws {
        let sound = try AVAudioPlayer(data: Data("RIFF".utf8))
        var task: Task<Void, Never>?
        let panel = Screen(Text("Panel").onAppear { task = Task { sound.play() } })
        // Renders in between, as a live bubble does.
        let bubble = Screen(Text("Bubble"))
        try await #require(task).value
        #expect(panel.players.count == 1 && bubble.players.isEmpty)
    }

    @Test func `a property is observed until the observation is let go of`() throws {
        let player = AVPlayer(url: file)
        let screen = Screen(VideoPlayer(player: player))
        var states: [AVPlayerItem.Status?] = []
        var rates: [Float?] = []
        let item = try #require(player.currentItem)
        let observation = item.observe(\.status, options: [.initial, .new, .old]) { item, change in
            states += [change.oldValue, change.newValue]
        }
        var other: NSKeyValueObservation? = player.observe(\.rate, options: .new) { rates.append($1.newValue) }
        try screen.tell(.ready, at: 0)
        try screen.tell(.paused, at: 1)
        #expect(states == [nil, .unknown, .unknown, .readyToPlay])
        player.play()
        player.volume = 0.5
        #expect(rates == [1] && other != nil)
        other = nil
        player.pause()
        #expect(rates == [1])
        observation.invalidate()
        try screen.tell(.failed, at: 1)
        #expect(states.count == 4)
    }

    @Test func `an item is not told as another one where only its state changes`() throws {
        let player = AVPlayer(url: file)
        let screen = Screen(VideoPlayer(player: player))
        var (items, errors) = (0, 0)
        let observations = [
            player.observe(\.currentItem, options: .new) { _, _ in items += 1 },
            try #require(player.currentItem).observe(\.error, options: .new) { _, _ in errors += 1 },
        ]
        try screen.tell(.ready, at: 0)
        #expect((items, errors) == (0, 0) && observations.count == 2)
        player.replaceCurrentItem(with: AVPlayerItem(url: file))
        #expect(items == 1)
    }

    @Test func `a sound that waits for its time is stopped before it`() throws {
        let sound = try AVAudioPlayer(data: Data("RIFF".utf8))
        let screen = Screen(Text("Hello"))
        #expect(sound.play(atTime: .infinity) && !sound.isPlaying)
        sound.stop()
        #expect(!sound.isPlaying && screen.players.isEmpty)
    }

    @Test func `a sound is a node without a place, for as long as it may be heard`() throws {
        let sound = try AVAudioPlayer(data: Data("RIFF".utf8))
        let screen = Screen(Text("Hello"))
        #expect(screen.players.isEmpty)
        sound.numberOfLoops = -1
        sound.volume = 2
        sound.play()
        let node = try #require(screen.players.first)
        #expect(node.content.media == .audio && node.content.order.isPlaying)
        #expect(node.content.order.loopCount == -1 && node.content.order.volume == 1)
        sound.stop()
        #expect(screen.players.first?.content.order.isPlaying == false && !sound.isPlaying)
        #expect(throws: CocoaError.self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/none.wav")) }
    }

    @Test func `a sound's end is told`() throws {
        @MainActor final class Listener: AVAudioPlayerDelegate {
            var ends = 0
            func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends += flag ? 1 : 0 }
        }
        let sound = try AVAudioPlayer(data: Data("RIFF".utf8))
        let listener = Listener()
        sound.delegate = listener
        let screen = Screen(Text("Hello"))
        sound.play()
        try screen.tell(.ended, at: 10)
        #expect(listener.ends == 1 && !sound.isPlaying && sound.duration == 10)
    }

    @Test func `only so many sounds are there at once`() throws {
        let screen = Screen(Text("Hello"))
        for _ in 0..<20 { try AVAudioPlayer(data: Data("RIFF".utf8)).play() }
        #expect(screen.players.count == 16)
    }

    @Test func `a video that goes from the screen stops`() throws {
        struct Page: View {
            @State private var isHidden = false
            let player: AVPlayer
            var body: some View {
                Button("Hide") { isHidden = true }
                if !isHidden { VideoPlayer(player: player) }
            }
        }
        let player = AVPlayer(url: file)
        let screen = Screen(Page(player: player))
        player.play()
        let button = try #require(screen.renderer.tree.nodes.values.first { $0.content == .button(ButtonContent()) })
        screen.renderer.handle(.tap(button.id))
        #expect(screen.players.isEmpty && player.rate == 0)
    }

    @Test func `times are fractions of seconds`() {
        #expect(CMTime(value: 3, timescale: 2).seconds == 1.5)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .invalid)
        #expect(CMTime(seconds: 1, preferredTimescale: 0) == .invalid && CMTime.invalid.seconds.isNaN)
        #expect(CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 4) == CMTime(value: 3, timescale: 4))
        #expect(CMTime(value: 1, timescale: 2) < CMTime(value: 1, timescale: 1))
    }
}
