import Foundation
import Messages
import ParleyTesting
import Testing

@testable import SharedStarter

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Kate and John fill one list` {
    private func world() throws -> World {
        try World(app: MessagesViewController.self, name: "Shared", people: ["Kate", "John"])
    }

    private func add(_ name: String, on device: Device) async throws {
        try await device.type(name, into: "Something new")
        try await device.submit("Something new")
    }

    @Test func `what both add is seen by both, and is there after the app was closed`() async throws {
        let world = try world()
        let (kate, john) = (world.device("Kate"), world.device("John"))
        try await kate.openApp()
        #expect(kate.texts.contains("Nothing yet"))
        try await kate.tap("Show it in the conversation")
        try await kate.send()
        try await john.tapBubble()

        try await add("Tent", on: kate)
        try await add("Torch", on: john)
        for device in world.devices { #expect(device.texts.contains("Tent") && device.texts.contains("Torch")) }

        try await john.closeApp()
        try await add("Rope", on: kate)
        try await john.openApp()
        #expect(john.texts.contains("Rope"))
        #expect(world.groupStore.value(forKey: SharedThings.key) == Data(#"["Tent","Torch","Rope"]"#.utf8))
    }

    @Test func `what could not be saved stays in the field, with the reason`() async throws {
        let world = try world()
        let kate = world.device("Kate")
        try await kate.openApp()
        world.groupStore.isUnavailable = true
        try await add("Tent", on: kate)
        #expect(world.groupStore.value(forKey: SharedThings.key) == nil)
        #expect(!kate.texts.contains("Everybody here sees and changes the same list."))

        world.groupStore.isUnavailable = false
        try await kate.submit("Something new")
        #expect(kate.texts.contains("Tent") && kate.texts.contains("Everybody here sees and changes the same list."))
    }
}
