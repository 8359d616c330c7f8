import AppProtocol
import Foundation
import Messages
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct InsertionTests {
    @Test func `row 12: insert completes with nil on a background queue, while the main one is taken`() throws {
        let stage = try Stage.active()
        let conversation = try stage.conversation
        let completed = DispatchSemaphore(value: 0)
        conversation.insert(party()) { error in
            #expect(error == nil)
            completed.signal()
        }
        #expect(completed.wait(timeout: .now() + 10) == .success)
        #expect(stage.host.wishes == ["insert party"])
        #expect(stage.app.trace.isEmpty)
        #expect(conversation.selectedMessage == nil)
    }

    @Test func `both async forms return when the host has staged`() async throws {
        let stage = try Stage.active()
        try await stage.conversation.insert(party())
        try await stage.conversation.insertText("see you")
        #expect(stage.host.wishes == ["insert party", "insert text see you"])
    }

    @Test func `the host's refusal is an NSError of the same domain and code`() async throws {
        let stage = try Stage.active()
        stage.host.answer = Problem(domain: MSMessagesErrorDomain, code: -1, message: "The picture is broken.")
        let error = await #expect(throws: NSError.self) { try await stage.conversation.insert(party()) }
        #expect(error?.domain == "com.apple.messages.messagesapp-error")
        #expect(error?.code == MSMessageErrorCode.unknown.rawValue)
        #expect(error?.localizedDescription == "The picture is broken.")
    }

    @Test func `a URL of 5,000 characters is staged and one of 5,001 is refused before it crosses`() async throws {
        let stage = try Stage.active()
        try await stage.conversation.insert(party(urlLength: 5_000))
        #expect(stage.host.inserted.map { $0.url?.count } == [5_000])
        let error = await #expect(throws: NSError.self) {
            try await stage.conversation.insert(party(urlLength: 5_001))
        }
        #expect(error?.code == MSMessageErrorCode.urlExceedsMaxSize.rawValue)
        #expect(stage.host.inserted.count == 1)
    }

    @Test func `a URL of a foreign scheme is left out, and the author is told`() async throws {
        let stage = try Stage.active()
        let message = party()
        message.url = URL(string: "mussels://party")
        try await stage.conversation.insert(message)
        #expect(stage.host.inserted.map(\.url) == [nil])
        #expect(stage.host.diagnostics.map(\.code) == ["message_url_scheme"])
        #expect(message.url != nil)
    }

    @Test func `a message needs neither URL nor layout`() async throws {
        let stage = try Stage.active()
        try await stage.conversation.insert(MSMessage())
        #expect(stage.host.inserted.first?.url == nil)
        #expect(stage.host.inserted.first?.layout == nil)
    }

    @Test func `a text over the limit is refused with a sentence`() async throws {
        let stage = try Stage.active()
        let message = party()
        message.summaryText = String(repeating: "a", count: ProtocolLimits.messageTextByteCountMax + 1)
        let error = await #expect(throws: NSError.self) { try await stage.conversation.insert(message) }
        #expect(error?.code == MSMessageErrorCode.unknown.rawValue)
        #expect(error?.localizedDescription.contains("20001 bytes") == true)
        await #expect(throws: NSError.self) {
            try await stage.conversation.insertText(String(repeating: "a", count: 20_001))
        }
        #expect(stage.host.wishes.isEmpty)
    }

    @Test func `what is asked for before the view has appeared waits for it, in order`() async throws {
        let stage = try Stage()
        stage.app.reactions["willBecomeActive"] = { app, conversation in
            conversation.insert(self.party())
            conversation.insertText("soon")
            app.requestPresentationStyle(.expanded)
        }
        stage.app.reactions["viewDidAppear"] = { _, _ in #expect(stage.host.wishes.isEmpty) }
        try stage.scene.activate(.kate())
        #expect(stage.host.wishes == ["insert party", "insert text soon", "style expanded"])
    }

    @Test func `a wish for expanded from inside a callback of the activation is dropped where it is so already`() throws
    {
        let stage = try Stage(style: .expanded)
        stage.app.reactions["willBecomeActive"] = { app, _ in app.requestPresentationStyle(.expanded) }
        try stage.scene.activate(.kate())
        #expect(stage.host.wishes.isEmpty)
    }

    @Test func `insert and dismiss right after it keep their order`() throws {
        let stage = try Stage.active()
        try stage.conversation.insert(party()) { _ in }
        stage.app.dismiss()
        #expect(stage.host.wishes == ["insert party", "dismiss"])
    }

    @Test func `willResignActive is the last moment to insert`() async throws {
        let stage = try Stage.active()
        let conversation = try stage.conversation
        stage.app.reactions["willResignActive"] = { _, conversation in conversation.insert(self.party()) }
        try stage.scene.deactivate()
        #expect(stage.host.wishes == ["insert party"])
        let error = await #expect(throws: NSError.self) { try await conversation.insert(party()) }
        #expect(error?.code == MSMessageErrorCode.unknown.rawValue)
    }

    @Test func `nothing but stickers can be inserted in the media context`() async throws {
        let stage = try Stage.active(context: .media)
        let error = await #expect(throws: NSError.self) { try await stage.conversation.insert(party()) }
        #expect(error?.code == MSMessageErrorCode.apiUnavailableInPresentationContext.rawValue)
    }

    @Test func `an inserted message has its sender at once, and is pending until it is sent`() async throws {
        let stage = try Stage.active()
        let message = party()
        #expect(message.senderParticipantIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
        try await stage.conversation.insert(message)
        #expect(message.senderParticipantIdentifier == ConversationState.kate)
        #expect(message.isPending)
        try stage.scene.didStartSending(try #require(stage.host.inserted.last))
        #expect(!message.isPending)
    }

    @Test func `sending the draft that replaced a message leaves that message pending`() async throws {
        let stage = try Stage.active()
        let (replaced, sent) = (party(), party())
        try await stage.conversation.insert(replaced)
        try await stage.conversation.insert(sent)
        try stage.scene.didStartSending(try #require(stage.host.inserted.last))
        #expect(replaced.isPending)
        #expect(!sent.isPending)
    }

    private func party(urlLength: Int = 10) -> MSMessage {
        let message = MSMessage(session: MSSession())
        message.url = URL(string: "?" + String(repeating: "a", count: urlLength - 1))
        message.summaryText = "party"
        return message
    }
}
