import Foundation
import ParleyTesting
import Testing

@testable import TicTacToe

/// Whole games between people in one process: the app's real controller and views, the host's real rules.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `People play tic-tac-toe` {
    private func world(_ people: String...) throws -> World {
        try World(app: MessagesViewController.self, name: "Tic-Tac-Toe", people: people)
    }

    private func play(_ cell: String, on device: Device) async throws {
        if device.presentationStyle == nil { try await device.tapBubble() }
        try await device.tap("\(cell), empty")
        try await device.send()
    }

    @Test func `to the end, in one bubble`() async throws {
        let world = try world("Kate", "John")
        let (kate, john) = (world.device("Kate"), world.device("John"))
        try await kate.openApp()
        #expect(kate.texts.contains("You are X"))
        try await play("Middle", on: kate)
        #expect(kate.texts.contains("Wait for O"))
        for (cell, device) in [("Top", john), ("Top left", kate), ("Left", john), ("Bottom right", kate)] {
            try await play(cell, on: device)
        }
        #expect(!kate.hasColor("#007aff") && !john.hasColor("#007aff"))
        #expect(kate.texts.contains("You won!"))
        #expect(john.texts.contains("You lost"))
        for device in [kate, john] {
            #expect(device.transcript.map(\.kind) == [.summary, .summary, .summary, .summary, .bubble])
            #expect(device.transcript.first?.text == "Kate played X, middle")
            #expect(device.bubble?.caption == "Kate won")
            #expect(device.bubble?.subcaption == "X has three in a row")
            #expect(world.picture(of: device.bubble) != nil)
        }
    }

    @Test func `and start a new game after it, in a bubble of its own`() async throws {
        let world = try world("Kate", "John")
        let (kate, john) = (world.device("Kate"), world.device("John"))
        try await kate.openApp()
        for (cell, device) in [("Middle", kate), ("Top", john), ("Left", kate), ("Top left", john), ("Right", kate)] {
            try await play(cell, on: device)
        }
        try await john.tap("Bottom, empty")
        #expect(john.texts.contains(Refusal.over.words))
        #expect(john.draft.bubble == nil)
        try await john.tap("New game")
        try await play("Middle", on: john)
        #expect(kate.transcript.filter { $0.kind == .bubble }.count == 2)
        #expect(kate.bubble?.subcaption == "O to move")
        try await kate.tapBubble(kate.bubble?.accessibilityLabel)
        #expect(kate.texts.contains("Your turn, O"))
    }

    @Test func `one move a turn, and on empty cells only`() async throws {
        let world = try world("Kate", "John")
        let (kate, john) = (world.device("Kate"), world.device("John"))
        try await kate.openApp()
        try await kate.tap("Middle, empty")
        #expect(kate.presentationStyle == .compact)
        try await kate.tap("Top, empty")
        try await kate.send()
        #expect(kate.bubble?.accessibilityLabel == "Tic-tac-toe: X in top. O to move.")
        try await kate.tap("Left, empty")
        #expect(kate.texts.contains(Refusal.notYourTurn.words))
        #expect(kate.draft.bubble == nil)
        try await john.tapBubble()
        try await john.tap("Top, X")
        #expect(john.texts.contains(Refusal.taken.words))
        #expect(john.draft.bubble == nil)
        #expect(world.log.count == 1)
    }

    @Test func `in a group, where the third can watch only`() async throws {
        let world = try world("Kate", "John", "Mary")
        let (kate, john, mary) = (world.device("Kate"), world.device("John"), world.device("Mary"))
        try await kate.openApp()
        try await play("Middle", on: kate)
        try await mary.tapBubble()
        #expect(mary.texts.contains("Your turn, O"))
        try await play("Top", on: john)
        #expect(mary.texts.contains("X to move"))
        try await mary.tap("Left, empty")
        #expect(mary.texts.contains(Refusal.otherPlayers.words))
        try await play("Left", on: kate)
        try await mary.tap("Right, empty")
        #expect(mary.texts.contains(Refusal.otherPlayers.words))
        #expect(john.texts.contains("Your turn, O"))
        #expect(world.log.count == 3)
    }

    @Test func `and two answers at once leave one game that all see alike`() async throws {
        let world = try world("Kate", "John", "Mary")
        let (kate, john, mary) = (world.device("Kate"), world.device("John"), world.device("Mary"))
        try await kate.openApp()
        try await play("Middle", on: kate)
        try await john.tapBubble()
        try await mary.tapBubble()
        try await john.tap("Top, empty")
        try await mary.tap("Left, empty")
        try await john.send()
        #expect(mary.texts.contains { $0.hasPrefix("Two moves came at the same time") })
        try await mary.send()
        for device in world.devices {
            #expect(device.bubble?.accessibilityLabel == "Tic-tac-toe: X in middle; O in left. X to move.")
            #expect(device.buttons.contains("Left, O") && device.buttons.contains("Top, empty"))
        }
        #expect(kate.texts.contains("Your turn, X"))
        try await john.tap("Right, empty")
        #expect(john.texts.contains(Refusal.otherPlayers.words))
        try await play("Right", on: kate)
        #expect(mary.texts.contains("Your turn, O"))
    }

    @Test func `on two devices of one person`() async throws {
        let world = try world("Kate", "John")
        let tablet = world.addDevice(of: "John")
        try await world.device("Kate").openApp()
        try await play("Middle", on: world.device("Kate"))
        try await play("Top", on: world.device("John"))
        try await tablet.tapBubble()
        #expect(tablet.texts.contains("Wait for X"))
        try await play("Left", on: world.device("Kate"))
        #expect(tablet.texts.contains("Your turn, O"))
        try await play("Right", on: tablet)
        #expect(world.log.count == 4)
    }

    @Test func `and take a move back before it is sent`() async throws {
        let world = try world("Kate", "John")
        let kate = world.device("Kate")
        try await kate.openApp()
        try await kate.tap("Middle, empty")
        #expect(kate.texts.contains("Send your move"))
        try await kate.removeDraft()
        #expect(kate.texts.contains("You are X"))
        #expect(kate.buttons.contains("Middle, empty"))
    }

    @Test func `and read in plain words that a message holds no game`() async throws {
        let world = try world("Kate", "John")
        let kate = world.device("Kate")
        try await kate.openApp()
        let message = MSMessage(session: MSSession())
        message.url = URL(string: "?game=1&moves=44444")
        kate.controller?.activeConversation?.insert(message, completionHandler: nil)
        try await world.settle()
        try await kate.send()
        try await world.device("John").tapBubble()
        #expect(world.device("John").texts.contains("There is no game in this message."))
        try await world.device("John").tap("New game")
        #expect(world.device("John").texts.contains("You are X"))
    }
}
