import ParleyTesting
import Testing

@testable import UIKitStarter

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Kate and John write` {
    @Test func `John changes Kate's note`() async throws {
        let world = try World(app: MessagesViewController.self, name: "Note", people: ["Kate", "John"])
        let (kate, john) = (world.device("Kate"), world.device("John"))

        try await kate.openApp()
        #expect(kate.buttons.isEmpty)
        try await kate.type("Friday at eight", into: "Note")
        try await kate.tap("Send")
        try await kate.send()

        try await john.tapBubble()
        try await john.type("Friday at nine", into: "Note")
        try await john.tap("Send")
        try await john.send()
        for device in world.devices {
            #expect(device.transcript.map(\.kind) == [.summary, .bubble])
            #expect(device.bubble?.caption == "Friday at nine")
        }
    }
}
