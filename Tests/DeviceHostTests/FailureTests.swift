import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct FailureTests {
    private let crash = PanelFailure(code: .crashed, message: "Mussels Party stopped.")

    @Test func `an app that ends by itself fails the panel and leaves the draft`() throws {
        var phone = try Phone.open()
        try phone.handle(.setDraftText("hi"))
        #expect(try phone.handle(.ended(process: 1, crash)) == ["show failed party app_crashed"])
        #expect(phone.host.panel == .failed(Phone.party.id, crash))
        #expect(phone.host.draft.text == "hi")
        #expect(phone.host.tree(of: 1) == nil)
    }

    @Test func `opened again it comes back in its style at the same message`() throws {
        var phone = Phone()
        try phone.handle(.tapBubble(Phone.entry(3, caption: "3 things"), picture: nil), .ended(process: 1, crash))
        #expect(
            try phone.handle(.openApp(Phone.party.id)) == [
                "show opening party expanded", "launch 2 party", "ask 2 create expanded 390×640",
                "ask 2 activate 3 things",
            ])
    }

    @Test func `the message selected last is the one it comes back to`() throws {
        var phone = try Phone.open(.compact)
        try phone.handle(
            .tapBubble(Phone.entry(3, caption: "old"), picture: nil),
            .tapBubble(Phone.entry(4, caption: "new"), picture: nil), .ended(process: 1, crash))
        #expect(try phone.handle(.openApp(Phone.party.id)).last == "ask 2 activate new")
    }

    @Test func `another app or another bubble does not start where the failed one was`() throws {
        var phone = Phone()
        try phone.handle(.tapBubble(Phone.entry(3, caption: "old"), picture: nil), .ended(process: 1, crash))
        var copy = phone
        #expect(try copy.handle(.openApp(Phone.chess.id)).last == "ask 2 activate –")
        #expect(
            try phone.handle(.tapBubble(Phone.entry(4, caption: "new"), picture: nil)).last == "ask 2 activate new")
    }

    @Test func `the failure can be put away`() throws {
        var phone = try Phone.open()
        try phone.handle(.ended(process: 1, crash))
        #expect(try phone.handle(.closePanel) == ["show closed"])
        #expect(try phone.handle(.openApp(Phone.party.id)).last == "ask 2 activate –")
    }

    @Test func `the end of a process that was replaced says nothing`() throws {
        var phone = try Phone.open()
        try phone.handle(.openApp(Phone.chess.id))
        #expect(try phone.handle(.ended(process: 1, nil), .ended(process: 1, crash)).isEmpty)
        #expect(try phone.handle(.notified(process: 1, .patch(Phone.scene, Phone.blank))).isEmpty)
        #expect(phone.host.panel == .opening(Phone.chess.id, .compact))
    }

    @Test func `an end that the host wished closes the panel`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(.ended(process: 1, nil)) == ["show closed"])
    }

    @Test func `an app that sends a broken tree is stopped, and its author told which rule it broke`() throws {
        var phone = try Phone.open()
        let broken = Patch(revision: 3, operations: [])
        #expect(
            try phone.handle(.notified(process: 1, .patch(Phone.scene, broken))) == [
                "log error revision_gap", "terminate 1", "show failed party app_misbehaved",
            ])
        #expect("\(phone.host.panel)".contains("Mussels Party"), "the person reads which app it was")
        #expect(try phone.handle(.ended(process: 1, nil)).isEmpty)
    }

    @Test func `an app that speaks of a scene it does not have is stopped`() throws {
        let other = SceneID(rawValue: 2)
        for notification in [
            AppNotification.patch(other, Phone.blank), .presentationStyle(other, .expanded), .dismiss(other),
            .openURL(other, "https://example.org"),
        ] {
            var phone = try Phone.open()
            #expect(try phone.handle(.notified(process: 1, notification)).first == "log error unknown_scene")
            #expect(phone.host.panel != .closed)
        }
    }

    @Test(arguments: [
        "https://example.org/a?b=c", "HTTP://example.org", "mailto:kate@example.org", "tel:112", "sms:112",
    ]) func `an address that is safe is opened`(address: String) throws {
        var phone = try Phone.open()
        try phone.handle(Self.touch)
        #expect(try phone.handle(.notified(process: 1, .openURL(Phone.scene, address))) == ["show \(address)"])
    }

    @Test(arguments: [
        "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "//example.org", "", "party://open",
        "https://example.org/" + String(repeating: "a", count: 5000),
    ]) func `no other address is opened`(address: String) throws {
        var phone = try Phone.open()
        try phone.handle(Self.touch)
        let actions = try phone.handle(.notified(process: 1, .openURL(Phone.scene, address)))
        #expect(actions == ["log warning bad_address"])
    }

    private static let touch = DeviceHost.Event.input(instance: 1, .tap(NodeID(rawValue: 1)))
    private static let opening = DeviceHost.Event.notified(process: 1, .openURL(Phone.scene, "https://example.org"))

    @Test func `an app that nobody touches opens nothing`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(Self.opening) == ["log warning address_without_touch"])
        try phone.handle(.input(instance: 1, .hover(NodeID(rawValue: 1), isInside: true)))
        #expect(try phone.handle(Self.opening) == ["log warning address_without_touch"])
    }

    @Test func `a touch opens one address`() throws {
        var phone = try Phone.open()
        try phone.handle(Self.touch)
        #expect(try phone.handle(Self.opening) == ["show https://example.org"])
        #expect(try phone.handle(Self.opening) == ["log warning address_without_touch"])
    }

    @Test func `a touch opens an address for so long, and not a millisecond longer`() throws {
        let lifetime = ProtocolLimits.addressTouchLifetime
        for (time, line) in [
            (lifetime, "show https://example.org"), (lifetime + 1, "log warning address_without_touch"),
        ] {
            var phone = try Phone.open()
            try phone.handle(Self.touch, at: 100)
            #expect(try phone.handle(Self.opening, at: 100 + time) == [line])
        }
    }

    @Test func `what an app says stays on one line, and cannot steer a terminal`() throws {
        var phone = try Phone.open()
        let diagnostic = Diagnostic(
            severity: .note, code: "a\nb", message: "x\u{1b}[2J\r\u{202e}y", view: "\u{2028}\u{85}")
        try phone.handle(.notified(process: 1, .diagnostic(diagnostic)))
        guard case .log(let logged) = phone.actions.first else {
            Issue.record("nothing was logged")
            return
        }
        #expect(logged.code == "a\\u{a}b")
        #expect(logged.message == "x\\u{1b}[2J\\u{d}\\u{202e}y")
        #expect(logged.view == "\\u{2028}\\u{85}")
    }

    @Test func `of what an app says in a minute so much is kept, and the rest is counted`() throws {
        var phone = try Phone.open()
        let event = DeviceHost.Event.notified(
            process: 1, .diagnostic(Diagnostic(severity: .note, code: "again", message: "…")))
        for _ in 1...ProtocolLimits.diagnosticsPerMinuteMax { #expect(try phone.handle(event) == ["log note again"]) }
        for _ in 1...7 { #expect(try phone.handle(event, at: 59_999).isEmpty) }
        #expect(try phone.handle(event, at: 60_000) == ["log warning diagnostics_left_out", "log note again"])
        #expect(phone.actions.first.map { "\($0)".contains("7 more") } == true)
    }

    @Test func `what was left out is told at the latest when the app ends`() throws {
        var phone = try Phone.open()
        let event = DeviceHost.Event.notified(
            process: 1, .diagnostic(Diagnostic(severity: .note, code: "again", message: "…")))
        for _ in 0...ProtocolLimits.diagnosticsPerMinuteMax { try phone.handle(event) }
        #expect(try phone.handle(.ended(process: 1, crash)).first == "log warning diagnostics_left_out")
    }

    @Test func `a line for the app's log is passed on`() throws {
        var phone = try Phone.open()
        let diagnostic = Diagnostic(severity: .note, code: "unsupported", message: "…")
        #expect(try phone.handle(.notified(process: 1, .diagnostic(diagnostic))) == ["log note unsupported"])
    }

    @Test func `an app cannot fill the log with one line`() throws {
        var phone = try Phone.open()
        let long = String(repeating: "m", count: ProtocolLimits.diagnosticScalarCountMax + 1)
        let diagnostic = Diagnostic(severity: .note, code: long, message: long, view: long)
        let line = try phone.handle(.notified(process: 1, .diagnostic(diagnostic))).joined()
        #expect(line == "log note " + long.dropLast())
    }
}
