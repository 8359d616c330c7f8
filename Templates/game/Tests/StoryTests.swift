import ParleyTesting
import Testing

@testable import GameStarter

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Kate and John play` {
    @Test func `paper beats rock, and nobody moves twice`() async throws {
        let world = try World(app: MessagesViewController.self, name: "Game", people: ["Kate", "John"])
        let (kate, john) = (world.device("Kate"), world.device("John"))

        try await kate.openApp()
        try await kate.tap("Rock")
        try await kate.send()
        try await kate.tapBubble()
        #expect(kate.buttons.isEmpty)
        #expect(kate.texts.contains("It is the other one's turn."))

        try await john.tapBubble()
        #expect(john.texts.contains("Your turn."))
        try await john.tap("Paper")
        try await john.send()
        try await john.tapBubble()
        #expect(john.texts.contains("You win with paper!"))
        #expect(kate.transcript.map(\.kind) == [.summary, .bubble])
    }

    @Test func `each hand beats one other`() {
        for hand in Hand.allCases {
            #expect(Hand.allCases.filter(hand.beats).count == 1)
            #expect(!hand.beats(hand))
        }
    }
}
