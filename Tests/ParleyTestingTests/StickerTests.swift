import ChatModels
import Foundation
import Messages
import ParleyTesting
import Testing

/// Stickers on bubbles, between people.
@MainActor @Suite(.timeLimit(.minutes(5))) struct StickerTests {
    @Test func `a sticker is put on a bubble, seen by everybody, and taken off by who has put it there`() async throws {
        let world = try World(app: OneSticker.self, name: "Stickers", people: ["Kate", "John"])
        let (kate, john) = (world.device("Kate"), world.device("John"))
        try await john.typeMessage("hello")
        try await john.send()
        try await kate.openApp()
        let item = try #require(kate.transcript.first)
        try await kate.putSticker("mussel.gif", on: item, at: StickerPlace(x: 0.25, y: 0.75, scale: 0.5))
        #expect(kate.draft.attachments.isEmpty && kate.transcript.count == 1)
        let seen = try #require(john.transcript.first?.stickers?.first)
        #expect(seen.place.x == 0.25 && seen.senderName == "Kate" && !seen.isMine)
        await #expect(throws: TestFailure.self) { try await john.takeOff(seen) }
        try await kate.takeOff(try #require(kate.transcript.first?.stickers?.first))
        #expect(john.transcript.first?.stickers == nil)
        await #expect(throws: TestFailure.self) { try await kate.putSticker("mussel.gif", on: item) }
    }
}

/// Stages its one sticker when it opens.
private final class OneSticker: MSMessagesAppViewController {
    override func didBecomeActive(with conversation: MSConversation) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            .appendingPathComponent("mussel.gif")
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let head = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0x80, 0, 0, 200, 60, 20, 255, 255, 255])
        let frame: [UInt8] = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        try? (head + Data(frame) + Data([0x3b])).write(to: file)
        guard let sticker = try? MSSticker(contentsOfFileURL: file, localizedDescription: "A mussel") else { return }
        conversation.insert(sticker)
        // The insertion has read it.
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }
}
