import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import Testing

/// Devices that lack an app, or whose system is too old for any: docs/messages.md, B83, B123, B125.
@Suite(.timeLimit(.minutes(5))) struct SetupTests {
    private let without = DeviceSetup(removedApps: [Phone.party.id])

    @Test func `a tapped bubble shows the page of an app that is missing, and opens once it is there`() throws {
        var phone = Phone()
        #expect(try phone.handle(.setUp(without)) == ["show apps chess"])
        #expect(try phone.handle(.tapBubble(Phone.entry(4), picture: nil)) == ["show offer party"])
        #expect(phone.host.panel == .offered(Phone.party))
        let there = DeviceSetup(installs: [Phone.party.id: 1])
        #expect(
            try phone.handle(.setUp(there)) == [
                "show apps party chess", "show opening party expanded", "launch 1 party",
                "ask 1 create expanded 390×640", "ask 1 activate hello",
            ])
    }

    @Test func `an app that the server gets comes into the drawer, and what is open goes on`() throws {
        var phone = Phone()
        try phone.handle(.openApp(Phone.chess.id))
        let new = AppSummary(id: AppID(unchecked: "poll"), name: "Poll")
        #expect(try phone.handle(.serverApps([Phone.party, Phone.chess, new])) == ["show apps party chess poll"])
        #expect(try phone.handle(.serverApps([Phone.party, Phone.chess, new])) == [])
        #expect(phone.host.panel == .opening(Phone.chess.id, .compact))
    }

    @Test func `an app that is missing cannot be opened from the drawer, and one that nobody has has no page`() throws {
        var phone = Phone()
        try phone.handle(.setUp(without))
        #expect(phone.refusal(of: .openApp(Phone.party.id)) == .unknownApp)
        let unknown = AppSummary(id: AppID(unchecked: "gone"), name: "Gone")
        #expect(phone.refusal(of: .tapBubble(Phone.entry(1, app: unknown), picture: nil)) == .unknownApp)
    }

    @Test func `the page takes the place of the app on screen, and is put away like an app`() throws {
        var phone = Phone()
        try phone.handle(.setUp(without), .openApp(Phone.chess.id))
        #expect(
            try phone.handle(.tapBubble(Phone.entry(1), picture: nil)) == [
                "ask 1 deactivate", "terminate 1", "show offer party",
            ])
        #expect(try phone.handle(.closePanel) == ["show closed"])
        #expect(try phone.handle(.setUp(DeviceSetup())) == ["show apps party chess"])
    }

    @Test func `another app that is opened puts the page away`() throws {
        var phone = Phone()
        try phone.handle(.setUp(without), .tapBubble(Phone.entry(1), picture: nil), .openApp(Phone.chess.id))
        #expect(phone.host.panel == .opening(Phone.chess.id, .compact))
    }

    @Test func `the page goes where the system can run no app any more`() throws {
        var phone = Phone()
        try phone.handle(.setUp(without), .tapBubble(Phone.entry(1), picture: nil))
        let old = DeviceSetup(isOld: true, removedApps: without.removedApps)
        #expect(try phone.handle(.setUp(old)) == ["show closed", "show apps"])
        #expect(phone.host.panel == .closed)
    }

    @Test func `an app that is taken off while it is open ends`() throws {
        var phone = try Phone.open()
        #expect(
            try phone.handle(.setUp(without)) == ["ask 1 deactivate", "terminate 1", "show closed", "show apps chess"])
    }

    @Test func `an app that is put on anew has other identifiers and another process`() throws {
        var phone = try Phone.open()
        try phone.handle(.setUp(DeviceSetup(installs: [Phone.party.id: 1])))
        #expect(phone.host.panel == .closed)
        try phone.handle(.openApp(Phone.party.id))
        let state = try #require(phone.actions.lazy.compactMap(\.activation).first)
        #expect(state.remoteParticipants.count == 1)
        #expect(state.remoteParticipants.first != Phone.identifier(of: Phone.john))
        #expect(state.localParticipant != Phone.identifier(of: Phone.kate))
    }

    @Test func `a device with an old system has no drawer and opens nothing`() throws {
        var phone = try Phone.open()
        let old = DeviceSetup(isOld: true)
        #expect(try phone.handle(.setUp(old)).suffix(2) == ["show closed", "show apps"])
        #expect(phone.refusal(of: .openApp(Phone.party.id)) == .unknownApp)
        #expect(phone.refusal(of: .tapBubble(Phone.entry(1), picture: nil)) == .notABubble)
        #expect(try phone.handle(.setUp(old)).isEmpty)
    }
}
