import ChatModels
import Foundation
import LoadClient

/// Makes the people and their conversations, as real people join and begin them.
struct Joining {
    /// People who join at a time.
    private static let laneCount = 8

    var port: Int
    var tally: Tally

    /// - Parameter code: of the link that the server's first start prints.
    func people(_ count: Int, owner code: String) async throws -> [Person] {
        let lanes = LanePool(Self.laneCount, to: port, tally)
        let owner = try await join(0, by: code, lanes)
        let each = ChatLimits.joinsPerInvitationMax
        let codes = try await (0..<(count + each - 2) / each).concurrentMap(1) { _ in
            let body = NewServerInvitationBody(joinsMax: each, days: 1)
            let made: NewInvitation = try await lanes.insist(Request("POST", "/owner/invitations", body), as: owner)
                .decoded()
            return made.code
        }
        let others = try await (1..<count).concurrentMap(Self.laneCount) { number in
            try await join(number, by: codes[(number - 1) / each], lanes)
        }
        return [owner] + others
    }

    private func join(_ number: Int, by code: String, _ lanes: LanePool) async throws -> Person {
        var person = Person(number: number)
        let body = NewPersonBody(name: "Person \(number)")
        let answer = try await lanes.insist(Request("POST", "/invitations/\(code)/people", body), as: person)
        person.device = try answer.decoded(JoinedDevice.self).device
        person.cookie = answer.header("set-cookie")?.split(separator: ";").first.map(String.init) ?? ""
        person.id = try await lanes.insist(Request("GET", "/account"), as: person).decoded(Account.self).person.id
        return person
    }

    /// Begins conversations of 2 to 32 people, most of them small, so that everybody is in some.
    func conversations(_ count: Int, of people: [Person]) async throws -> [Place] {
        var deck = Deck(people.count)
        let groups = (0..<count).map { _ in deck.deal(Self.size(upTo: people.count)) }
        let lanes = LanePool(Self.laneCount, to: port, tally)
        return try await groups.indices.concurrentMap(Self.laneCount) { index in
            let members = groups[index]
            let body = NewConversationBody(people: members.dropFirst().map { people[$0].id }, name: "Group \(index)")
            let founder = people[members[0]]
            let begun: BegunConversation = try await lanes.insist(
                Request("POST", "/devices/\(founder.device)/conversations", body), as: founder
            ).decoded()
            return Place(id: begun.conversation, members: members)
        }
    }

    private static func size(upTo count: Int) -> Int {
        let smallest = ChatLimits.participantCountMin
        let range = Double(min(ChatLimits.participantCountMax, count) - smallest)
        return smallest + Int((range * pow(Double.random(in: 0...1), 2.2)).rounded())
    }
}

/// Numbers from 0 in random order, again and again.
private struct Deck {
    private let count: Int
    private var rest: [Int] = []

    init(_ count: Int) { self.count = count }

    /// Returns so many different numbers.
    mutating func deal(_ size: Int) -> [Int] {
        var dealt: [Int] = []
        while dealt.count < size {
            if rest.isEmpty { rest = (0..<count).shuffled() }
            guard let place = rest.lastIndex(where: { !dealt.contains($0) }) else {
                rest = []
                continue
            }
            dealt.append(rest.remove(at: place))
        }
        return dealt
    }
}

extension Collection where Element: Sendable, Self: Sendable {
    /// Maps with so many at a time, in order.
    func concurrentMap<Value: Sendable>(
        _ width: Int, _ body: @escaping @Sendable (Element) async throws -> Value
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: (Int, Value).self) { group in
            var values: [Int: Value] = [:]
            for (place, element) in enumerated() {
                if place >= width, let (done, value) = try await group.next() { values[done] = value }
                group.addTask { (place, try await body(element)) }
            }
            for try await (done, value) in group { values[done] = value }
            return values.sorted { $0.key < $1.key }.map(\.value)
        }
    }
}
