import Messages
import ParleyTesting
import Testing

@testable import CounterStarter

/// Two people, one conversation, the app's real controller and views: no browser, no simulator.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Kate and John count` {
    @Test func `John goes on from Kate's number`() async throws {
        let world = try World(app: MessagesViewController.self, name: "Counter", people: ["Kate", "John"])
        let (kate, john) = (world.device("Kate"), world.device("John"))

        try await kate.openApp()
        try await kate.tap("Count one")
        try await kate.tap("Send")
        #expect(kate.draft.bubble?.caption == "Counted: 1")
        try await kate.send()

        try await john.tapBubble()
        try await john.tap("Count one")
        try await john.tap("Send")
        try await john.send()
        for device in world.devices {
            #expect(device.transcript.map(\.kind) == [.summary, .bubble])
            #expect(device.bubble?.caption == "Counted: 2")
        }
    }

    @Test(arguments: ["", "?count=", "?count=-1", "?count=1000001", "?count=many"])
    func `an address that holds no count is none`(address: String) {
        let message = MSMessage()
        message.url = URL(string: address)
        #expect(Count(message: message) == nil)
    }
}
