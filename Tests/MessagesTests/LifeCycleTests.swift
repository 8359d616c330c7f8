import AppProtocol
import Messages
import Testing

/// The situation table of docs/messages.md, row by row.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LifeCycleTests {
    @Test func `row 1: a launch from the drawer activates before the view appears`() throws {
        let stage = try Stage()
        try stage.scene.activate(.kate())
        #expect(
            stage.app.trace == [
                "viewDidLoad | compact, no conversation, nothing selected",
                "willBecomeActive | compact, no conversation, nothing selected",
                "didBecomeActive | compact, conversation, nothing selected",
                "viewWillAppear | compact, conversation, nothing selected",
                "viewDidAppear | compact, conversation, nothing selected",
            ])
    }

    @Test func `row 2: a launch by a bubble has its message selected from the start, and is expanded`() throws {
        let stage = try Stage(style: .expanded)
        try stage.scene.activate(.kate(selected: .sent("party")))
        #expect(
            stage.app.trace == [
                "viewDidLoad | expanded, no conversation, nothing selected",
                "willBecomeActive | expanded, no conversation, party selected",
                "didBecomeActive | expanded, conversation, party selected",
                "viewWillAppear | expanded, conversation, party selected",
                "viewDidAppear | expanded, conversation, party selected",
            ])
    }

    @Test func `rows 3 and 5: a bubble tapped while compact is selected first and expands then`() throws {
        let stage = try Stage.active(selected: .sent("old"))
        try stage.scene.select(.sent("new"))
        try stage.scene.transition(to: .expanded) { stage.app.noteResize() }
        #expect(
            stage.app.trace == [
                "willSelect(new) | compact, conversation, old selected",
                "didSelect(new) | compact, conversation, new selected",
                "willTransition(expanded) | compact, conversation, new selected",
                "new size | compact, conversation, new selected",
                "didTransition(expanded) | expanded, conversation, new selected",
            ])
    }

    @Test func `row 4: a bubble tapped while expanded is only selected, also the same one again`() throws {
        let stage = try Stage.active(style: .expanded)
        try stage.scene.select(.sent("party"))
        try stage.scene.select(.sent("party"))
        #expect(
            stage.app.trace == [
                "willSelect(party) | expanded, conversation, nothing selected",
                "didSelect(party) | expanded, conversation, party selected",
                "willSelect(party) | expanded, conversation, party selected",
                "didSelect(party) | expanded, conversation, party selected",
            ])
    }

    @Test func `row 6: a wished style is passed on, and comes later`() throws {
        let stage = try Stage.active()
        stage.app.requestPresentationStyle(.expanded)
        #expect(stage.host.wishes == ["style expanded"])
        #expect(stage.app.presentationStyle == .compact)
        #expect(stage.app.trace.isEmpty)
    }

    @Test func `row 7: the current style and the transcript's are not wished for`() throws {
        let stage = try Stage.active()
        stage.app.requestPresentationStyle(.compact)
        stage.app.requestPresentationStyle(.transcript)
        #expect(stage.host.wishes.isEmpty)
    }

    @Test func `a transition to the style that is there already only resizes`() throws {
        let stage = try Stage.active()
        try stage.scene.transition(to: .compact) { stage.app.noteResize() }
        #expect(stage.app.trace == ["new size | compact, conversation, nothing selected"])
    }

    @Test func `row 8: dismissing takes the view away, then the conversation`() throws {
        let stage = try Stage.active(selected: .sent("party"))
        stage.app.dismiss()
        #expect(stage.host.wishes == ["dismiss"])
        try stage.scene.deactivate()
        #expect(
            stage.app.trace == [
                "viewWillDisappear | compact, conversation, party selected",
                "viewDidDisappear | compact, conversation, party selected",
                "willResignActive | compact, conversation, party selected",
                "didResignActive | compact, conversation, party selected",
            ])
        #expect(stage.app.activeConversation == nil)
    }

    @Test func `rows 13, 14 and 16: sending, removing and receiving each tell the app once and select nothing`() throws
    {
        let stage = try Stage.active()
        try stage.scene.didStartSending(.sent("first"))
        try stage.scene.didCancelSending(MessageState(summaryText: "second"))
        try stage.scene.receive(.sent("third"))
        #expect(
            stage.app.trace == [
                "didStartSending(first, pending: false) | compact, conversation, nothing selected",
                "didCancelSending(second, pending: true) | compact, conversation, nothing selected",
                "didReceive(third) | compact, conversation, nothing selected",
            ])
    }

    @Test func `an app can be activated again after it resigned, with another conversation object`() throws {
        let stage = try Stage.active()
        let first = try stage.conversation
        try stage.scene.deactivate()
        try stage.scene.activate(.kate())
        #expect(try stage.conversation !== first)
    }

    @Test func `one object stands for the conversation in every callback of an activation`() throws {
        let stage = try Stage()
        var seen: [MSConversation] = []
        var named: Set<String> = []
        for callback in [
            "willBecomeActive", "didBecomeActive", "viewWillAppear", "viewDidAppear", "willSelect", "didSelect",
            "didReceive", "didStartSending", "didCancelSending", "willTransition", "didTransition",
            "viewWillDisappear", "viewDidDisappear", "willResignActive", "didResignActive",
        ] {
            stage.app.reactions[callback] = { _, conversation in
                seen.append(conversation)
                named.insert(callback)
            }
        }
        try stage.scene.activate(.kate(selected: .sent("old")))
        let conversation = try stage.conversation
        try stage.scene.select(.sent("new"))
        try stage.scene.receive(.sent("third"))
        try stage.scene.didStartSending(.sent("fourth"))
        try stage.scene.didCancelSending(MessageState(summaryText: "fifth"))
        try stage.scene.transition(to: .expanded) {}
        try stage.scene.deactivate()
        #expect(named == Set(stage.app.reactions.keys))
        #expect(seen.allSatisfy { $0 === conversation })
        #expect(stage.app.activeConversation == nil)
    }

    @Test func `the selected message is a snapshot: no newer message changes it, and its changes go nowhere`() throws {
        let session = UUID()
        let stage = try Stage.active(selected: .sent("old", session: session))
        let selected = try #require(try stage.conversation.selectedMessage)
        try stage.scene.receive(.sent("new", session: session))
        #expect(try stage.conversation.selectedMessage === selected)
        #expect(selected.summaryText == "old")
        selected.summaryText = "edited"
        selected.url = nil
        #expect(stage.host.wishes.isEmpty)
        try stage.scene.select(.sent("old", session: session))
        let again = try #require(try stage.conversation.selectedMessage)
        #expect(again.summaryText == "old" && again.url != nil)
        #expect(selected.summaryText == "edited")
    }

    @Test func `no message callback reaches a bubble's scene or the media context`() throws {
        for stage in [try Stage.active(style: .transcript), try Stage.active(context: .media)] {
            try stage.scene.select(.sent("party"))
            try stage.scene.receive(.sent("party"))
            try stage.scene.didStartSending(.sent("party"))
            try stage.scene.didCancelSending(.sent("party"))
            #expect(stage.app.trace.isEmpty)
        }
    }

    @Test func `a bubble's scene cannot be dismissed or given another style`() throws {
        let stage = try Stage.active(style: .transcript)
        stage.app.dismiss()
        #expect(stage.host.wishes.isEmpty)
        #expect(throws: Problem.self) { try stage.scene.transition(to: .expanded) {} }
    }

    @Test func `what the host asks of a scene in the wrong state is refused, not performed`() throws {
        let stage = try Stage()
        #expect(throws: Problem.self) { try stage.scene.select(.sent("party")) }
        #expect(throws: Problem.self) { try stage.scene.deactivate() }
        try stage.scene.activate(.kate())
        #expect(throws: Problem.self) { try stage.scene.activate(.kate()) }
    }
}
