import Foundation
import ParleyTesting
import Testing

@testable import Snippets

/// Snippets between people in one process: the app's real controller and views, the host's real rules.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct `Kate inserts snippets` {
    private let world: World
    private let kate: Device
    private let john: Device

    init() throws {
        MessagesViewController.resources = shippedResources
        world = try World(app: MessagesViewController.self, name: "Snippets", people: ["Kate", "John"])
        (kate, john) = (world.device("Kate"), world.device("John"))
    }

    @Test func `and they are files of the conversation, not bubbles`() async throws {
        try await kate.openApp()
        try await kate.type("ship", into: "Search snippets")
        try await kate.tap("Sailboat, Picture")
        #expect(kate.texts.contains("Sailboat"))
        try await kate.expand()
        try await kate.tap("Insert")
        #expect(kate.presentationStyle == .compact)
        #expect(kate.draft.bubble == nil)
        #expect(kate.draft.attachments.map(\.name) == ["Sailboat.png"])
        try await kate.type("fanfare", into: "Search snippets")
        try await kate.tap("Ta-da, Sound, 1.8 seconds")
        try await kate.tap("Insert")
        #expect(kate.draft.attachments.map(\.name) == ["Sailboat.png", "Ta-da.m4a"])
        try await kate.send()
        #expect(world.log.count == 2)
        #expect(john.transcript.allSatisfy { $0.kind != .bubble })
    }

    @Test func `after hearing a sound, which stops when she goes back`() async throws {
        try await kate.openApp()
        try await kate.type("ding", into: "Search snippets")
        try await kate.tap("Doorbell, Sound, 2 seconds")
        try await kate.tap("Play")
        #expect(kate.buttons.contains("Stop") && !kate.buttons.contains("Play"))
        try await kate.tap("Stop")
        #expect(kate.buttons.contains("Play"))
        try await kate.tap("Snippets")
        try await kate.type("rainbow", into: "Search snippets")
        try await kate.tap("Rainbow, Picture")
        #expect(!kate.buttons.contains("Play"))
    }

    @Test func `after searching by words, finding nothing, and clearing the search`() async throws {
        try await kate.openApp()
        #expect(!kate.hasColor("#007aff"))
        try await kate.type("sea morn", into: "Search snippets")
        #expect(kate.buttons == ["Clear search", "Sunrise, Picture"])
        try await kate.type("zebra", into: "Search snippets")
        #expect(kate.texts.contains("Nothing found for “zebra”"))
        #expect(kate.buttons == ["Clear search"])
        try await kate.tap("Clear search")
        #expect(try kate.text(in: "Search snippets").isEmpty)
        #expect(!kate.buttons.contains("Clear search") && kate.buttons.contains("Sailboat, Picture"))
        try await kate.tap("Sailboat, Picture")
        #expect(!kate.hasColor("#007aff"))
    }

    @Test func `after looking at one and going back to the list`() async throws {
        try await kate.openApp()
        try await kate.tap("Sunrise, Picture")
        #expect(!kate.buttons.contains("Sunrise, Picture"))
        try await kate.tap("Snippets")
        #expect(kate.buttons.contains("Sunrise, Picture"))
        #expect(!kate.buttons.contains("Insert"))
        #expect(kate.draft.attachments.isEmpty)
    }
}
