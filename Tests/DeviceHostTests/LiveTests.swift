import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct LiveTests {
    private let crash = PanelFailure(code: .crashed, message: "Mussels Party stopped.")
    private let look = BubbleAppearance(size: TreeSize(width: 240, height: 120))

    private func see(_ sequences: Int..., draft: Bool = true, app: AppSummary = Phone.party) -> DeviceHost.Event {
        .visibleLiveBubbles(sight(sequences, draft: draft, app: app))
    }

    private func sight(_ sequences: [Int], draft: Bool = true, app: AppSummary = Phone.party) -> LiveSight {
        LiveSight(
            entries: sequences, draft: draft, size: TreeSize(width: 300, height: 400),
            found: sequences.map { FoundBubble(entry: Phone.liveEntry($0, app: app), picture: nil) })
    }

    private func notify(_ process: ProcessID, _ notification: AppNotification) -> DeviceHost.Event {
        .notified(process: process, notification)
    }

    /// The bubble of entry 3 is drawn, as the first scene of process 1.
    private func drawn(policy: DevicePolicy = DevicePolicy()) throws -> Phone {
        var phone = Phone(policy: policy)
        try phone.handle(
            see(3), notify(1, .bubbleLook(Phone.scene, look)), notify(1, .patch(Phone.scene, Phone.blank)))
        return phone
    }

    @Test func `a bubble in sight gets an instance, and is told of once it has drawn itself`() throws {
        var phone = Phone()
        #expect(
            try phone.handle(see(3)) == [
                "launch 1 party", "ask 1 create transcript 300×400", "ask 1 activate live 3",
            ])
        #expect(try phone.handle(notify(1, .bubbleLook(Phone.scene, look))).isEmpty)
        #expect(
            try phone.handle(notify(1, .patch(Phone.scene, Phone.blank))) == [
                "show live 3=1 240×120", "show patch 1.1",
            ])
        #expect(phone.host.panel == .closed)
        #expect(phone.host.trees.map(\.instance) == [1])
    }

    @Test func `a bubble that says nothing of its size takes all that it was offered`() throws {
        var phone = Phone()
        try phone.handle(see(3))
        #expect(try phone.handle(notify(1, .patch(Phone.scene, Phone.blank))).first == "show live 3=1 300×400")
    }

    @Test func `out of sight it goes, and its process with it`() throws {
        var phone = try drawn()
        #expect(try phone.handle(see()) == ["ask 1 deactivate", "terminate 1", "show live"])
        #expect(phone.host.trees.isEmpty)
        #expect(try phone.handle(see(3)).first == "launch 2 party")
    }

    @Test func `the same sight again does nothing`() throws {
        var phone = try drawn()
        #expect(try phone.handle(see(3)).isEmpty)
        #expect(phone.host.knows(3) && !phone.host.knows(4))
    }

    @Test func `bubbles that change places share one process throughout`() throws {
        var phone = try drawn()
        #expect(
            try phone.handle(see(4)) == [
                "ask 1 deactivate", "ask 1 create transcript 300×400", "ask 1 activate live 4", "ask 1 destroy",
                "show live",
            ])
    }

    @Test func `panel and bubbles of an app share one process, and either outlives the other`() throws {
        var phone = try drawn()
        #expect(
            try phone.handle(.openApp(Phone.party.id)) == [
                "show opening party compact", "ask 1 create compact 390×310", "ask 1 activate –",
            ])
        let panel = SceneID(rawValue: 2)
        #expect(
            try phone.handle(notify(1, .patch(panel, Phone.blank))) == ["show open party compact 2", "show patch 2.1"])
        var other = phone
        #expect(try phone.handle(.closePanel) == ["ask 1 deactivate", "ask 1 destroy", "show closed"])
        #expect(try phone.handle(see()) == ["ask 1 deactivate", "terminate 1", "show live"])
        #expect(try other.handle(see()) == ["ask 1 deactivate", "ask 1 destroy", "show live"])
        #expect(try other.handle(.closePanel) == ["ask 1 deactivate", "terminate 1", "show closed"])
    }

    @Test func `no more than so many live at once, and those on screen come first`() throws {
        var phone = Phone(policy: DevicePolicy(liveSceneCountMax: 2))
        #expect(
            try phone.handle(see(5, 4, 3)).filter { $0.contains("activate") } == [
                "ask 1 activate live 5", "ask 1 activate live 4",
            ])
        #expect(
            try phone.handle(see(3, 4, 5)).filter { !$0.contains("create") } == [
                "ask 1 deactivate", "ask 1 activate live 3", "ask 1 destroy",
            ])
    }

    @Test func `a staged live message is drawn, another takes its place, and removed it goes`() throws {
        var phone = try Phone.open()
        try phone.handle(see())
        let first = try phone.handle(Phone.insert(Phone.liveMessage("one")))
        #expect(first.suffix(2) == ["ask 1 create transcript 300×400", "ask 1 activate one"])
        #expect(
            try phone.handle(Phone.insert(Phone.liveMessage("two"))).suffix(4) == [
                "ask 1 deactivate", "ask 1 create transcript 300×400", "ask 1 activate two", "ask 1 destroy",
            ])
        #expect(try phone.handle(.removeDraft).suffix(2) == ["ask 1 deactivate", "ask 1 destroy"])
    }

    @Test func `a staged message is pending in its instance, and what was sent is not`() throws {
        var phone = try Phone.open()
        try phone.handle(see(3))
        let bubble = try phone.told { if case .activate(let state) = $0 { state.selectedMessage } else { nil } }
        #expect(!bubble.isPending)
        try phone.handle(Phone.insert(Phone.liveMessage("one")))
        let staged = try phone.told { if case .activate(let state) = $0 { state.selectedMessage } else { nil } }
        #expect(staged.isPending)
        #expect(staged.sender == Phone.identifier(of: Phone.kate))
    }

    @Test func `its process waits for the bubble of what was sent, until the page says what it sees`() throws {
        var phone = try Phone.open()
        try phone.handle(see(), Phone.insert(Phone.liveMessage("one")), .closePanel)
        let key = SendKey(unchecked: "k")
        #expect(try phone.handle(.send(key, text: "")).contains("ask 1 destroy"))
        var other = phone
        #expect(try phone.handle(.sent(key), see(3)).suffix(1) == ["ask 1 activate live 3"])
        #expect(try other.handle(.sent(key), see()).suffix(1) == ["terminate 1"])
    }

    @Test func `an update of the session closes the bubble before it`() throws {
        var phone = try drawn()
        #expect(
            try phone.handle(.stored(Phone.liveEntry(4), picture: nil)) == [
                "ask 1 deactivate", "ask 1 destroy", "show live",
            ])
        #expect(try phone.handle(see(4)).last == "ask 1 activate live 4")
    }

    @Test func `another session, or another app, closes nothing`() throws {
        var phone = try drawn()
        #expect(try phone.handle(.stored(Phone.liveEntry(4, session: 5), picture: nil)).isEmpty)
        #expect(try phone.handle(.stored(Phone.liveEntry(4, app: Phone.chess), picture: nil)).isEmpty)
    }

    @Test func `a touch reaches the bubble's instance, and pays for one direct send`() throws {
        var phone = try drawn()
        let send = DeviceHost.Event.requested(process: 1, id: 1, .sendText(Phone.scene, "hi"))
        #expect(try phone.handle(send) == ["answer 1.1 9"])
        #expect(try phone.handle(.input(instance: 1, .tap(NodeID(rawValue: 1)))) == ["ask 1 input 1"])
        #expect(try phone.handle(.input(instance: 1, .tap(NodeID(rawValue: 9)))).isEmpty)
        #expect(try phone.handle(send) == ["answer 1.1 done", "append directly direct-1 'hi'"])
        #expect(try phone.handle(send) == ["answer 1.1 9"])
    }

    @Test func `a touch of a bubble opens one address`() throws {
        var phone = try drawn()
        let opening = notify(1, .openURL(Phone.scene, "https://example.org"))
        #expect(try phone.handle(opening) == ["log warning address_without_touch"])
        try phone.handle(.input(instance: 1, .tap(NodeID(rawValue: 1))))
        #expect(try phone.handle(opening) == ["show https://example.org"])
        #expect(try phone.handle(opening) == ["log warning address_without_touch"])
    }

    @Test func `panel and bubble of one process are drawn, touched and opened addresses for one by one`() throws {
        var phone = try drawn()
        let panel = SceneID(rawValue: 2)
        try phone.handle(.openApp(Phone.party.id), notify(1, .patch(panel, Phone.blank)))
        #expect(phone.host.trees.map(\.instance) == [2, 1])
        #expect(phone.host.address(of: 2)?.process == 1 && phone.host.address(of: 2)?.scene == panel)
        try phone.handle(.input(instance: 1, .tap(NodeID(rawValue: 1))))
        #expect(try phone.handle(.requested(process: 1, id: 1, .sendText(panel, "hi"))) == ["answer 1.1 9"])
        #expect(
            try phone.handle(notify(1, .openURL(panel, "https://example.org"))) == [
                "log warning address_without_touch"
            ])
        #expect(
            try phone.handle(notify(1, .openURL(Phone.scene, "https://example.org"))) == ["show https://example.org"])
        let moved = Patch(revision: 2, operations: [.frame(NodeID(rawValue: 1), .zero)])
        #expect(try phone.handle(notify(1, .patch(Phone.scene, moved))) == ["show patch 1.2"])
        #expect(phone.host.tree(of: 1)?.revision == 2 && phone.host.tree(of: 2)?.revision == 1)
    }

    @Test func `a look that the panel asks for changes nothing`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(notify(1, .bubbleLook(Phone.scene, look))).isEmpty)
        #expect(phone.host.liveBubbles.isEmpty)
    }

    @Test func `a bubble that asks for a style gets the panel, with its message selected`() throws {
        var phone = try drawn()
        #expect(
            try phone.handle(notify(1, .presentationStyle(Phone.scene, .expanded))) == [
                "show opening party expanded", "ask 1 create expanded 390×640", "ask 1 activate live 3",
            ])
        #expect(
            try phone.handle(notify(1, .presentationStyle(Phone.scene, .compact))) == [
                "ask 1 select live 3", "ask 1 transition compact 390×310", "show opening party compact",
            ])
        #expect(try phone.handle(notify(1, .presentationStyle(Phone.scene, .transcript))).isEmpty)
        #expect(try phone.handle(notify(1, .dismiss(Phone.scene))).isEmpty)
    }

    @Test func `a crash fails panel and bubbles aloud, and only the person brings them back`() throws {
        var phone = try drawn()
        try phone.handle(.openApp(Phone.party.id))
        #expect(
            try phone.handle(.ended(process: 1, crash)) == [
                "show failed party app_crashed", "show live 3=1 app_crashed",
            ])
        #expect(try phone.handle(see(), see(3)).isEmpty, "it would crash the app with each scroll")
        #expect(
            try phone.handle(.retryLive(.entry(3))) == [
                "launch 3 party", "ask 3 create transcript 300×400", "ask 3 activate live 3",
                "show live",
            ])
    }

    @Test func `a broken tree ends the process of all its bubbles`() throws {
        var phone = try drawn()
        let broken = Patch(revision: 7, operations: [])
        #expect(
            try phone.handle(notify(1, .patch(Phone.scene, broken))) == [
                "log error revision_gap", "terminate 1", "show live 3=1 app_misbehaved",
            ])
    }

    @Test func `what a scene says after it was closed is passed over`() throws {
        var phone = try drawn()
        try phone.handle(see(4))
        #expect(try phone.handle(notify(1, .patch(Phone.scene, Phone.blank))).isEmpty)
        let unknown = SceneID(rawValue: 3)
        #expect(try phone.handle(notify(1, .patch(unknown, Phone.blank))).first == "log error unknown_scene")
    }

    @Test func `a look is cut to what was offered`() throws {
        var phone = try drawn()
        let huge = BubbleAppearance(size: TreeSize(width: 4_000, height: -3), cornerRadius: 1e9)
        try phone.handle(notify(1, .bubbleLook(Phone.scene, huge)))
        let cut = BubbleAppearance(
            size: TreeSize(width: 300, height: 0), cornerRadius: BubbleAppearance.cornerRadiusMax)
        #expect(phone.host.liveBubbles.first?.look == cut)
    }

    @Test func `another width or setting reaches every bubble`() throws {
        var phone = try drawn()
        var wider = sight([3])
        wider.size.width = 280
        #expect(try phone.handle(.visibleLiveBubbles(wider)) == ["ask 1 resize 280×400"])
        let dark = ScreenBody(
            compact: TreeSize(width: 390, height: 310), expanded: TreeSize(width: 390, height: 640),
            environment: SceneEnvironment(colorScheme: .dark))
        #expect(try phone.handle(.screen(dark)) == ["ask 1 environment dark", "show colours dark"])
    }

    @Test(arguments: [39.0, 1_001, .nan, .infinity]) func `a size that no bubble has is refused`(side: Double) {
        let sight = LiveSight(entries: [], draft: true, size: TreeSize(width: side, height: 400))
        #expect(Phone().refusal(of: .visibleLiveBubbles(sight)) == .badNumber)
    }

    @Test func `a bubble with a template, or of an app that is not here, is left alone`() throws {
        var phone = Phone()
        var plain = sight([3])
        plain.found = [FoundBubble(entry: Phone.entry(3), picture: nil)]
        #expect(try phone.handle(.visibleLiveBubbles(plain)).isEmpty)
        let foreign = AppSummary(id: AppID(unchecked: "elsewhere"), name: "Elsewhere")
        #expect(try phone.handle(see(3, app: foreign)).isEmpty)
    }

    @Test func `an app that is taken off goes from its bubbles, and comes back when it is put on again`() throws {
        var phone = try drawn()
        var setup = DeviceSetup()
        setup.removedApps.insert(Phone.party.id)
        let off = try phone.handle(.setUp(setup))
        #expect(off == ["ask 1 deactivate", "terminate 1", "show apps chess", "show live"])
        #expect(try phone.handle(see(3)).isEmpty)
        let on = try phone.handle(.setUp(DeviceSetup()))
        #expect(
            on == [
                "show apps party chess", "launch 2 party", "ask 2 create transcript 300×400", "ask 2 activate live 3",
            ])
    }

    @Test func `an app that is put on anew draws its bubbles in a new process`() throws {
        var phone = try drawn()
        try phone.handle(.openApp(Phone.party.id))
        var setup = DeviceSetup()
        setup.installs[Phone.party.id] = 1
        let anew = try phone.handle(.setUp(setup))
        #expect(
            anew == [
                "ask 1 deactivate", "ask 1 destroy", "show closed", "ask 1 deactivate", "terminate 1",
                "show apps party chess", "launch 3 party", "ask 3 create transcript 300×400", "ask 3 activate live 3",
                "show live",
            ])
    }

    @Test func `no keyboard reaches a bubble, and a touch does`() throws {
        var phone = try drawn()
        let node = try #require(phone.host.trees.first?.patch.root)
        let focus = InputEvent.focus(node, isFocused: true)
        #expect(try phone.handle(.input(instance: 1, focus)).count == 1, "a view that is no field")
        try phone.handle(notify(1, .patch(Phone.scene, Phone.field(revision: 2))))
        for typed in [focus, .edit(node, text: "hi", edit: 1), .submit(node)] {
            #expect(try phone.handle(.input(instance: 1, typed)).isEmpty)
        }
        #expect(phone.host.panel == .closed)
        for touch in [InputEvent.tap(node), .focus(node, isFocused: false)] {
            #expect(try phone.handle(.input(instance: 1, touch)).count == 1)
        }
    }

    @Test func `a bubble hears of another text size, and the panel beside it`() throws {
        var phone = try drawn()
        var screen = phone.host.screen
        screen.environment.textSize = .accessibility3
        #expect(try phone.handle(.screen(screen)).count == 1)
        guard case .request(1, .perform(Phone.scene, .environment(let environment))) = phone.actions.first else {
            Issue.record("\(phone.actions)")
            return
        }
        #expect(environment.textSize == .accessibility3)
        #expect(try phone.handle(.screen(screen)).isEmpty)
    }

    @Test func `nobody looks any more`() throws {
        var phone = try drawn()
        #expect(try phone.handle(.conversationHidden) == ["ask 1 deactivate", "terminate 1", "show live"])
        #expect(!phone.host.knows(3))
        var staging = try Phone.open()
        try staging.handle(see(), Phone.insert(Phone.liveMessage("one")))
        #expect(try staging.handle(.conversationHidden) == ["ask 1 deactivate", "ask 1 destroy"])
    }

    @Test func `a picture belongs to its process, and is had by each of its scenes`() throws {
        var phone = try drawn()
        let asset = AssetID(rawValue: "a1")
        try phone.handle(notify(1, .asset(asset, bytes: Pictures.png(width: 1, height: 1))))
        #expect(phone.host.asset(asset, instance: 1) != nil)
        try phone.handle(.openApp(Phone.party.id))
        #expect(phone.host.asset(asset, instance: 2) != nil)
        #expect(phone.host.asset(asset, instance: 3) == nil)
    }
}

extension Phone {
    static func liveMessage(_ caption: String) -> MessageState {
        MessageState(session: uuid(100), layout: TemplateLayoutState(caption: caption), isLive: true)
    }

    static func liveEntry(_ sequence: Int, app: AppSummary = party, session: UInt8? = nil) -> LogEntry {
        var entry = entry(sequence, caption: "live \(sequence)", app: app)
        if case .message(var message) = entry.content {
            message.state.isLive = true
            message.state.session = uuid(session ?? 100)
            entry.content = .message(message)
        }
        return entry
    }
}
