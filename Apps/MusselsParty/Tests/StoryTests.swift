import ParleyTesting
import Testing

@testable import MusselsParty

/// The first story between people in one process: the app's real controller and views, the host's real rules.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Kate and John plan a party` {
    @Test func `from the first list to the forgotten sauce`() async throws {
        let world = try World(app: MessagesViewController.self, name: "Mussels Party", people: ["Kate", "John"])
        let (kate, john) = (world.device("Kate"), world.device("John"))

        try await kate.openApp()
        try await kate.tap("New party")
        #expect(kate.presentationStyle == .expanded)
        #expect(kate.texts.contains("Mussels") && kate.texts.contains("Fries"))
        #expect(!kate.hasColor("#007aff"))
        try await kate.type("Friday", into: "Name of the list")
        try await kate.tap("Send")
        #expect(kate.presentationStyle == .compact)
        #expect(kate.draft.bubble?.caption == "Friday")
        #expect(kate.draft.bubble?.picture != nil)
        #expect(kate.buttons.contains("Open “Friday”"))
        #expect(!kate.hasColor("#007aff"))
        try await kate.send()
        #expect(kate.draft.bubble == nil)

        try await john.tapBubble("Friday: Mussels, Fries")
        try await john.type("Andalouse sauce", into: "New element")
        try await john.submit("New element")
        #expect(john.texts.contains("Andalouse sauce"))
        try await john.tap("Send")
        try await john.send()

        for device in [kate, john] {
            #expect(device.transcript.map(\.kind) == [.summary, .bubble])
            #expect(device.transcript.first?.text == "Kate made “Friday”")
            #expect(device.bubble?.subcaption == "3 elements")
        }
        try await kate.tapBubble()
        #expect(kate.texts.contains("Andalouse sauce"))
        #expect(kate.presentationStyle == .expanded)
    }

    @Test func `a new party beside an open list is a bubble of its own`() async throws {
        let world = try World(app: MessagesViewController.self, name: "Mussels Party", people: ["Kate", "John"])
        let kate = world.device("Kate")
        try await kate.openApp()
        for name in ["Friday", "Saturday"] {
            try await kate.tap("New party")
            try await kate.type(name, into: "Name of the list")
            try await kate.tap("Send")
            try await kate.send()
        }
        #expect(kate.transcript.map(\.kind) == [.bubble, .bubble])
    }

    @Test func `changing a list twice before sending stages one message`() async throws {
        let world = try World(app: MessagesViewController.self, name: "Mussels Party", people: ["Kate", "John"])
        let kate = world.device("Kate")
        try await kate.openApp()
        try await kate.tap("New party")
        try await kate.tap("Send")
        try await kate.expand()
        try await kate.delete("Fries")
        #expect(kate.texts.contains("Removed Fries"))
        try await kate.tap("Send")
        #expect(kate.draft.bubble?.subcaption == "1 element")
        try await kate.send()
        #expect(kate.transcript.map(\.kind) == [.bubble])
    }

    @Test func `a list without a name is not sent, and the person is told`() async throws {
        let world = try World(app: MessagesViewController.self, name: "Mussels Party", people: ["Kate", "John"])
        let kate = world.device("Kate")
        try await kate.openApp()
        try await kate.tap("New party")
        try await kate.type("", into: "Name of the list")
        try await kate.tap("Send")
        #expect(kate.draft.bubble == nil)
        #expect(kate.texts.contains("Give the list a name before you send it."))
    }
}
