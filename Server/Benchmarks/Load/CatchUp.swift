import ChatModels
import Foundation
import LoadClient
import NIOCore

/// A page that opens a conversation again: it asks for the entries that it has missed by a stream of the device's own, and closes it.
struct CatchUp {
    private static let missedMax = 200
    private static let patience = TimeAmount.seconds(10)

    var world: World
    var person: Person
    var place: Place

    func run() async throws {
        let feed = world.feeds[person.number]
        guard let last = feed.last(in: place.id), let first = feed.first(in: place.id), last > first else { return }
        let after = max(first, last - Self.missedMax)
        let (news, told) = AsyncStream.makeStream(of: Int.self)
        let channel = try? await EventReader.open(
            "\(person.path(place.id))/events?after=\(after)", as: person, to: world.port,
            take: { event in if event.name == "entry", let number = event.id { told.yield(number) } },
            end: { told.finish() })
        guard let channel else { return }
        let end = channel.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
        var run = EntryRun(after: after)
        for await number in news {
            if let problem = run.take(number) { world.tally.problem("catching up, \(place.id): \(problem)") }
            if number >= last { break }
        }
        end.cancel()
        channel.close(promise: nil)
        world.tally.count("entries caught up on", by: run.last - after)
    }
}
