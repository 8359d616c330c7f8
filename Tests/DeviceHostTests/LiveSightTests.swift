import AppProtocol
import ChatModels
import DeviceHost
import RenderTree
import Testing

/// Live bubbles that come into sight and go: which are known, in which order they go, and what each is offered.
@Suite(.timeLimit(.minutes(5))) struct LiveSightTests {
    private func bubble(_ sequence: Int, _ app: AppSummary = Phone.party, session: UInt8? = nil) -> FoundBubble {
        FoundBubble(entry: Phone.liveEntry(sequence, app: app, session: session), picture: nil)
    }

    private func see(_ bubbles: FoundBubble..., draft: Bool = false, width: Double = 300) -> DeviceHost.Event {
        .visibleLiveBubbles(
            LiveSight(
                entries: bubbles.map(\.entry.sequence), draft: draft, size: TreeSize(width: width, height: 400),
                found: bubbles))
    }

    @Test func `a bubble that is out of sight is looked up anew when it comes back`() throws {
        var phone = Phone()
        try phone.handle(see(bubble(3), bubble(4)))
        #expect(phone.host.knows(3) && phone.host.knows(4))
        try phone.handle(see(bubble(4)))
        #expect(!phone.host.knows(3) && phone.host.knows(4))
    }

    @Test func `where nobody looks any more, no process waits for the bubble of what was sent`() throws {
        var phone = try Phone.open()
        try phone.handle(see(draft: true), Phone.insert(Phone.liveMessage("one")), .closePanel)
        #expect(try phone.handle(.send(SendKey(unchecked: "k"), text: "")).contains("ask 1 destroy"))
        #expect(try phone.handle(.conversationHidden) == ["terminate 1"])
    }

    @Test func `another width holds for bubbles that come later, and is told once`() throws {
        var phone = Phone()
        try phone.handle(see(bubble(3)))
        #expect(
            try phone.handle(see(bubble(3), bubble(4), width: 280)) == [
                "ask 1 resize 280×400", "ask 1 create transcript 280×400", "ask 1 activate live 4",
            ])
        #expect(try phone.handle(see(bubble(3), bubble(4), width: 280)).isEmpty)
    }

    @Test func `bubbles go in the order in which they came`() throws {
        for event: DeviceHost.Event in [.conversationHidden, .setUp(DeviceSetup(isOld: true))] {
            var phone = Phone()
            try phone.handle(see(bubble(3), bubble(4, Phone.chess)))
            #expect(
                try phone.handle(event).filter { !$0.hasPrefix("show") } == [
                    "ask 1 deactivate", "ask 2 deactivate", "terminate 1", "terminate 2",
                ])
        }
    }

    @Test func `clients get bubbles in the order in which they came, whichever is drawn first`() throws {
        var phone = Phone()
        try phone.handle(see(bubble(9), bubble(7), bubble(8), bubble(6)))
        for scene in [3, 1, 4, 2] {
            try phone.handle(.notified(process: 1, .patch(SceneID(rawValue: scene), Phone.blank)))
        }
        #expect(phone.host.liveBubbles.map(\.entry) == [9, 7, 8, 6])
        #expect(phone.host.trees.map(\.instance) == [1, 2, 3, 4])
    }

    @Test func `an entry that is in sight before it is told of keeps its bubble`() throws {
        var phone = Phone()
        try phone.handle(see(bubble(3)))
        #expect(try phone.handle(.stored(Phone.liveEntry(3), picture: nil)).isEmpty)
        #expect(phone.host.knows(3))
    }

    @Test func `an update closes the bubble of its own session and no other`() throws {
        var phone = Phone()
        try phone.handle(see(bubble(3), bubble(2, session: 5)))
        #expect(
            try phone.handle(.stored(Phone.liveEntry(4), picture: nil)) == ["ask 1 deactivate", "ask 1 destroy"])
        #expect(phone.host.knows(2) && !phone.host.knows(3))
    }
}
