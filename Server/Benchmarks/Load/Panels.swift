import ChatModels
import Foundation
import LoadClient
import NIOCore

/// A person who opens an app, taps it, sends what it has staged, and closes it, again and again.
struct PanelUser: Sendable {
    private static let openTime = Duration.seconds(20)
    private static let look = Duration.milliseconds(50)
    private static let tapCount = 3...10

    var world: World
    var person: Person
    var place: Place
    var app: AppID
    var end: ContinuousClock.Instant

    private var path: String { person.path(place.id) }

    func run() async {
        let lane = Lane(to: world.port, world.tally)
        _ = try? await lane.insist(Request("PUT", "/account/apps/\(app)"), as: person)
        while ContinuousClock.now < end {
            do {
                try await use(lane)
            } catch { world.tally.problem("app: \((error as? LoadError)?.message ?? "\(error)")") }
            try? await Task.sleep(for: .seconds(Double.random(in: 0.5...3)))
        }
    }

    private func use(_ lane: Lane) async throws {
        let streams = world.feeds[person.number].openedCount
        let answer = try await lane.insist(Request("PUT", path + "/panel", OpenPanelBody(app: app)), as: person).answer
        guard answer.status < 300 else { throw LoadError("\(answer.status) \(String(buffer: answer.body))") }
        guard let instance = await openInstance(sinceStream: streams) else {
            let isCut = world.feeds[person.number].openedCount != streams
            world.tally.count(isCut ? "app’s opening cut off" : "app not opened")
            // The next time opens it anew, and not one that says nothing more since it is open.
            _ = try await lane.insist(Request("DELETE", path + "/panel"), as: person)
            return
        }
        world.tally.count("app opened")
        for _ in 0..<Int.random(in: Self.tapCount) {
            try? await Task.sleep(for: .seconds(Double.random(in: 0.3...1)))
            guard let target = world.feeds[person.number].panel.targets.randomElement() else { continue }
            let tap = Tap(instance: instance, events: [Tap.Event(node: target)])
            _ = try await lane.insist(Request("POST", path + "/panel/input", tap), as: person)
            world.tally.count("tap")
        }
        let body = SendBody(key: SendKey(unchecked: UUID().uuidString), text: "")
        let receipt = try await lane.insist(Request("POST", path + "/entries", body), as: person).answer
            .decoded(SendReceipt.self)
        for number in receipt.sequences { world.ledger.put(Message(conversation: place.id, number: number)) }
        world.tally.count("messages of apps", by: receipt.sequences.count)
        _ = try await lane.insist(Request("DELETE", path + "/panel"), as: person)
    }

    /// Waits for something to tap; nil where nothing comes, or the stream is lost meanwhile, as when the server is killed.
    private func openInstance(sinceStream streams: Int) async -> Int? {
        let last = ContinuousClock.now + Self.openTime
        let feed = world.feeds[person.number]
        while ContinuousClock.now < min(last, end), feed.openedCount == streams {
            let panel = feed.panel
            if let instance = panel.instance, !panel.targets.isEmpty { return instance }
            try? await Task.sleep(for: Self.look)
        }
        return nil
    }
}

private struct Tap: Encodable {
    struct Event: Encodable {
        var kind = "tap"
        var node: Int
    }
    var instance: Int
    var events: [Event]
}
