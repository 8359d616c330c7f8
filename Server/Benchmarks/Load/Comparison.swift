import ChatModels
import Foundation
import LoadClient

/// Compares what the server has acknowledged with what each member sees of each conversation, and with what has come by their streams.
struct Comparison: Sendable {
    private static let width = 8
    /// Longest time until all has come by the streams.
    private static let patience = Duration.seconds(90)
    private static let look = Duration.milliseconds(200)

    var world: World
    var lanes: LanePool

    func run() async throws {
        _ = try await world.places.concurrentMap(Self.width) { try await compare($0) }
    }

    private func compare(_ place: Place) async throws {
        let founder = world.people[place.members[0]]
        let last = try await lanes.insist(Request("GET", founder.path(place.id)), as: founder)
            .decoded(ConversationSnapshot.self).lastSequence
        let items = try await items(of: founder, in: place)
        check(items, against: world.ledger.messages(in: place.id), in: place)
        let reference = items.map(Line.init)
        await check(founder, in: place, sees: items, until: last)
        var others = Array(place.staying.dropFirst())
        if let guest = place.guest, world.ledger.isGuestPresent(in: place.id) { others.append(guest) }
        for number in others {
            let own = try await self.items(of: world.people[number], in: place)
            if number != place.guest { await check(world.people[number], in: place, sees: own, until: last) }
            compare(own.map(Line.init), of: number, with: reference, in: place)
        }
        world.tally.count("views compared", by: others.count + 1)
    }

    /// Compares somebody who has come again from then on.
    private func compare(_ own: [Line], of number: Int, with reference: [Line], in place: Place) {
        let start = max(own.first?.id ?? 0, world.feeds[number].start(in: place.id) ?? 0)
        let (own, reference) = (own.filter { $0.id > start }, reference.filter { $0.id > start })
        guard own != reference else { return }
        let place = "\(place.id): person \(number) sees \(own.count) items, the founder \(reference.count)"
        let difference = zip(own, reference).first { $0 != $1 }.map { "\($0) and \($1)" } ?? ""
        world.tally.problem("\(place); \(difference)")
    }

    /// Waits until the person's stream has had everything.
    private func check(_ person: Person, in place: Place, sees items: [TranscriptItem], until last: Int) async {
        let feed = world.feeds[person.number]
        let end = ContinuousClock.now + Self.patience
        while feed.last(in: place.id) ?? 0 < last, ContinuousClock.now < end { try? await Task.sleep(for: Self.look) }
        if feed.last(in: place.id) != last || feed.first(in: place.id) ?? 0 > items.first?.id ?? 0 {
            let seen = "\(feed.first(in: place.id) ?? 0) to \(feed.last(in: place.id) ?? 0)"
            world.tally.problem(
                "\(place.id): the stream of person \(person.number) had \(seen), the log goes to \(last)")
        }
    }

    private func check(_ items: [TranscriptItem], against messages: [Message], in place: Place) {
        let found = Dictionary(grouping: items, by: \.id)
        let labels = items.compactMap { $0.kind == .text ? $0.text?.split(separator: " ").first : nil }
        let doubled = labels.count - Set(labels).count
        if doubled > 0 { world.tally.problem("\(place.id): \(doubled) texts are there twice") }
        for message in messages {
            guard let own = found[message.number], Set(own.map { $0.part ?? 0 }).count == own.count else {
                world.tally.problem("\(place.id): entry \(message.number) was acknowledged and is not there once")
                continue
            }
            guard message.label != nil, own[0].kind == .text || !message.isWithdrawn else { continue }
            if !message.texts.contains(own[0].text ?? "") {
                world.tally.problem(
                    "\(place.id): entry \(message.number) is “\(own[0].text ?? "")”, not \(message.texts)")
            }
        }
        world.tally.count("acknowledged messages found", by: messages.count)
    }

    /// Returns the whole transcript as somebody sees it, oldest first.
    private func items(of person: Person, in place: Place) async throws -> [TranscriptItem] {
        var pages: [[TranscriptItem]] = []
        var before: Int?
        repeat {
            let from = before.map { "&before=\($0)" } ?? ""
            let path = "\(person.path(place.id))/entries?limit=\(ChatLimits.entriesPerPageMax)\(from)"
            let page = try await lanes.insist(Request("GET", path), as: person).decoded(EntryPage.self)
            pages.append(page.items)
            before = page.older
        } while before != nil
        return pages.reversed().flatMap { $0 }
    }
}

/// The part of an item that every member's view must agree in.
private struct Line: Hashable {
    var id: Int
    var part: Int?
    var kind: TranscriptItem.Kind
    var text: String?
    var file: PictureID?
    var reactions: [String]

    init(_ item: TranscriptItem) {
        (id, part, kind, file) = (item.id, item.part, item.kind, item.picture)
        // A notice says “You” to one of them.
        text = item.kind == .text ? item.text : nil
        reactions = (item.reactions ?? []).map { "\($0.emoji) \($0.sender)" }
    }
}
