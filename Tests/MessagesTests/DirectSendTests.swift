import AppProtocol
import Messages
import Synchronization
import Testing

/// `send` on the app's side of the border: docs/messages.md, B47 to B55. The gates are the host's.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DirectSendTests {
    private func party(_ summary: String = "party") -> MSMessage {
        let message = MSMessage(session: MSSession())
        message.summaryText = summary
        return message
    }

    @Test func `a message that is sent stops pending, and the draft beside it does not`() async throws {
        let stage = try Stage.active()
        let (draft, sent) = (party("draft"), party("sent"))
        try await stage.conversation.insert(draft)
        try await stage.conversation.send(sent)
        try stage.scene.didStartSending(try #require(stage.host.sent.first))
        #expect(!sent.isPending && draft.isPending)
        #expect(stage.app.trace == ["didStartSending(sent, pending: false) | compact, conversation, nothing selected"])
        try stage.scene.didStartSending(try #require(stage.host.inserted.first))
        #expect(!draft.isPending)
    }

    @Test func `the host's refusals are errors with their codes`() async throws {
        let stage = try Stage.active()
        for code in [MSMessageErrorCode.sendWithoutRecentInteraction, .sendWhileNotVisible, .unknown] {
            stage.host.answer = Problem(domain: MSMessagesErrorDomain, code: code.rawValue, message: "No.")
            let error = await #expect(throws: NSError.self) { try await stage.conversation.send(party()) }
            #expect(error?.domain == MSMessagesErrorDomain && error?.code == code.rawValue)
        }
    }

    @Test func `a send that was refused does not stand in for the next one`() async throws {
        let stage = try Stage.active()
        let (refused, staged) = (party(), party())
        stage.host.answer = Problem(domain: MSMessagesErrorDomain, code: 9, message: "No touch.")
        try? await stage.conversation.send(refused)
        stage.host.answer = nil
        try await stage.conversation.insert(staged)
        try stage.scene.didStartSending(try #require(stage.host.inserted.first))
        #expect(refused.isPending && !staged.isPending)
    }

    @Test func `outside of an activation, and before and after the view is up, nothing can be sent`() async throws {
        let stage = try Stage()
        let codes = Codes()
        for moment in ["willBecomeActive", "viewDidAppear", "viewWillDisappear", "willResignActive"] {
            stage.app.reactions[moment] = { _, conversation in
                conversation.sendText("hi") { codes.take(($0 as NSError?)?.code ?? 0) }
            }
        }
        try stage.scene.activate(.kate())
        let conversation = try stage.conversation
        try stage.scene.deactivate()
        let error = await #expect(throws: NSError.self) { try await conversation.sendText("hi") }
        #expect(error?.code == MSMessageErrorCode.sendWhileNotVisible.rawValue)
        #expect(codes.all == [10, 10, 10, 10])
        #expect(stage.host.wishes.isEmpty)
    }

    @Test func `in the media context only stickers and their like can be inserted, and nothing sent`() async throws {
        let folder = try TestFolder()
        let picture = try folder.file("a.png", Pictures.threeByTwo)
        let words = try folder.file("a.txt", Data("words".utf8))
        let sticker = try MSSticker(contentsOfFileURL: picture, localizedDescription: "A mussel")
        let stage = try Stage.active(context: .media)
        let conversation = try stage.conversation
        let refused: [@MainActor () async throws -> Void] = [
            { try await conversation.insert(party()) }, { try await conversation.insertText("hi") },
            { try await conversation.insertAttachment(words, withAlternateFilename: nil) },
            { try await conversation.send(party()) }, { try await conversation.send(sticker) },
            { try await conversation.sendText("hi") },
            { try await conversation.sendAttachment(picture, withAlternateFilename: nil) },
        ]
        for attempt in refused {
            let error = await #expect(throws: NSError.self) { try await attempt() }
            #expect(error?.code == MSMessageErrorCode.apiUnavailableInPresentationContext.rawValue)
        }
        try await conversation.insert(sticker)
        try await conversation.insertAttachment(picture, withAlternateFilename: nil)
        #expect(stage.host.wishes == ["insert sticker a.png", "insert file a.png"])
    }

    @Test func `a message that could not be sent has an error, until it is sent again`() async throws {
        let stage = try Stage.active()
        let message = party()
        try await stage.conversation.insert(message)
        let state = try #require(stage.host.inserted.first)
        #expect(message.error == nil)
        try stage.scene.didStartSending(state)
        var failed = state
        failed.failure = "It was not stored."
        stage.scene.sendingFailed(failed)
        #expect(message.error?.localizedDescription == "It was not stored.")
        try stage.scene.didStartSending(state)
        #expect(message.error == nil)
    }

    @Test func `a direct send that failed keeps its error until it is sent again`() async throws {
        let stage = try Stage.active()
        let (message, draft) = (party("direct"), party("draft"))
        try await stage.conversation.send(message)
        let state = try #require(stage.host.sent.first)
        try stage.scene.didStartSending(state)
        var failed = state
        failed.failure = "It was not stored."
        stage.scene.sendingFailed(failed)
        // One that failed before the app was opened, which this scene does not hold.
        try stage.scene.didStartSending(MessageState(summaryText: "earlier"))
        #expect(message.error != nil)
        try await stage.conversation.insert(draft)
        try stage.scene.didStartSending(state)
        #expect(message.error == nil && draft.isPending)
    }

    @Test func `a draft stays pending where a message that this app does not hold is sent`() async throws {
        let stage = try Stage.active()
        let draft = party("draft by $ab")
        try await stage.conversation.insert(draft)
        try stage.scene.didStartSending(MessageState(summaryText: "earlier"))
        #expect(draft.isPending)
        var state = try #require(stage.host.inserted.first)
        state.summaryText = "draft by $AB"
        try stage.scene.didStartSending(state)
        #expect(!draft.isPending)
    }

    @Test func `a failed message that is shown to the app carries its error`() {
        #expect(MSMessage(state: MessageState(failure: "No.")).error?.localizedDescription == "No.")
        #expect(MSMessage(state: MessageState()).error == nil)
    }
}

/// Error codes that completion handlers received, on their own queue; which is serial, so that all before an awaited one is there.
private final class Codes: Sendable {
    private let taken = Mutex<[Int]>([])
    var all: [Int] { taken.withLock(\.self) }
    func take(_ code: Int) { taken.withLock { $0.append(code) } }
}
