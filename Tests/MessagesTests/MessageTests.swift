import AppProtocol
import Foundation
import Messages
import Testing

@Suite(.timeLimit(.minutes(5))) struct MessageTests {
    @Test func `the layout is copied when it is assigned`() throws {
        let layout = MSMessageTemplateLayout()
        layout.caption = "Party"
        let message = MSMessage()
        message.layout = layout
        layout.caption = "changed"
        let kept = try #require(message.layout as? MSMessageTemplateLayout)
        #expect(kept.caption == "Party")
        #expect(kept !== layout)
    }

    @Test func `copying a live layout copies its alternate`() throws {
        let alternate = MSMessageTemplateLayout()
        alternate.caption = "Party"
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: alternate)
        alternate.caption = "changed"
        let kept = try #require(message.layout as? MSMessageLiveLayout)
        #expect(kept.alternateLayout.caption == "Party")
    }

    @Test func `a copy has all properties of its original and then lives on its own`() throws {
        let message = party()
        let copy = try #require(message.copy() as? MSMessage)
        #expect(copy.state == message.state)
        #expect(copy.session === message.session)
        copy.summaryText = "changed"
        (copy.layout as? MSMessageTemplateLayout)?.caption = "changed"
        #expect(message.summaryText == "A party")
        #expect((message.layout as? MSMessageTemplateLayout)?.caption == "Party")
    }

    @Test func `an archived message comes back with layout, session and what was sent`() throws {
        let message = party()
        let data = try NSKeyedArchiver.archivedData(withRootObject: message, requiringSecureCoding: true)
        let restored = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: MSMessage.self, from: data))
        #expect(restored.state == message.state)
        #expect(restored.session == message.session)
        #expect(restored.session !== message.session)
        #expect(restored.layout is MSMessageTemplateLayout)
    }

    @MainActor @Test func `a selected message is edited, archived and staged again in its session`() async throws {
        let session = UUID()
        let stage = try Stage.active(selected: .sent("party", session: session))
        let selected = try #require(try stage.conversation.selectedMessage)
        let data = try NSKeyedArchiver.archivedData(withRootObject: selected, requiringSecureCoding: true)
        let restored = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: MSMessage.self, from: data))
        for (message, words) in [(selected, "at once"), (restored, "later")] {
            message.summaryText = words
            message.url = URL(string: "?list=\(words.count)")
            try await stage.conversation.insert(message)
        }
        let staged = stage.host.inserted
        #expect(staged.map(\.summaryText) == ["at once", "later"])
        #expect(staged.map(\.url) == ["?list=7", "?list=5"])
        #expect(staged.map(\.session) == [session, session])
    }

    @Test func `a live layout and a media file survive the archive`() throws {
        let alternate = MSMessageTemplateLayout()
        alternate.mediaFileURL = URL(fileURLWithPath: "/pictures/mussels.png")
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: alternate)
        let data = try NSKeyedArchiver.archivedData(withRootObject: message, requiringSecureCoding: true)
        let restored = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: MSMessage.self, from: data))
        let layout = try #require(restored.layout as? MSMessageLiveLayout)
        #expect(layout.alternateLayout.mediaFileURL?.path == "/pictures/mussels.png")
    }

    @Test func `a session equals itself across an archive, and no other`() throws {
        let session = MSSession()
        let data = try NSKeyedArchiver.archivedData(withRootObject: session, requiringSecureCoding: true)
        let restored = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: MSSession.self, from: data))
        #expect(restored == session)
        #expect(restored.hash == session.hash)
        #expect(Set([restored, session]).count == 1)
        #expect(MSSession() != session)
    }

    @Test func `a received message has an equal session, no pending flag and its sender`() {
        let session = MSSession()
        let received = MSMessage(state: .sent("party", session: session.identifier))
        #expect(received.session == session)
        #expect(received.session !== session)
        #expect(!received.isPending)
        #expect(received.senderParticipantIdentifier == ConversationState.john)
    }

    @Test func `a new message is empty and pending`() {
        let message = MSMessage()
        #expect(message.isPending)
        #expect(message.session == nil && message.layout == nil && message.url == nil && message.error == nil)
        #expect(message.summaryText == nil && message.accessibilityLabel == nil && !message.shouldExpire)
    }

    @Test func `all parts of a layout cross the border and come back`() throws {
        let sent = party()
        let received = MSMessage(state: sent.state)
        #expect(received.state == sent.state)
        let layout = try #require(received.layout as? MSMessageTemplateLayout)
        #expect(layout.image?.size == CGSize(width: 3, height: 2))
        #expect(layout.imageSubtitle == "f")
    }

    private func party() -> MSMessage {
        let layout = MSMessageTemplateLayout()
        layout.caption = "Party"
        layout.subcaption = "b"
        layout.trailingCaption = "c"
        layout.trailingSubcaption = "d"
        layout.imageTitle = "e"
        layout.imageSubtitle = "f"
        layout.image = UIImage(data: Pictures.threeByTwo)
        let message = MSMessage(session: MSSession())
        message.layout = layout
        message.url = URL(string: "?name=Party")
        message.summaryText = "A party"
        message.accessibilityLabel = "Party with mussels"
        message.shouldExpire = true
        return message
    }
}
