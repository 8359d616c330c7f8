import ChatModels
import Foundation
import LoadClient

/// Everything that the parts of a run share.
struct World: Sendable {
    var port: Int
    var people: [Person]
    var places: [Place]
    var feeds: [Feed]
    var pictures: [Data]
    var tally: Tally
    var ledger = Ledger()
    var placesOfPerson: [Int: [Place]]

    init(port: Int, people: [Person], places: [Place], feeds: [Feed], pictures: [Data], tally: Tally) {
        (self.port, self.people, self.places) = (port, people, places)
        (self.feeds, self.pictures, self.tally) = (feeds, pictures, tally)
        placesOfPerson = [:]
        for place in places { for member in place.staying { placesOfPerson[member, default: []].append(place) } }
    }
}

/// Acts of people, with how many of each come in a second.
struct Mix: Sendable {
    enum Act: CaseIterable {
        case text, reaction, edit, withdraw, read, typing, picture, search, snapshot, catchUp, repeatSend, comeOrGo

        /// Times in a hundred and one.
        var weight: Int {
            switch self {
            case .text: 40
            case .read: 18
            case .reaction, .typing: 10
            case .snapshot: 5
            case .edit, .search: 4
            case .catchUp: 3
            case .picture, .withdraw, .repeatSend: 2
            case .comeOrGo: 1
            }
        }
        static let all = allCases.flatMap { Array(repeating: $0, count: $0.weight) }
    }
    private static let workerCount = 64

    var world: World
    var actsPerSecond: Double
    /// People who take part by the mix; the others have an app open.
    var actors: Range<Int>
    var end: ContinuousClock.Instant

    /// Acts until the end.
    func run() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<Self.workerCount {
                group.addTask { await work(Lane(to: world.port, world.tally)) }
            }
        }
    }

    private func work(_ lane: Lane) async {
        let pause = Double(Self.workerCount) / actsPerSecond
        try? await Task.sleep(for: .seconds(Double.random(in: 0..<pause)))
        var next = ContinuousClock.now
        while next < end {
            if let number = world.ledger.take(from: actors), let act = Act.all.randomElement() {
                await carryOut(act, by: world.people[number], lane)
                world.ledger.release(number)
            }
            // Behind a slow server the acts become fewer, and are not made up for.
            next = max(next + .seconds(Double.random(in: 0.5...1.5) * pause), .now)
            try? await Task.sleep(until: next)
        }
    }

    private func carryOut(_ act: Act, by person: Person, _ lane: Lane) async {
        guard let place = world.placesOfPerson[person.number]?.randomElement() else { return }
        let acts = Acts(world: world, person: person, place: place, lane: lane)
        do {
            try await acts.carryOut(act)
            world.tally.count("\(act)")
        } catch { world.tally.problem("\(act): \((error as? LoadError)?.message ?? "\(error)")") }
    }
}
