import ParleyTesting
import Testing

@testable import PollExample

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Kate asks where to go` {
    @Test func `and both see John's answer`() async throws {
        let world = try World(app: MessagesViewController.self, name: "Poll", people: ["Kate", "John"])
        let (kate, john) = (world.device("Kate"), world.device("John"))

        try await kate.openApp()
        try await kate.type("Where to?", into: "Question")
        for answer in ["Park", "Lake"] {
            try await kate.type(answer, into: "Another answer")
            try await kate.tap("Add")
        }
        try await kate.tap("Ask")
        try await kate.send()

        try await john.tapBubble()
        try await john.tap("Lake: 0")
        try await john.send()
        for device in world.devices {
            #expect(device.transcript.map(\.kind) == [.summary, .bubble])
            #expect(device.bubble?.caption == "Where to?")
            #expect(device.bubble?.subcaption == "Park 0, Lake 1")
        }
    }
}
