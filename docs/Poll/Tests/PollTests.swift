import Foundation
import Messages
import Testing

@testable import PollExample

@Suite(.timeLimit(.minutes(5))) struct `A poll` {
    private var poll: Poll {
        var poll = Poll()
        poll.question = "Where to?"
        poll.add("Park")
        poll.add("Lake & woods")
        return poll
    }

    @Test func `comes back from a message's URL as it went in`() {
        var poll = poll
        poll.choose(1, by: UUID())
        let message = MSMessage()
        message.url = poll.url
        #expect(Poll(message: message) == poll)
    }

    @Test func `counts the last choice of each device`() {
        let (kate, john) = (UUID(), UUID())
        var poll = poll
        poll.choose(0, by: kate)
        poll.choose(1, by: john)
        poll.choose(1, by: kate)
        #expect(poll.result == "Park 0, Lake & woods 2")
    }

    @Test(arguments: ["", "?", "?count=3", "?question=Where", "?question=Where&answer=Park&answer=Park"])
    func `is not made of an address that holds none`(address: String) {
        let message = MSMessage()
        message.url = URL(string: address)
        #expect(Poll(message: message) == nil)
    }

    @Test func `that is as large as it may be fits into a message`() throws {
        var poll = Poll()
        poll.question = String(repeating: "?", count: 100)
        for number in 0...Poll.answersMax { poll.add("\(number)" + String(repeating: "é", count: 100)) }
        for _ in 0...Poll.choicesMax { poll.choose(0, by: UUID()) }
        #expect(poll.answers.count == Poll.answersMax && poll.choices.count == Poll.choicesMax)
        #expect(try #require(poll.url).absoluteString.count < 5_000)
    }
}
