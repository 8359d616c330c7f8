import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct SendTests {
    private let key = SendKey(unchecked: "k")

    private func staged(
        _ caption: String = "Mussels", url: String? = "?a=b", picture: Data = Pictures.png(width: 3, height: 3)
    ) -> DeviceHost.Event {
        Phone.insert(
            MessageState(
                session: Phone.uuid(100), url: url, layout: TemplateLayoutState(caption: caption, picture: picture)))
    }

    @Test func `message and words go into the log together, and the app hears of its message`() throws {
        var phone = try Phone.open()
        try phone.handle(staged())
        #expect(
            try phone.handle(.send(key, text: " See you \n")) == [
                "ask 1 didStartSending Mussels", "append k Mussels + 'See you'",
            ])
        let told = try phone.told { if case .didStartSending(let message) = $0 { message } else { nil } }
        #expect(!told.isPending)
        #expect(told.sender == Phone.identifier(of: Phone.kate))
        #expect(told.layout?.picture == Pictures.png(width: 3, height: 3))
    }

    @Test func `an entry is in log form with the picture beside it`() throws {
        var phone = try Phone.open()
        try phone.handle(staged(), .send(key, text: ""))
        guard
            case .append(_, let entries) = phone.actions.first(where: { if case .append = $0 { true } else { false } }),
            case .message(let message) = entries.first?.content
        else {
            Issue.record("nothing to append")
            return
        }
        #expect(entries.count == 1)
        #expect(entries[0].picture == Pictures.png(width: 3, height: 3))
        #expect(!message.state.isPending)
    }

    @Test func `the draft is gone from the field once it is stored`() throws {
        var phone = try Phone.open()
        try phone.handle(staged(), .send(key, text: ""))
        #expect(try phone.handle(.sent(key)) == ["show draft '' –"])
        #expect(phone.host.draft == Draft())
    }

    @Test func `a draft that could not be stored comes back whole`() throws {
        var phone = try Phone.open()
        try phone.handle(staged(picture: Pictures.gif(frameCount: 2)))
        var draft = phone.host.draft
        try #require(draft.poster != nil)
        try phone.handle(.send(key, text: "hi"))
        #expect(
            try phone.handle(.sendFailed(key)) == [
                "save 'hi' Mussels", "show draft 'hi' Mussels", "ask 1 sendingFailed Mussels",
            ])
        let told = try phone.told { if case .sendingFailed(let message) = $0 { message } else { nil } }
        #expect(told.failure != nil)
        draft.text = "hi"
        #expect(phone.host.draft == draft)
        #expect(try phone.handle(.send(key, text: "hi")).last == "append k Mussels + 'hi'")
    }

    @Test func `what was typed or staged since is kept when a Send fails`() throws {
        var phone = try Phone.open()
        try phone.handle(staged("one"), .send(key, text: "hi"), .setDraftText("there"), staged("two"))
        #expect(
            try phone.handle(.sendFailed(key)) == [
                "save 'hi\nthere' two", "show draft 'hi\nthere' two", "ask 1 sendingFailed one",
            ])
    }

    @Test func `what was typed or staged since is saved again when a Send is stored`() throws {
        var phone = try Phone.open()
        try phone.handle(staged("one"), .send(key, text: "hi"), staged("two"))
        #expect(try phone.handle(.sent(key)) == ["save '' two", "show draft '' two"])
    }

    @Test func `nothing in the field makes no entry`() throws {
        var phone = try Phone.open()
        for text in ["", " \n\t "] { #expect(try phone.handle(.send(key, text: text)).isEmpty) }
        #expect(try phone.handle(.sent(key)).isEmpty)
    }

    @Test func `the same Send again, before or after it is stored, takes nothing staged since`() throws {
        var phone = try Phone.open()
        try phone.handle(staged("one"), .send(key, text: ""), staged("two"))
        #expect(try phone.handle(.send(key, text: "")).isEmpty)
        try phone.handle(.sent(key))
        #expect(try phone.handle(.send(key, text: "")).isEmpty)
        #expect(phone.host.draftState.bubble?.caption == "two")
    }

    @Test func `another Send while one is on its way takes only what is new`() throws {
        var phone = try Phone.open()
        try phone.handle(staged(), .send(key, text: "one"))
        let second = SendKey(unchecked: "l")
        #expect(try phone.handle(.send(second, text: "two")) == ["append l 'two'"])
        #expect(try phone.handle(.sent(key), .sent(second)) == ["show draft '' –", "show draft '' –"])
    }

    @Test func `only so many Sends may wait for the disk`() throws {
        var phone = Phone()
        for number in 1...ChatLimits.sendsInFlightMax {
            try phone.handle(.send(SendKey(unchecked: "\(number)"), text: "x"))
        }
        #expect(phone.refusal(of: .send(key, text: "x")) == .tooManySends)
        try phone.handle(.sent(SendKey(unchecked: "1")))
        #expect(phone.refusal(of: .send(key, text: "x")) == nil)
    }

    @Test func `as many Sends as are remembered are known when they come again, and older ones are forgotten`() throws {
        var phone = Phone()
        let keys = (0...64).map { SendKey(unchecked: "k\($0)") }
        for key in keys { try phone.handle(.send(key, text: "x"), .sent(key)) }
        for key in keys.dropFirst() { #expect(try phone.handle(.send(key, text: "again")).isEmpty, "\(key)") }
        #expect(try phone.handle(.send(keys[0], text: "again")) == ["append k0 'again'"])
    }

    @Test func `files of a failed Send come back before those staged since, each in its order`() throws {
        func file(_ name: String) -> DeviceHost.Event {
            .requested(
                process: 1, id: 1,
                .insertAttachment(Phone.scene, AttachmentState(kind: .file, name: name, bytes: Data(name.utf8))))
        }
        var phone = try Phone.open()
        try phone.handle(file("a"), file("b"), .send(key, text: ""), file("c"), file("d"))
        #expect(try phone.handle(.sendFailed(key)).first == "save '' – a b c d")
    }

    @Test func `an app that is no longer open is not told`() throws {
        var phone = try Phone.open()
        try phone.handle(staged(), .closePanel)
        #expect(try phone.handle(.send(key, text: "")) == ["append k Mussels"])
    }

    @Test func `a URL of a scheme that may not travel is dropped at Send, with a word to the author`() throws {
        for url in ["parley://x", "FILE:///etc/passwd", "javascript:alert(1) ", "a+b-c.d:x", "z9:x", "x:"] {
            #expect(try sentURL(url) == (nil, ["log warning url_scheme_dropped"]), "\(url)")
        }
        // Browsers skip these characters.
        for url in [" javascript:a", "\u{0}\u{1f} javascript:a", "\n\tjavascript:a", "java\tscript:a", "a\r\nb\r:c"] {
            #expect(try sentURL(url) == (nil, ["log warning url_scheme_dropped"]), "\(url.debugDescription)")
        }
        for url in [" https://a", "ht\ntp://a", " a b:c", " ?a=b:c"] {
            #expect(try sentURL(url) == (url, []), "\(url.debugDescription)")
        }
        for url in ["http://a", "HTTPS://a", "data:,x", "?a=b:c", "a/b:c", "", "//a:80", "1a:b", "é:b"] {
            #expect(try sentURL(url) == (url, []), "\(url)")
        }
    }

    private func sentURL(_ url: String) throws -> (String?, [String]) {
        var phone = try Phone.open()
        #expect(try phone.handle(staged(url: url)).last == "answer 1.1 done")
        let lines = try phone.handle(.send(key, text: ""))
        let told = try phone.told { if case .didStartSending(let message) = $0 { message } else { nil } }
        return (told.url, lines.filter { $0.hasPrefix("log") })
    }
}
