import AppProtocol
import ChatModels
import DeviceHost
import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct OpeningTests {
    @Test func `from the drawer an app starts compact with nothing selected`() throws {
        var phone = Phone()
        #expect(
            try phone.handle(.openApp(Phone.party.id)) == [
                "show opening party compact", "launch 1 party", "ask 1 create compact 390×310", "ask 1 activate –",
            ])
        #expect(phone.host.panel == .opening(Phone.party.id, .compact))
    }

    @Test func `the panel is open from the first patch on`() throws {
        var phone = Phone()
        try phone.handle(.openApp(Phone.party.id))
        #expect(
            try phone.handle(.notified(process: 1, .patch(Phone.scene, Phone.blank))) == [
                "show open party compact 1", "show patch 1.1",
            ])
        let second = Patch(revision: 2, operations: [.frame(NodeID(rawValue: 1), .zero)])
        #expect(try phone.handle(.notified(process: 1, .patch(Phone.scene, second))) == ["show patch 1.2"])
        #expect(phone.host.tree(of: 1)?[NodeID(rawValue: 1)]?.frame == .zero)
    }

    @Test func `the app learns who is there under its own identifiers only`() throws {
        var phone = Phone()
        try phone.handle(.openApp(Phone.party.id))
        guard case .request(_, .perform(_, .activate(let conversation))) = phone.actions.last else {
            Issue.record("no activation")
            return
        }
        #expect(conversation.localParticipant == Phone.identifier(of: Phone.kate))
        #expect(conversation.remoteParticipants == [Phone.identifier(of: Phone.john)])
        #expect(conversation.localParticipant != Phone.kate.id.uuid)
    }

    @Test func `opening the app that is open changes nothing`() throws {
        for style in [PresentationStyle.compact, .expanded] {
            var phone = try Phone.open(style)
            #expect(try phone.handle(.openApp(Phone.party.id)).isEmpty)
        }
    }

    @Test func `another app takes the place of the open one, which is told and ended first`() throws {
        var phone = try Phone.open()
        #expect(
            try phone.handle(.openApp(Phone.chess.id)) == [
                "ask 1 deactivate", "terminate 1", "show opening chess compact", "launch 2 chess",
                "ask 2 create compact 390×310", "ask 2 activate –",
            ])
        #expect(phone.host.tree(of: 1) == nil)
    }

    @Test func `an app that is not installed cannot be opened, from the drawer or by its bubble`() throws {
        let phone = try Phone.open()
        let other = AppSummary(id: AppID(unchecked: "other"), name: "Other")
        #expect(phone.refusal(of: .openApp(other.id)) == .unknownApp)
        #expect(phone.refusal(of: .tapBubble(Phone.entry(1, app: other), picture: nil)) == .unknownApp)
    }

    @Test func `closing tells the app, ends it and closes the panel, and the app's dismiss does the same`() throws {
        for event in [DeviceHost.Event.closePanel, .notified(process: 1, .dismiss(Phone.scene))] {
            var phone = try Phone.open()
            #expect(try phone.handle(event) == ["ask 1 deactivate", "terminate 1", "show closed"])
            #expect(phone.host.panel == .closed)
            #expect(try phone.handle(event).isEmpty)
        }
    }
}
