import Foundation
import Messages
import Testing

@testable import Tally

@MainActor @Suite(.timeLimit(.minutes(5))) struct TallyTests {
    private let kate = UUID()
    private let john = UUID()

    private func storage() throws -> UserDefaults {
        try #require(UserDefaults(suiteName: "tally-\(UUID().uuidString)"))
    }

    private func message(_ url: String?) -> MSMessage {
        let message = MSMessage()
        message.url = url.flatMap { URL(string: $0) }
        return message
    }

    @Test func `a tally crosses as a URL`() throws {
        var tally = Tally(title: "Mussels & fries = more")
        tally.raise("a", to: 3)
        tally.raise("b", to: 4)
        #expect(Tally(message: message(tally.url?.absoluteString)) == tally)
        #expect(tally.total == 7)
    }

    @Test(arguments: [nil, "?", "?tally=1&title=x", "?tally=00000000-0000-4000-8000-000000000001"])
    func `what is no tally is none`(url: String?) {
        #expect(Tally(message: message(url)) == nil)
    }

    @Test func `numbers that nobody counts to are cut`() throws {
        let url = "?tally=\(UUID())&title=x&n.a=9223372036854775807&n.b=9223372036854775807&n.c=-5&n.d=many"
        let tally = try #require(Tally(message: message(url)))
        #expect(tally.total == 2 * Tally.countMax)
    }

    @Test func `what was counted here is kept until it is shared, and after`() throws {
        let storage = try storage()
        let tally = Tally(title: "Mussels")
        let counter = TallyCounter(tally: tally, counter: kate, storage: storage)
        #expect(!counter.hasNews)
        counter.count()
        counter.count()
        let again = TallyCounter(tally: tally, counter: kate, storage: storage)
        #expect(again.tally.total == 2 && again.hasNews)
        again.didShare()
        #expect(!again.hasNews)
    }

    @Test func `two who share at once lose nothing`() throws {
        let tally = Tally(title: "Mussels")
        let (ours, theirs) = (try storage(), try storage())
        let kates = TallyCounter(tally: tally, counter: kate, storage: ours)
        let johns = TallyCounter(tally: tally, counter: john, storage: theirs)
        kates.count()
        johns.count()
        let newest = johns.tally
        #expect(TallyCounter(tally: newest, counter: kate, storage: ours).tally.total == 2)
    }
}
