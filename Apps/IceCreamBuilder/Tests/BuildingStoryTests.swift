import Foundation
import ParleyTesting
import Testing

@testable import IceCreamBuilder

/// Building between people in one process: the app's real controllers and views, the host's real rules.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct `Kate and John build an ice cream` {
    private let world: World
    private let kate: Device
    private let john: Device

    init() throws {
        MessagesViewController.folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("ice-\(UUID().uuidString)")
        world = try World(app: MessagesViewController.self, name: "Ice Cream Builder", people: ["Kate", "John"])
        (kate, john) = (world.device("Kate"), world.device("John"))
    }

    private func add(_ part: String, on device: Device) async throws {
        try await device.tapBubble()
        try await device.tap(part)
        #expect(device.presentationStyle == .compact)
        try await device.send()
    }

    private func buildOne() async throws {
        try await kate.openApp()
        #expect(!kate.hasColor("#007aff"))
        try await kate.tap("New ice cream")
        #expect(!kate.hasColor("#007aff"))
        try await kate.tap("Cone")
        try await kate.send()
        try await add("Mint", on: john)
        try await add("Mango", on: kate)
        try await add("Cherry", on: john)
    }

    @Test func `part by part, in one bubble`() async throws {
        try await buildOne()
        for device in [kate, john] {
            #expect(device.transcript.map(\.kind) == [.summary, .summary, .summary, .bubble])
            #expect(device.transcript.compactMap(\.text).prefix(2) == ["Kate added a cone", "John added mint"])
            #expect(device.bubble?.caption == "John added a cherry")
            #expect(device.bubble?.subcaption == "Ready to eat")
            #expect(world.picture(of: device.bubble) != nil)
        }
        try await kate.tapBubble()
        #expect(kate.texts.contains("Ready to eat"))
        #expect(kate.texts.contains("Mint and mango in a cone with a cherry"))
    }

    @Test func `which is a sticker when it is finished`() async throws {
        try await buildOne()
        try await kate.collapse()
        try await kate.tap("Mint and mango in a cone with a cherry")
        #expect(kate.draft.attachments.map(\.kind) == [.sticker])
        try await kate.closeApp()
        try await kate.openApp()
        #expect(kate.buttons.contains("Mint and mango in a cone with a cherry"))
    }

    @Test func `and nobody adds two parts in a row`() async throws {
        try await kate.openApp()
        try await kate.tap("New ice cream")
        try await kate.tap("Paper cup")
        try await kate.tap("New ice cream")
        try await kate.tap("Waffle bowl")
        try await kate.send()
        #expect(kate.bubble?.accessibilityLabel == "Ice cream: Waffle bowl")
        try await kate.tap("Look at it")
        #expect(kate.texts.contains("You added the last part. Now it is somebody else’s turn."))
        #expect(!kate.buttons.contains("Mint"))
        try await add("Mint", on: john)
        #expect(kate.buttons.contains("Mango") && kate.buttons.contains("Wafer"))
    }

    @Test func `and read in plain words that a message holds none`() async throws {
        try await kate.openApp()
        let message = MSMessage(session: MSSession())
        message.url = URL(string: "?base=spoon")
        kate.controller?.activeConversation?.insert(message, completionHandler: nil)
        try await world.settle()
        try await kate.send()
        try await john.tapBubble()
        #expect(john.texts.contains("No ice cream here"))
        try await john.tap("New ice cream")
        #expect(john.buttons.contains("Cone"))
    }
}
