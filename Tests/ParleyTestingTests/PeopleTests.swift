import Messages
import ParleyTesting
import Testing

/// Joining and leaving.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PeopleTests {
    private let world: World
    private let kate: Device
    private let john: Device

    init() throws {
        world = try World(app: NoteApp.self, name: "Notes", people: ["Kate", "John", "Mary"])
        kate = world.device("Kate")
        john = world.device("John")
    }

    private func say(_ words: String) async throws {
        try await kate.typeMessage(words)
        try await kate.send()
    }

    @Test func `who joins sees what is sent from then on, and who leaves nothing more`() async throws {
        try await say("one")
        let ben = try await world.join("Ben")
        try await john.leave()
        try await say("two")
        #expect(ben.transcript.map(\.text) == ["You joined the conversation", "John left the conversation", "two"])
        #expect(john.transcript.map(\.text) == ["one", "Ben joined the conversation", "You left the conversation"])
        await #expect(throws: TestFailure.self) { try await john.openApp() }
        await #expect(throws: TestFailure.self) { try await john.leave() }
        try await world.join("John")
        try await say("three")
        #expect(john.transcript.map(\.text).suffix(2) == ["You joined the conversation", "three"])
    }

    @Test func `an open app counts the others as they come and go, and keeps their identifiers`() async throws {
        try await kate.openApp()
        let conversation = try #require(kate.controller?.activeConversation)
        let before = Set(conversation.remoteParticipantIdentifiers)
        let calls = kate.trace
        try await world.join("Ben")
        #expect(Set(conversation.remoteParticipantIdentifiers).isSuperset(of: before))
        #expect(conversation.remoteParticipantIdentifiers.count == 3)
        try await john.leave()
        #expect(conversation.remoteParticipantIdentifiers.count == 2)
        #expect(kate.trace == calls)
    }

    @Test func `two people stay`() async throws {
        try await john.leave()
        await #expect(throws: TestFailure.self) { try await kate.leave() }
        await #expect(throws: TestFailure.self) { try await world.join("Kate") }
    }
}
