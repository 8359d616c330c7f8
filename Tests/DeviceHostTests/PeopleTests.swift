import AppProtocol
import ChatModels
import DeviceHost
import RenderTree
import Testing

/// Joining and leaving: docs/messages.md, B83, B85.
@Suite(.timeLimit(.minutes(5))) struct PeopleTests {
    private static let mary = Participant(id: PersonID(Phone.uuid(3)), name: "Mary")
    private let everybody = [Phone.kate, Phone.john, mary]

    @Test func `an app that is open knows at once who takes part, by stable identifiers`() throws {
        var phone = try Phone.open()
        #expect(
            try phone.handle(.people(everybody, former: [])) == ["show people Kate John Mary", "ask 1 participants 2"])
        guard case .request(_, .perform(_, .participants(let others))) = phone.actions[1] else {
            Issue.record("the app is not told")
            return
        }
        #expect(others.first == Phone.identifier(of: Phone.john))
        try phone.handle(.people([Phone.kate, Self.mary], former: [Phone.john]))
        guard case .request(_, .perform(_, .participants(let left))) = phone.actions[1] else {
            Issue.record("the app is not told")
            return
        }
        #expect(left == [others[1]])
    }

    @Test func `the same people again are no news`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(.people([Phone.kate, Phone.john], former: [])).isEmpty)
    }

    @Test func `a message of somebody who has left still has its sender`() throws {
        var phone = Phone()
        try phone.handle(
            .people([Phone.kate, Self.mary], former: [Phone.john]), .tapBubble(Phone.entry(1), picture: nil))
        let selected = try #require(phone.actions.lazy.compactMap(\.activation).first?.selectedMessage)
        #expect(selected.sender == Phone.identifier(of: Phone.john))
    }

    @Test func `whoever leaves has no app open, opens none and sends nothing`() throws {
        var phone = try Phone.open()
        #expect(
            try phone.handle(.people([Phone.john, Self.mary], former: [Phone.kate])) == [
                "ask 1 deactivate", "terminate 1", "show closed", "show people John Mary",
            ])
        for event: DeviceHost.Event in [
            .openApp(Phone.party.id), .tapBubble(Phone.entry(1), picture: nil),
            .send(SendKey(unchecked: "k"), text: "hi"),
            .retryUnsent(SendKey(unchecked: "k")), .setDraftText("hi"), .setStyle(.expanded), .dragPanel(height: 300),
            .input(instance: 1, .tap(NodeID(rawValue: 1))), .retryLive(.draft),
        ] { #expect(phone.refusal(of: event) == .notAParticipant) }
    }

    @Test func `whoever leaves keeps the picture of a live bubble, and no app draws it`() throws {
        var phone = Phone()
        let sight = LiveSight(
            entries: [3], draft: true, size: TreeSize(width: 300, height: 400),
            found: [FoundBubble(entry: Phone.liveEntry(3), picture: nil)])
        try phone.handle(.visibleLiveBubbles(sight), .notified(process: 1, .patch(Phone.scene, Phone.blank)))
        #expect(
            try phone.handle(.people([Phone.john, Self.mary], former: [Phone.kate])) == [
                "show people John Mary", "ask 1 deactivate", "terminate 1", "show live",
            ])
    }

    @Test func `whoever comes back may again`() throws {
        var phone = Phone()
        try phone.handle(.people([Phone.john], former: [Phone.kate]), .people([Phone.john, Phone.kate], former: []))
        #expect(try phone.handle(.openApp(Phone.party.id)).first == "show opening party compact")
    }
}

extension DeviceHost.Action {
    var activation: ConversationState? {
        guard case .request(_, .perform(_, .activate(let conversation))) = self else { return nil }
        return conversation
    }
}
