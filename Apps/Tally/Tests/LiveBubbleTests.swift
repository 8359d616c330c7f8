import ParleyTesting
import Testing

@testable import Tally

/// The bubble itself, on the devices of two people.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A tally in its bubble` {
    private func begin() async throws -> (World, kate: Device, john: Device) {
        let world = try World(app: MessagesViewController.self, name: "Tally", people: ["Kate", "John"])
        let kate = world.device("Kate")
        try await kate.openApp()
        #expect(!kate.hasColor("#007aff"))
        try await kate.tap("Mussels eaten")
        #expect(kate.liveDraft?.texts.contains("Mussels eaten") == true)
        try await kate.send()
        return (world, kate, world.device("John"))
    }

    @Test func `counts where it stands, and is still right after scrolling away and back`() async throws {
        let (world, kate, john) = try await begin()
        #expect(kate.liveDraft == nil && kate.presentationStyle == nil)
        let bubble = try #require(john.liveBubbles.first)
        try await bubble.tap("Count one")
        try await bubble.tap("Count one")
        #expect(john.liveBubbles.first?.texts.contains("2 counted") == true)
        #expect(kate.liveBubbles.first?.texts.contains("0 counted") == true)
        try await john.scrollAway()
        #expect(john.liveBubbles.isEmpty)
        #expect(john.transcript.last?.bubble?.subcaption == "0 counted")
        try await john.scrollBack()
        #expect(john.liveBubbles.first?.texts.contains("2 counted") == true)
        #expect(world.log.count == 1)
    }

    @Test func `shares what was counted, and the newer bubble takes its place`() async throws {
        let (world, kate, john) = try await begin()
        try await #require(john.liveBubbles.first).tap("Count one")
        try await #require(john.liveBubbles.first).tap("Share")
        for device in world.devices {
            #expect(device.transcript.map(\.kind) == [.summary, .bubble])
            #expect(device.transcript.first?.text == "Mussels eaten: 0")
            #expect(device.liveBubbles.count == 1)
            #expect(device.liveBubbles.first?.texts.contains("1 counted") == true)
        }
        #expect(kate.liveBubbles.first?.buttons == ["Count one", "Details"])
    }

    @Test func `opens the panel at its message`() async throws {
        let (world, _, john) = try await begin()
        try await #require(john.liveBubbles.first).tap("Details")
        #expect(john.presentationStyle == .expanded)
        #expect(john.texts.contains("0 of them by you"))
        try await john.tap("Count one")
        #expect(john.texts.contains("1 of them by you"))
        #expect(world.log.count == 1)
    }

    @Test func `is as large as it needs to be`() async throws {
        let (world, kate, _) = try await begin()
        let size = try #require(kate.liveBubbles.first?.size)
        #expect(size.width == 240)
        #expect((100...260).contains(size.height), "\(size.height) of \(world.log.count) bubble")
    }
}
