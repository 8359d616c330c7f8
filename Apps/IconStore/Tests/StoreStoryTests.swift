import Foundation
import IconDataKit
import ParleyTesting
import Testing

@testable import IconStore

/// Icons between people in one process: the app's real controller and views, the host's real rules.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Kate shares an icon with John` {
    private let world: World
    private let kate: Device
    private let john: Device

    init() throws {
        world = try World(app: MessagesViewController.self, name: "Icon Store", people: ["Kate", "John"])
        (kate, john) = (world.device("Kate"), world.device("John"))
    }

    private func share(_ icon: String) async throws {
        if kate.presentationStyle == nil { try await kate.openApp() }
        try await kate.tap(icon)
        try await kate.send()
    }

    @Test func `who opens it, and then another one in the open app`() async throws {
        try await share("Campfire, € 1.99")
        try await share("Night Owl, € 0.99")
        #expect(john.transcript.map(\.kind) == [.bubble, .bubble])
        #expect(john.bubble?.caption == "Night Owl")
        #expect(john.bubble?.trailingCaption == "€ 0.99")
        #expect(world.picture(of: john.bubble) != nil)

        try await john.tapBubble("Icon Campfire, € 1.99")
        #expect(john.trace.contains("willBecomeActive"))
        #expect(!john.trace.contains("didSelect"))
        #expect(john.texts.contains("A flame for trips, tents and long evenings outside."))

        try await john.tapBubble("Icon Night Owl, € 0.99")
        #expect(john.trace.contains("didSelect"))
        #expect(john.texts.contains("A moon among stars, for those who write after midnight."))
    }

    @Test func `who browses on and shares another one`() async throws {
        try await share("Campfire, € 1.99")
        try await john.tapBubble()
        try await john.tap("All icons")
        try await john.tap("Paw, Free")
        #expect(john.draft.bubble?.caption == "Paw")
        #expect(john.presentationStyle == .compact)
    }

    @Test func `that she has searched for`() async throws {
        try await kate.openApp()
        try await kate.type("birthdays", into: "Search icons")
        #expect(kate.buttons == ["Clear search", "Surprise, € 0.99"])
        try await kate.type("submarine", into: "Search icons")
        #expect(kate.texts.contains("No icon for “submarine”"))
        try await kate.tap("Clear search")
        #expect(kate.buttons.contains("Campfire, € 1.99"))
    }

    @Test(arguments: ["?icon=submarine", "https://example.org", nil])
    func `that his version does not have, and he is told`(url: String?) async throws {
        try await kate.openApp()
        let message = MSMessage()
        message.url = url.flatMap { URL(string: $0) }
        kate.controller?.activeConversation?.insert(message, completionHandler: nil)
        try await world.settle()
        try await kate.send()
        try await john.tapBubble()
        #expect(john.texts.contains("Not in this store"))
        try await john.tap("All icons")
        #expect(john.buttons.contains("Campfire, € 1.99"))
    }
}
