import ParleyTesting
import Testing

@testable import LiveStarter

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Kate asks, and everybody answers in the bubble` {
    @Test func `answers of two people are counted`() async throws {
        let world = try World(app: MessagesViewController.self, name: "Poll", people: ["Kate", "John"])
        let (kate, john) = (world.device("Kate"), world.device("John"))

        try await kate.openApp()
        try await kate.tap("Ask: Shall we meet on Friday?")
        try await kate.send()

        try await #require(john.liveBubbles.first).tap("Yes: 0")
        try await #require(kate.liveBubbles.first).tap("No: 0")
        for device in world.devices {
            #expect(device.liveBubbles.last?.buttons == ["Yes: 1", "No: 1"])
            #expect(device.transcript.last?.bubble?.subcaption == "Yes 1, no 1")
        }
    }
}
