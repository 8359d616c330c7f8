import ArgumentParser
import ChatModels
import Foundation
import LoadClient

/// Uses a running `parley serve` as so many people would for some time, and says whether anything was lost or doubled.
/// `Benchmarks/load.py` starts the server, kills it meanwhile, and watches it; it follows the lines of the standard output: `mixing`
/// when the time begins, `settling` when it is over, and the figures as JSON.
@main
struct LoadBenchmark: AsyncParsableCommand {
    @Option var port: Int
    @Option(help: "Code of the owner's link, which the first start of a server prints.") var owner: String
    @Option var people = 1_000
    @Option var conversations = 300
    @Option var seconds = 1_800.0
    @Option(help: "Acts a second of all people together.") var rate = 100.0
    @Option(help: "People who have an app open.") var panels = 20
    @Option(help: "Identifiers of the apps that they open.") var app: [String] = ["org.parley.TicTacToe"]
    @Option(help: "A folder of pictures, which people send.") var pictures: String

    /// Every so many streams belong to a slow reader, and so many requests for subscriptions go at a time.
    private static let slowEvery = 50
    private static let laneCount = 32
    private static let openTime = Duration.seconds(180)

    func validate() throws {
        guard people > panels + 1, (2...100_000).contains(people), conversations > 0, seconds > 0, rate > 0 else {
            throw ValidationError("There are too few people, conversations or acts.")
        }
    }

    func run() async throws {
        let tally = Tally()
        let lanes = LanePool(Self.laneCount, to: port, tally)
        let world = try await world(tally, lanes)
        let streams = Task {
            await withTaskGroup(of: Void.self) { group in
                for feed in world.feeds { group.addTask { await feed.run() } }
            }
        }
        for place in world.places {
            for number in place.members { await world.feeds[number].join(place.id, after: 0) }
        }
        try await waitForStreams(of: world, tally)
        let before = tally.seen
        say("mixing")
        let begin = ContinuousClock.now
        await mix(world, until: begin + .seconds(seconds))
        let time = ContinuousClock.now - begin
        say("settling")
        try await Comparison(world: world, lanes: lanes).run()
        for feed in world.feeds { feed.end() }
        await streams.value
        say(Figures(tally.seen, since: before, time: time).json)
    }

    private func world(_ tally: Tally, _ lanes: LanePool) async throws -> World {
        let joining = Joining(port: port, tally: tally)
        let all = try await joining.people(people, owner: owner)
        let places = try await joining.conversations(conversations, of: all)
        let feeds = all.map {
            Feed(of: $0, to: port, lanes: lanes, tally, isSlow: $0.number % Self.slowEvery == Self.slowEvery - 1)
        }
        let folder = URL(fileURLWithPath: pictures, isDirectory: true)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return World(
            port: port, people: all, places: places, feeds: feeds, pictures: try files.map { try Data(contentsOf: $0) },
            tally: tally)
    }

    /// Waits until everybody's stream has everything that is in it.
    private func waitForStreams(of world: World, _ tally: Tally) async throws {
        let end = ContinuousClock.now + Self.openTime
        let count = world.places.map(\.members.count).reduce(0, +)
        while tally.seen.counts["subscriptions", default: 0] < count {
            guard ContinuousClock.now < end else { throw LoadError("not all streams open") }
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    private func mix(_ world: World, until end: ContinuousClock.Instant) async {
        await withTaskGroup(of: Void.self) { group in
            let mix = Mix(world: world, actsPerSecond: rate, actors: 0..<people - panels, end: end)
            group.addTask { await mix.run() }
            group.addTask { await Disturbances(feeds: world.feeds, tally: world.tally, end: end).run() }
            for number in people - panels..<people {
                guard let place = world.placesOfPerson[number]?.first else { continue }
                let user = PanelUser(
                    world: world, person: world.people[number], place: place,
                    app: AppID(unchecked: app[number % app.count]), end: end)
                group.addTask { await user.run() }
            }
        }
    }

    private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
