import Messages
import ParleyTesting
import Testing

@testable import ListStarter

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Kate and John pack` {
    @Test func `John adds what Kate forgot`() async throws {
        let world = try World(app: MessagesViewController.self, name: "List", people: ["Kate", "John"])
        let (kate, john) = (world.device("Kate"), world.device("John"))

        try await kate.openApp()
        try await kate.type("Tent", into: "Something new")
        try await kate.submit("Something new")
        try await kate.tap("Send")
        try await kate.send()

        try await john.tapBubble()
        try await john.type("Torch", into: "Something new")
        try await john.tap("Send")
        try await john.send()
        for device in world.devices {
            #expect(device.transcript.map(\.kind) == [.summary, .bubble])
            #expect(device.bubble?.caption == "Tent, Torch")
        }
    }

    @Test func `a list that is full takes no more, and its address is short enough`() throws {
        var things = Things()
        for number in 0...Things.countMax { things.add("\(number)" + String(repeating: "x", count: 100)) }
        #expect(things.names.count == Things.countMax)
        #expect(try #require(things.url).absoluteString.count < 5_000)
        let message = MSMessage()
        message.url = things.url
        #expect(Things(message: message) == things)
    }
}
