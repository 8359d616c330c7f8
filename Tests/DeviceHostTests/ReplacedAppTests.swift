import AppProtocol
import ChatModels
import DeviceHost
import RenderTree
import Testing

/// An app whose program was built again while it was open.
@Suite(.timeLimit(.minutes(5))) struct ReplacedAppTests {
    private let replaced = DeviceHost.Event.appReplaced(Phone.party.id)

    @Test func `starts anew with the style, the message and the state of the views that it showed`() throws {
        var phone = try Phone.open()
        try phone.handle(.tapBubble(Phone.entry(4), picture: nil))
        #expect(
            try phone.handle(replaced) == [
                "ask 1 keep views 1", "terminate 1", "show opening party expanded", "launch 2 party",
                "ask 2 create expanded 390×640 with views 1",
                "ask 2 activate hello",
            ])
        #expect(try phone.handle(.ended(process: 1, nil)).isEmpty)
        #expect(phone.host.panel == .opening(Phone.party.id, .expanded))
    }

    @Test func `takes no other app with it`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(.appReplaced(Phone.chess.id)).isEmpty)
        #expect(try phone.handle(.closePanel, replaced).last == "show closed")
    }

    @Test func `is tried again where it had crashed`() throws {
        var phone = try Phone.open(.expanded)
        try phone.handle(.ended(process: 1, PanelFailure(code: .crashed, message: "Mussels Party stopped.")))
        #expect(try phone.handle(replaced).prefix(2) == ["show opening party expanded", "launch 2 party"])
    }

    @Test func `draws its live bubbles with the new program`() throws {
        var phone = Phone()
        let sight = LiveSight(
            entries: [3], draft: true, size: TreeSize(width: 300, height: 400),
            found: [FoundBubble(entry: Phone.liveEntry(3), picture: nil)])
        try phone.handle(.visibleLiveBubbles(sight), .notified(process: 1, .patch(Phone.scene, Phone.blank)))
        #expect(
            try phone.handle(replaced) == [
                "terminate 1", "launch 2 party", "ask 2 create transcript 300×400", "ask 2 activate live 3",
                "show live",
            ])
    }
}
