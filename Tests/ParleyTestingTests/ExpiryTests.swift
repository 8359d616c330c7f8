import ChatModels
import Messages
import ParleyTesting
import SwiftUI
import Testing

/// Messages that go once they have been read, by the world's clock.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ExpiryTests {
    /// Kate has sent one to John, who has two devices.
    private func world() async throws -> World {
        let world = try World(app: FleetingApp.self, name: "Fleeting", people: ["Kate", "John"])
        _ = world.addDevice(of: "John")
        let kate = world.device("Kate")
        try await kate.openApp()
        try await kate.tap("Stage")
        try await kate.send()
        return world
    }

    @Test func `it goes two minutes after its reader has read it, from all of their devices, and the sender's stays`()
        async throws
    {
        let world = try await world()
        let (kate, john) = (world.device("Kate"), world.device("John"))
        try await world.advance(by: .seconds(1_000))
        #expect(john.bubble?.caption == "Soon gone" && john.transcript.last?.keeping != nil)
        john.read()
        try await world.advance(by: ChatLimits.expiryDelay - .milliseconds(1))
        john.read()
        #expect(john.bubble != nil)
        try await world.advance(by: .milliseconds(1))
        #expect(world.devices.filter { $0.person.name == "John" }.allSatisfy { $0.bubble == nil })
        #expect(world.addDevice(of: "John").bubble == nil)
        #expect(kate.bubble?.caption == "Soon gone")
    }

    @Test func `what is kept stays`() async throws {
        let world = try await world()
        let john = world.device("John")
        john.read()
        try await john.keep(try #require(john.transcript.last))
        try await world.advance(by: .seconds(1_000))
        #expect(john.bubble != nil)
        await #expect(throws: TestFailure.self) { try await world.device("Kate").keep(john.transcript[0]) }
    }

    @Test func `what has gone cannot be kept`() async throws {
        let world = try await world()
        let john = world.device("John")
        let item = try #require(john.transcript.last)
        john.read()
        try await world.advance(by: ChatLimits.expiryDelay)
        await #expect(throws: TestFailure.self) { try await john.keep(item) }
    }
}

private final class FleetingApp: MSMessagesAppViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIHostingController(
            rootView: Button("Stage") { [weak self] in
                let message = MSMessage(session: MSSession())
                let layout = MSMessageTemplateLayout()
                layout.caption = "Soon gone"
                message.layout = layout
                message.shouldExpire = true
                self?.activeConversation?.insert(message)
            })
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
