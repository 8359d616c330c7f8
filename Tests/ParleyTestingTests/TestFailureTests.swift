import ParleyTesting
import Testing

/// Messages to a test's author when a step cannot be done.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TestFailureTests {
    @Test func `a button that is not there is named, with those that are`() async throws {
        let world = try World(app: NoteApp.self, name: "Notes", people: ["Kate", "John"])
        let kate = world.device("Kate")
        try await kate.openApp()
        let failure = await #expect(throws: TestFailure.self) { try await kate.tap("Wrtie") }
        #expect(
            failure?.message
                == #"Kate sees no button named "Wrtie"; there are: ["Write", "Stage", "Overflow", "Close"]."#)
    }

    @Test func `a button that is disabled cannot be pressed`() async throws {
        let world = try World(app: NoteApp.self, name: "Notes", people: ["Kate", "John"])
        let kate = world.device("Kate")
        try await kate.openApp()
        let failure = await #expect(throws: TestFailure.self) { try await kate.tap("Stage") }
        #expect(failure?.message == #"The button "Stage" on Kate's device is disabled."#)
        #expect(!kate.buttons.contains("Stage"))
    }

    @Test func `a field, row or bubble that is not there is named`() async throws {
        let world = try World(app: NoteApp.self, name: "Notes", people: ["Kate", "John"])
        let kate = world.device("Kate")
        try await kate.openApp()
        await #expect(throws: TestFailure.self) { try await kate.type("a", into: "Name") }
        await #expect(throws: TestFailure.self) { try await kate.delete("one") }
        await #expect(throws: TestFailure.self) { try await kate.move("one", to: 0) }
        await #expect(throws: TestFailure.self) { try await kate.tapBubble() }
    }

    @Test(arguments: [[], ["Kate"], ["Kate", "Kate"], (1...33).map(String.init)])
    func `a conversation has two to 32 people of different names`(people: [String]) {
        #expect(throws: TestFailure.self) { try World(app: NoteApp.self, name: "Notes", people: people) }
    }
}
