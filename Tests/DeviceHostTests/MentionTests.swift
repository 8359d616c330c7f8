import ChatModels
import DeviceHost
import Foundation
import Testing

/// People whom a text names.
@Suite(.timeLimit(.minutes(5))) struct MentionTests {
    private func stored(
        _ text: String, _ mentions: [Mention], by phone: inout Phone, key: String = "k"
    ) throws -> [NewEntry] {
        try phone.handle(.send(SendKey(unchecked: key), text: text, mentions: mentions))
        return phone.actions.flatMap { action -> [NewEntry] in
            guard case .append(_, let entries) = action else { return [] }
            return entries
        }
    }

    @Test func `mentions count in the text as it is stored, and only of those who are here`() throws {
        var phone = Phone()
        let john = Mention(person: Phone.john.id, start: 4, length: 5)
        let nobody = Mention(person: PersonID(UUID()), start: 10, length: 4)
        let entries = try stored(" \n👍@John @Eve ", [john, nobody], by: &phone)
        #expect(entries.map(\.content) == [.text("👍@John @Eve")])
        #expect(entries.map(\.mentions) == [[Mention(person: Phone.john.id, start: 2, length: 5)]])
        #expect(try stored("Hello", [], by: &phone, key: "l").map(\.mentions) == [nil])
    }

    @Test(arguments: [(0, 5), (4, 1), (4, 20), (-1, 5), (3, 6), (Int.min, 2), (Int.max, 2), (4, Int.max)])
    func `what is no part of the text that begins with the sign is refused`(start: Int, length: Int) {
        let phone = Phone()
        let mention = Mention(person: Phone.john.id, start: start, length: length)
        let send = DeviceHost.Event.send(SendKey(unchecked: "k"), text: " \n👍@John", mentions: [mention])
        #expect(phone.refusal(of: send) == .badNumber)
    }

    @Test func `a file is added once under one key`() throws {
        var phone = Phone()
        func add(_ key: String?) throws {
            try phone.handle(
                .addFile(name: "a.txt", bytes: Data("hello".utf8), key: key.map(SendKey.init(unchecked:))))
        }
        for key in ["one", "one", "two", nil, nil] { try add(key) }
        #expect(phone.host.draft.attachments.count == 4)
    }
}
