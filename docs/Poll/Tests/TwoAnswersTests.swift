import ParleyTesting
import Testing

@testable import PollExample

@MainActor @Suite(.timeLimit(.minutes(5))) struct `John and Mary answer the same poll` {
    private let world: World
    private let kate: Device
    private let john: Device
    private let mary: Device

    init() throws {
        world = try World(app: MessagesViewController.self, name: "Poll", people: ["Kate", "John", "Mary"])
        (kate, john, mary) = (world.device("Kate"), world.device("John"), world.device("Mary"))
    }

    private func kateAsks() async throws {
        try await kate.openApp()
        try await kate.type("Where to?", into: "Question")
        for answer in ["Park", "Lake"] {
            try await kate.type(answer, into: "Another answer")
            try await kate.tap("Add")
        }
        try await kate.tap("Ask")
        try await kate.send()
    }

    @Test func `and the second to send has the first one's answer too`() async throws {
        try await kateAsks()
        for device in [john, mary] { try await device.tapBubble() }
        try await john.tap("Park: 0")
        try await mary.tap("Lake: 0")
        try await john.send()
        #expect(mary.draft.bubble?.subcaption == "Park 1, Lake 1")
        try await mary.send()
        for device in world.devices { #expect(device.bubble?.subcaption == "Park 1, Lake 1") }
    }

    @Test func `and who was overtaken has the answer in the input field again`() async throws {
        try await kateAsks()
        for device in [john, mary] { try await device.tapBubble() }
        try await mary.tap("Lake: 0")
        try await mary.closeApp()
        try await john.tap("Park: 0")
        try await john.send()

        // Mary's draft was staged before John's answer came, and her app is closed.
        try await mary.send()
        #expect(kate.bubble?.subcaption == "Park 0, Lake 1")
        #expect(john.draft.bubble?.subcaption == "Park 1, Lake 1")
        try await john.send()
        for device in world.devices { #expect(device.bubble?.subcaption == "Park 1, Lake 1") }
    }

    @Test func `and the newest counts where both apps are closed`() async throws {
        try await kateAsks()
        for (device, row) in [(john, "Park: 0"), (mary, "Lake: 0")] {
            try await device.tapBubble()
            try await device.tap(row)
            try await device.closeApp()
        }
        try await john.send()
        try await mary.send()
        for device in world.devices {
            #expect(device.transcript.map(\.text) == ["Where to? Park 0, Lake 0", "Where to? Park 1, Lake 0", nil])
            #expect(device.bubble?.subcaption == "Park 0, Lake 1")
        }
    }
}
