import Foundation
import Messages

/// A question with two answers. Each device keeps one vote, so that two people who answer at once lose nothing.
struct Poll: Equatable {
    private(set) var votes: [UUID: Bool] = [:]

    static let question = "Shall we meet on Friday?"
    static let votesMax = 32

    func count(_ answer: Bool) -> Int { votes.values.count { $0 == answer } }

    mutating func vote(_ answer: Bool, by voter: UUID) {
        guard votes[voter] != nil || votes.count < Self.votesMax else { return }
        votes[voter] = answer
    }
}

extension Poll {
    /// Returns nil if there is no message, or it is not one of this app.
    init?(message: MSMessage?) {
        guard let url = message?.url,
            let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems,
            items.contains(where: { $0.name == "poll" })
        else { return nil }
        for item in items { UUID(uuidString: item.name).map { vote(item.value == "yes", by: $0) } }
    }

    var url: URL? {
        var components = URLComponents()
        let sorted = votes.sorted { $0.key.uuidString < $1.key.uuidString }
        components.queryItems =
            [URLQueryItem(name: "poll", value: "1")]
            + sorted.map { URLQueryItem(name: $0.key.uuidString, value: $0.value ? "yes" : "no") }
        return components.url
    }
}
