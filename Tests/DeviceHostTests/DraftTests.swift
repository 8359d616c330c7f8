import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import Testing
import Transcript

@Suite(.timeLimit(.minutes(5))) struct DraftTests {
    private func message(_ caption: String, picture: Data? = nil) -> MessageState {
        MessageState(
            session: Phone.uuid(100), url: "?a=b",
            layout: TemplateLayoutState(caption: caption, picture: picture))
    }

    @Test func `an inserted message is saved, shown in the field and answered`() throws {
        var phone = try Phone.open()
        #expect(
            try phone.handle(Phone.insert(message("Mussels"), id: 4)) == [
                "save '' Mussels", "show draft '' Mussels", "answer 1.4 done",
            ])
        #expect(phone.host.draftState.bubble?.caption == "Mussels")
    }

    @Test func `a message can be inserted before the panel has drawn anything`() throws {
        var phone = Phone()
        try phone.handle(.openApp(Phone.party.id))
        #expect(try phone.handle(Phone.insert(message("Mussels"))).last == "answer 1.1 done")
    }

    @Test func `an app stages without a touch, as often as it likes, in either style and on its way out`() throws {
        for style in [PresentationStyle.compact, .expanded] {
            var phone = try Phone.open(style)
            for number in 1...5 {
                #expect(
                    try phone.handle(Phone.insert(message("\(number)"), id: number)).last == "answer 1.\(number) done")
                #expect(phone.host.draftState.bubble?.caption == "\(number)")
            }
            try phone.handle(.closePanel)
            #expect(try phone.handle(Phone.insert(message("last"), id: 6)).last == "answer 1.6 done")
            #expect(phone.host.draftState.bubble?.caption == "last")
        }
    }

    @Test func `the draft keeps names as persons and the picture apart, under its digest`() throws {
        let picture = Pictures.png(width: 900, height: 900)
        let john = try #require(Phone.identifier(of: Phone.john))
        var phone = try Phone.open()
        try phone.handle(Phone.insert(message("for $\(john)", picture: picture)))

        let draft = phone.host.draft
        #expect(draft.picture == picture)
        #expect(draft.message?.picture == PictureID(of: picture))
        #expect(draft.message?.state.layout == AppMessage.Layout(caption: "for $\(Phone.john.id)"))
        #expect(draft.message?.app == Phone.party.id)
        #expect(phone.host.draftState.bubble?.caption == "for John")
        #expect(phone.host.draftState.bubble?.picture == PictureID(of: picture))
    }

    @Test func `a second message takes the first one's place without a word`() throws {
        var phone = try Phone.open()
        try phone.handle(Phone.insert(message("one", picture: Pictures.png(width: 1, height: 1))))
        #expect(
            try phone.handle(Phone.insert(message("two"), id: 2)) == [
                "save '' two", "show draft '' two", "answer 1.2 done",
            ])
        #expect(phone.host.draft.picture == nil)
    }

    @Test func `a device may report the replaced draft as cancelled`() throws {
        var phone = try Phone.open(policy: DevicePolicy(reportsReplacedDrafts: true))
        #expect(!(try phone.handle(Phone.insert(message("one")))).contains { $0.contains("didCancelSending") })
        #expect(
            try phone.handle(Phone.insert(message("two"), id: 2)) == [
                "save '' two", "show draft '' two", "ask 1 didCancelSending one", "answer 1.2 done",
            ])
    }

    @Test func `removing the draft leaves the words and tells the app that staged it`() throws {
        var phone = try Phone.open()
        try phone.handle(.setDraftText("hi"), Phone.insert(message("Mussels")))
        #expect(
            try phone.handle(.removeDraft) == ["save 'hi' –", "show draft 'hi' –", "ask 1 didCancelSending Mussels"])
        let cancelled = try phone.told { if case .didCancelSending(let message) = $0 { message } else { nil } }
        #expect(cancelled.isPending)
        #expect(cancelled.url == "?a=b")
        #expect(cancelled.sender == Phone.identifier(of: Phone.kate))
        #expect(try phone.handle(.removeDraft).isEmpty)
    }

    @Test func `a removed message leaves nothing of its picture behind`() throws {
        var phone = try Phone.open()
        try phone.handle(Phone.insert(message("Mussels", picture: Pictures.gif(frameCount: 2))))
        try #require(phone.host.draft.picture != nil && phone.host.draft.poster != nil)
        try phone.handle(.removeDraft)
        #expect(phone.host.draft == Draft())
    }

    @Test func `a staged message is pending, not failed, and the person's own, whatever the app says`() throws {
        var phone = try Phone.open()
        var state = message("Mussels")
        state.isPending = false
        state.sender = Phone.uuid(50)
        state.failure = "It could not be sent."
        try phone.handle(Phone.insert(state), .removeDraft)
        let cancelled = try phone.told { if case .didCancelSending(let message) = $0 { message } else { nil } }
        #expect(cancelled.isPending && cancelled.failure == nil)
        #expect(cancelled.sender == Phone.identifier(of: Phone.kate))
    }

    @Test func `no other app hears of a draft that is removed`() throws {
        var phone = try Phone.open()
        try phone.handle(Phone.insert(message("Mussels")), .openApp(Phone.chess.id))
        #expect(try phone.handle(.removeDraft) == ["save '' –", "show draft '' –"])
    }

    @Test func `a draft outlives its app, and is there again after a restart`() throws {
        var phone = try Phone.open()
        try phone.handle(
            .setDraftText("hi"), Phone.insert(message("Mussels")), .notified(process: 1, .dismiss(Phone.scene)))
        #expect(phone.host.draftState.bubble?.caption == "Mussels")
        let restarted = Phone(draft: phone.host.draft)
        #expect(restarted.host.draftState == phone.host.draftState)
    }

    @Test func `inserted text goes behind what is typed`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(.setDraftText("Hello ")) == ["save 'Hello ' –", "show draft 'Hello ' –"])
        #expect(
            try phone.handle(.requested(process: 1, id: 2, .insertText(Phone.scene, "world"))) == [
                "save 'Hello world' –", "show draft 'Hello world' –", "answer 1.2 done",
            ])
    }

    @Test func `a text is the page's that typed it, until an app adds to it or it is sent`() throws {
        let page = PageID(unchecked: "p")
        var phone = try Phone.open()
        try phone.handle(.setDraftText("Hello ", page: page), Phone.insert(message("Mussels")))
        #expect(phone.host.draftState.page == page)
        var other = phone
        try other.handle(.requested(process: 1, id: 2, .insertText(Phone.scene, "John")))
        #expect(other.host.draftState.page == nil)
        try phone.handle(.send(SendKey(unchecked: "k"), text: "Hello "))
        #expect(phone.host.draftState.page == nil)
    }

    @Test func `the field's text has a limit, for the person and the app`() throws {
        let most = String(repeating: "x", count: ChatLimits.textByteCountMax)
        var phone = try Phone.open()
        #expect(phone.refusal(of: .setDraftText(most + "x")) == .textTooLong)
        #expect(phone.refusal(of: .send(SendKey(unchecked: "a"), text: most + "x")) == .textTooLong)
        try phone.handle(.setDraftText(String(most.dropLast())))
        #expect(
            try phone.handle(.requested(process: 1, id: 2, .insertText(Phone.scene, "xx"))) == ["answer 1.2 -1"])
        #expect(
            try phone.handle(.requested(process: 1, id: 3, .insertText(Phone.scene, "x"))).last == "answer 1.3 done")
    }

    @Test func `a request of a process that is gone, or for a scene that is none, stages nothing`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(Phone.insert(message("x"), process: 2)).isEmpty)
        let elsewhere = AppRequest.insertMessage(SceneID(rawValue: 2), message("x"))
        #expect(try phone.handle(.requested(process: 1, id: 9, elsewhere)) == ["answer 1.9 -1"])
        #expect(phone.host.draft == Draft())
    }
}
