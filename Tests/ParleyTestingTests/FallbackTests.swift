import ChatModels
import Messages
import ParleyTesting
import Testing

/// Devices that lack the app, and devices whose system is too old for any.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FallbackTests {
    private let world: World
    private let kate: Device
    private let john: Device

    init() throws {
        world = try World(app: NoteApp.self, name: "Notes", people: ["Kate", "John"])
        kate = world.device("Kate")
        john = world.device("John")
    }

    private func kateSends(_ note: String) async throws {
        try await kate.openApp()
        try await kate.tap("Write")
        try await kate.type(note, into: "Line")
        try await kate.submit("Line")
        try await kate.tap("Stage")
        try await kate.send()
    }

    @Test func `a device without the app gets it from a bubble, and it opens there`() async throws {
        john.hasApp = false
        try await kateSends("hello")
        #expect(john.bubble?.caption == "hello")
        await #expect(throws: TestFailure.self) { try await john.openApp() }
        try await john.tapBubble()
        #expect(john.isOffered && john.controller == nil)
        try await john.getApp()
        #expect(!john.isOffered && john.hasApp)
        #expect(john.presentationStyle == .expanded)
        #expect(john.texts.contains("hello"))
    }

    @Test func `an app that is put on anew knows people by other identifiers`() async throws {
        try await kate.openApp()
        let before = try #require(kate.controller?.activeConversation?.localParticipantIdentifier)
        kate.hasApp = false
        try await world.settle()
        #expect(kate.controller == nil)
        kate.hasApp = true
        try await kate.openApp()
        #expect(kate.controller?.activeConversation?.localParticipantIdentifier != before)
    }

    @Test func `an old device shows two lines and opens nothing`() async throws {
        john.isOld = true
        try await kateSends("hello")
        #expect(john.transcript.map(\.kind).last == .link)
        #expect(john.bubble == nil)
        await #expect(throws: TestFailure.self) { try await john.tapBubble() }
        john.isOld = false
        try await john.tapBubble("hello")
        #expect(john.texts.contains("hello"))
    }
}
