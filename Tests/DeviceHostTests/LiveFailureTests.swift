import AppProtocol
import ChatModels
import DeviceHost
import RenderTree
import Testing

/// Live bubbles whose app has ended: docs/messages.md, B106.
@Suite(.timeLimit(.minutes(5))) struct LiveFailureTests {
    private let crash = PanelFailure(code: .crashed, message: "Mussels Party stopped.")

    private func see(_ sequences: Int...) -> DeviceHost.Event {
        .visibleLiveBubbles(
            LiveSight(
                entries: sequences, draft: true, size: TreeSize(width: 300, height: 400),
                found: sequences.map { FoundBubble(entry: Phone.liveEntry($0), picture: nil) }))
    }

    @Test func `where the host itself has ended the app, its bubble comes back with the next look at it`() throws {
        var phone = Phone()
        try phone.handle(see(3), .notified(process: 1, .patch(Phone.scene, Phone.blank)))
        #expect(try phone.handle(.ended(process: 1, nil)) == ["show live"])
        #expect(!phone.host.knows(3))
        #expect(try phone.handle(see(3)).first == "launch 2 party")
    }

    @Test func `so many bubbles that failed are remembered, and beyond that the first of them is drawn again`() throws {
        var phone = Phone()
        for number in 1...65 {
            try phone.handle(see(number), .ended(process: ProcessID(rawValue: number), crash))
        }
        for number in 2...65 { #expect(try phone.handle(see(number)).isEmpty, "\(number)") }
        #expect(try phone.handle(see(1)).first == "launch 66 party")
    }

    @Test func `a staged message that failed is not drawn again, and another in its place is drawn`() throws {
        var phone = try Phone.open()
        try phone.handle(see(), Phone.insert(Phone.liveMessage("one")))
        #expect(try phone.handle(.ended(process: 1, crash)).last == "show live draft=2 app_crashed")
        try phone.handle(.openApp(Phone.party.id))
        #expect(
            try phone.handle(Phone.insert(Phone.liveMessage("two"), process: 3)).suffix(3) == [
                "ask 3 create transcript 300×400", "ask 3 activate two", "show live",
            ])
    }

    @Test func `an update of the session takes the place of a bubble that failed`() throws {
        var phone = Phone()
        #expect(try phone.handle(see(3), .ended(process: 1, crash)).last == "show live 3=1 app_crashed")
        #expect(try phone.handle(.stored(Phone.liveEntry(4), picture: nil)) == ["show live"])
    }

    @Test func `a panel that a bubble has brought to its message comes back to it`() throws {
        var phone = Phone()
        try phone.handle(
            see(3), .notified(process: 1, .patch(Phone.scene, Phone.blank)), .openApp(Phone.party.id))
        let asking = DeviceHost.Event.notified(process: 1, .presentationStyle(Phone.scene, .expanded))
        #expect(try phone.handle(asking).first == "ask 1 select live 3")
        try phone.handle(.ended(process: 1, crash))
        #expect(try phone.handle(.openApp(Phone.party.id)).last == "ask 3 activate live 3")
    }

    @Test func `an app that is put on anew draws its failed bubbles again`() throws {
        var phone = Phone()
        try phone.handle(see(3), .ended(process: 1, crash))
        #expect(
            try phone.handle(.setUp(DeviceSetup(installs: [Phone.party.id: 1]))) == [
                "show apps party chess", "launch 2 party", "ask 2 create transcript 300×400", "ask 2 activate live 3",
                "show live",
            ])
    }
}
