import ParleyTesting
import Testing

@testable import HelloExample

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Kate says hello` {
    @Test func `and John reads it`() async throws {
        let world = try World(app: MessagesViewController.self, name: "Hello", people: ["Kate", "John"])
        try await world.device("Kate").openApp()
        try await world.device("Kate").tap("Say hello")
        try await world.device("Kate").send()
        #expect(world.device("John").bubble?.caption == "Hello")
    }
}
