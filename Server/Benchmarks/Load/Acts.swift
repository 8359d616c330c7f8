import ChatModels
import Foundation
import LoadClient
import NIOCore

/// One person's acts in one conversation.
struct Acts {
    private static let faultShare = 0.02
    private static let words = [
        "mussels", "fries", "andalouse", "sauce", "harbour", "Saturday", "tickets", "bicycle", "train", "rain",
    ]
    private static let emojis = ["👍", "❤️", "😂", "🎉"]

    var world: World
    var person: Person
    var place: Place
    var lane: Lane

    private var path: String { person.path(place.id) }
    private var fault: Lane.Fault? {
        Double.random(in: 0..<1) < Self.faultShare ? Lane.Fault.allCases.randomElement() : nil
    }

    func carryOut(_ act: Mix.Act) async throws {
        switch act {
        case .text: try await sendText()
        case .reaction: try await react()
        case .edit: try await edit()
        case .withdraw: try await withdraw()
        case .read: try await read()
        case .typing: try await done(Request("POST", path + "/typing"))
        case .picture: try await sendPicture()
        case .search: try await search()
        case .snapshot: _ = try await ask(Request("GET", path)).decoded(ConversationSnapshot.self)
        case .catchUp: try await CatchUp(world: world, person: person, place: place).run()
        case .repeatSend: try await sendTwice()
        case .comeOrGo: try await guestComesOrGoes()
        }
    }

    private func ask(_ request: Request) async throws -> Answer { try await lane.insist(request, as: person).answer }

    /// Sends a request that is answered with nothing.
    private func done(_ request: Request) async throws {
        let answer = try await ask(request)
        guard answer.status < 300 else { throw LoadError("\(answer.status) \(String(buffer: answer.body))") }
    }

    private func someWords() -> String {
        (0..<Int.random(in: 1...12)).map { _ in Self.words.randomElement() ?? "" }.joined(separator: " ")
    }

    private func newKey() -> SendKey { SendKey(unchecked: UUID().uuidString) }

    private func sendText() async throws {
        let label = world.ledger.nextLabel()
        let text = "\(label) \(someWords())"
        let request = try Request("POST", path + "/entries", SendBody(key: newKey(), text: text))
        try await send(request, label: label, text: text)
    }

    @discardableResult
    private func send(_ request: Request, label: String?, text: String?) async throws -> [Int] {
        let begin = ContinuousClock.now
        let (answer, isFirst) = try await lane.insist(request, as: person, fault: fault)
        let numbers = try answer.decoded(SendReceipt.self).sequences
        world.tally.acknowledged(after: ContinuousClock.now - begin, isFirst: isFirst)
        world.tally.count("messages", by: numbers.count)
        // Text comes behind whatever else stood in the field.
        for number in numbers {
            let isText = label != nil && number == numbers.last
            let message = Message(
                conversation: place.id, number: number, label: isText ? label : nil, texts: isText ? [text ?? ""] : [])
            world.ledger.put(message, of: isText ? person.number : nil)
        }
        return numbers
    }

    /// Sends the same again after the answer, as a browser does that has lost it: it must be answered alike.
    private func sendTwice() async throws {
        let label = world.ledger.nextLabel()
        let request = try Request("POST", path + "/entries", SendBody(key: newKey(), text: label))
        let numbers = try await send(request, label: label, text: label)
        let again = try await ask(request).decoded(SendReceipt.self).sequences
        if again != numbers { world.tally.problem("\(label) was acknowledged as \(numbers) and then as \(again)") }
    }

    private func sendPicture() async throws {
        guard let picture = world.pictures.randomElement() else { return }
        var upload = Request("POST", path + "/draft/attachments?name=picture.png")
        (upload.body, upload.fields) = (picture, "Content-Type: image/png\r\nIdempotency-Key: \(UUID())\r\n")
        try await done(upload)
        try await send(Request("POST", path + "/entries", SendBody(key: newKey(), text: "")), label: nil, text: nil)
    }

    private func react() async throws {
        guard let message = world.ledger.messages(in: place.id).randomElement() else { return }
        let body = ReactionBody(emoji: Self.emojis.randomElement() ?? "👍")
        let answer = try await ask(Request("PUT", "\(path)/entries/\(message.number)/reaction", body))
        // Somebody else may have taken the message back.
        guard answer.status < 300 || answer.status == 409 else { throw LoadError("\(answer.status)") }
    }

    private func edit() async throws {
        guard let message = world.ledger.latest(of: person.number), let label = message.label, !message.isWithdrawn,
            message.editCount < 2
        else { return }
        let text = "\(label) \(someWords())"
        world.ledger.change(message) {
            $0.texts.insert(text)
            $0.editCount += 1
        }
        let path = "\(person.path(message.conversation))/entries/\(message.number)/text"
        let answer = try await ask(Request("PUT", path, EditBody(text: text)))
        // Not where somebody has left who would read it.
        guard answer.status != 409 else { return }
        guard answer.status < 300 else { throw LoadError("\(answer.status) \(String(buffer: answer.body))") }
        world.ledger.change(message) { $0.texts = [text] }
    }

    private func withdraw() async throws {
        guard let message = world.ledger.latest(of: person.number), !message.isWithdrawn,
            ContinuousClock.now - message.sentAt < .seconds(15)
        else { return }
        world.ledger.change(message) { $0.isWithdrawn = true }
        try await done(Request("DELETE", "\(person.path(message.conversation))/entries/\(message.number)"))
    }

    private func read() async throws {
        guard let last = world.feeds[person.number].last(in: place.id), last > 0 else { return }
        try await done(Request("PUT", path + "/read", ReadBody(sequence: last)))
    }

    private func search() async throws {
        let words = Self.words.randomElement() ?? ""
        _ = try await ask(Request("GET", "/devices/\(person.device)/search?words=\(words)")).decoded(SearchResults.self)
    }

    /// The conversation's guest leaves, or the person has them come again.
    private func guestComesOrGoes() async throws {
        guard let number = place.guest, let isPresent = world.ledger.beginMove(in: place.id) else { return }
        defer { world.ledger.endMove(in: place.id, isPresent: !isPresent) }
        let (guest, feed) = (world.people[number], world.feeds[number])
        if isPresent {
            await feed.leave(place.id)
            _ = try await lane.insist(Request("DELETE", guest.path(place.id) + "/membership"), as: guest)
        } else {
            _ = try await ask(Request("POST", path + "/members", MembersBody(people: [guest.id])))
            let snapshot = try await lane.insist(Request("GET", guest.path(place.id)), as: guest).answer
                .decoded(ConversationSnapshot.self)
            await feed.join(place.id, after: snapshot.lastSequence)
        }
    }
}
