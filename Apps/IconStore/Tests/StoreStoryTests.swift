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
        try await share("Campfire, €1.99")
        try await share("Night Owl, €0.99")
        #expect(john.transcript.map(\.kind) == [.bubble, .bubble])
        #expect(john.bubble?.caption == "Night Owl")
        #expect(john.bubble?.trailingCaption == "€0.99")
        #expect(world.picture(of: john.bubble) != nil)

        try await john.tapBubble("Icon Campfire, €1.99")
        #expect(john.trace.contains("willBecomeActive"))
        #expect(!john.trace.contains("didSelect"))
        #expect(john.texts.contains("A flame for trips, tents and long evenings outside."))

        try await john.tapBubble("Icon Night Owl, €0.99")
        #expect(john.trace.contains("didSelect"))
        #expect(john.texts.contains("A moon among stars, for those who write after midnight."))
    }

    @Test func `who browses on and shares another one`() async throws {
        try await share("Campfire, €1.99")
        try await john.tapBubble()
        try await john.tap("All icons")
        try await john.tap("Paw, Free")
        #expect(john.draft.bubble?.caption == "Paw")
        #expect(john.presentationStyle == .compact)
    }

    @Test func `that she has searched for`() async throws {
        try await kate.openApp()
        try await kate.type("birthdays", into: "Search icons")
        #expect(kate.buttons == ["Clear search", "Surprise, €0.99"])
        try await kate.type("submarine", into: "Search icons")
        #expect(kate.texts.contains("No icon for “submarine”"))
        try await kate.tap("Clear search")
        #expect(kate.buttons.contains("Campfire, €1.99"))
    }

    @Test func `who buys it, and the receipt takes the bubble's place`() async throws {
        try await share("Campfire, €1.99")
        try await john.tapBubble()
        try await john.tap("Look at Reading Room")
        #expect(john.texts.contains("A book for clubs that read, and for quiet evenings."))
        try await john.tapBubble()
        try await john.tap("Buy for €1.99")
        #expect(john.presentationStyle == .compact)
        #expect(john.draft.bubble?.caption == "John bought Campfire")
        try await john.send()
        for device in [kate, john] {
            #expect(device.transcript.map(\.kind) == [.summary, .bubble])
            #expect(device.transcript.first?.text == "Kate shared the icon Campfire")
            #expect(device.bubble?.accessibilityLabel == "Receipt for Campfire, €1.99")
        }
        #expect(john.texts.contains("Bought"))
        try await kate.tapBubble()
        #expect(kate.texts.contains("Bought") && kate.texts.contains("Total, €1.99"))
    }

    @Test(arguments: [
        ("?icon=campfire&cents=1", "names €0.01"), ("?icon=campfire&cents=1&receipt=0000", "names €0.01"),
        ("?icon=campfire&cents=-199", "names -€1.99"), ("?icon=campfire&receipt=0000", "names no price"),
    ])
    func `at a price that is not the store's, and he is told`(url: String, words: String) async throws {
        try await stage(url)
        try await john.tapBubble()
        #expect(john.texts.contains("The price is wrong"))
        let sentence = "The message \(words) for Campfire. In this store it is €1.99, so this message is not taken."
        #expect(john.texts.contains(sentence), "\(john.texts)")
        #expect(!john.texts.contains("Bought"))
        try await john.tap("Look at the icon")
        #expect(john.buttons.contains("Buy for €1.99"))
    }

    @Test(arguments: ["?icon=submarine", "https://example.org", nil])
    func `that his version does not have, and he is told`(url: String?) async throws {
        try await stage(url)
        try await john.tapBubble()
        #expect(john.texts.contains("Not in this store"))
        try await john.tap("All icons")
        #expect(john.buttons.contains("Campfire, €1.99"))
    }

    private func stage(_ url: String?) async throws {
        try await kate.openApp()
        let message = MSMessage()
        message.url = url.flatMap { URL(string: $0) }
        kate.controller?.activeConversation?.insert(message, completionHandler: nil)
        try await world.settle()
        try await kate.send()
    }

    @Test func `in the store's own colours`() async throws {
        try await kate.openApp()
        #expect(!kate.hasColor("#007aff"))
        try await share("Campfire, €1.99")
        try await john.tapBubble()
        #expect(!john.hasColor("#007aff"))
        #expect(john.hasColor("#0d6b78"))
    }
}
