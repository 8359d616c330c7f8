import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import RenderTree
import Testing
import Transcript

/// Past the input field: docs/messages.md, B47 to B55.
@Suite(.timeLimit(.minutes(5))) struct DirectSendTests {
    private let touch = DeviceHost.Event.input(instance: 1, .tap(NodeID(rawValue: 1)))
    private let key = SendKey(unchecked: "direct-1")

    private func send(_ caption: String = "Mussels", id: Int = 1, url: String? = nil) -> DeviceHost.Event {
        .requested(
            process: 1, id: id,
            .sendMessage(Phone.scene, MessageState(url: url, layout: TemplateLayoutState(caption: caption))))
    }

    @Test func `after a touch a message is sent, the app told, and the request answered when sending starts`() throws {
        var phone = try Phone.open()
        try phone.handle(touch)
        #expect(
            try phone.handle(send()) == [
                "ask 1 didStartSending Mussels", "answer 1.1 done", "append directly direct-1 Mussels",
            ])
        let told = try phone.told { if case .didStartSending(let message) = $0 { message } else { nil } }
        #expect(!told.isPending)
        #expect(told.sender == Phone.identifier(of: Phone.kate))
        #expect(try phone.handle(.sent(key)).isEmpty)
    }

    @Test func `where the device says how long a touch is good, an older one allows nothing`() throws {
        for (lifetime, age, code) in [
            (Int64?.none, Int64(1_000_000), "done"), (2_000, 2_000, "done"), (2_000, 2_001, "9"),
        ] {
            var phone = try Phone.open(policy: DevicePolicy(touchLifetime: lifetime))
            try phone.handle(touch, at: 500)
            let lines = try phone.handle(send(), at: 500 + age)
            #expect(lines.contains("answer 1.1 \(code)"), "\(age) ms")
        }
    }

    @Test func `text, file and sticker are sent without a callback`() throws {
        let file = AttachmentState(kind: .file, name: "menu.txt", bytes: Data("Mussels".utf8))
        let sticker = AttachmentState(kind: .sticker, name: "m.png", bytes: Pictures.png(width: 3, height: 3))
        let requests: [(AppRequest, String)] = [
            (.sendText(Phone.scene, " See you "), "'See you'"), (.sendAttachment(Phone.scene, file), "file menu.txt"),
            (.sendAttachment(Phone.scene, sticker), "sticker m.png"),
        ]
        for (request, entry) in requests {
            var phone = try Phone.open()
            try phone.handle(touch)
            #expect(
                try phone.handle(.requested(process: 1, id: 1, request)) == [
                    "answer 1.1 done", "append directly direct-1 \(entry)",
                ])
        }
    }

    @Test func `without a touch since the app was opened nothing is sent`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(send()) == ["answer 1.1 9"])
    }

    @Test func `one touch buys one send, of whatever kind`() throws {
        var phone = try Phone.open()
        try phone.handle(touch, touch)
        #expect(try phone.handle(send()).last == "append directly direct-1 Mussels")
        #expect(try phone.handle(send(id: 2)) == ["answer 1.2 9"])
        #expect(
            try phone.handle(.requested(process: 1, id: 3, .sendText(Phone.scene, "hi"))) == ["answer 1.3 9"])
        try phone.handle(touch)
        #expect(try phone.handle(send(id: 4)).last == "append directly direct-2 Mussels")
    }

    @Test func `typing and scrolling are no touch`() throws {
        var phone = try Phone.open()
        let node = NodeID(rawValue: 1)
        try phone.handle(
            .input(instance: 1, .edit(node, text: "a", edit: 1)), .input(instance: 1, .scroll(node, x: 0, y: 9)),
            .input(instance: 1, .hover(node, isInside: true)))
        #expect(try phone.handle(send()) == ["answer 1.1 9"])
        try phone.handle(.input(instance: 1, .submit(node)))
        #expect(try phone.handle(send()).last == "append directly direct-1 Mussels")
    }

    @Test func `a touch in one app does not count for the next`() throws {
        var phone = try Phone.open()
        try phone.handle(
            touch, .openApp(Phone.chess.id), .notified(process: 2, .patch(Phone.scene, Phone.blank)))
        #expect(
            try phone.handle(.requested(process: 2, id: 1, .sendText(Phone.scene, "hi"))) == ["answer 2.1 9"])
    }

    @Test func `an app that is not drawn yet, or is on its way out, is not visible`() throws {
        var phone = Phone()
        try phone.handle(.openApp(Phone.party.id))
        #expect(try phone.handle(send()) == ["answer 1.1 10"])
        phone = try Phone.open()
        try phone.handle(touch, .closePanel)
        #expect(try phone.handle(send()) == ["answer 1.1 10"])
        try phone.handle(.ended(process: 1, nil))
        #expect(try phone.handle(send()).isEmpty)
    }

    @Test func `what is wrong with a message comes before the touch, and does not use it up`() throws {
        var phone = try Phone.open()
        let tooLong = send(url: "?" + String(repeating: "a", count: ProtocolLimits.urlCharacterCountMax))
        #expect(try phone.handle(tooLong) == ["answer 1.1 8"])
        try phone.handle(touch)
        #expect(try phone.handle(tooLong) == ["answer 1.1 8"])
        #expect(try phone.handle(.requested(process: 1, id: 2, .sendText(Phone.scene, " "))) == ["answer 1.2 -1"])
        #expect(try phone.handle(send()).count == 3)
    }

    @Test func `a text may be as long as any of the conversation, and not one byte longer`() throws {
        let most = String(repeating: "x", count: ChatLimits.textByteCountMax)
        var phone = try Phone.open()
        try phone.handle(touch)
        let tooLong = DeviceHost.Event.requested(process: 1, id: 1, .sendText(Phone.scene, most + "x"))
        #expect(try phone.handle(tooLong) == ["answer 1.1 -1"])
        #expect(
            try phone.handle(.requested(process: 1, id: 2, .sendText(Phone.scene, most))).first == "answer 1.2 done")
    }

    @Test func `a draft stays where it is`() throws {
        var phone = try Phone.open()
        try phone.handle(Phone.insert(MessageState(layout: TemplateLayoutState(caption: "staged"))), touch)
        try phone.handle(send(id: 2), .sent(key))
        #expect(phone.host.draftState.bubble?.caption == "staged")
    }

    @Test func `a URL of a foreign scheme is dropped with a word to the author`() throws {
        var phone = try Phone.open()
        try phone.handle(touch)
        #expect(try phone.handle(send(url: "parley://x")).contains("log warning url_scheme_dropped"))
    }

    @Test func `what cannot be stored is shown with its app's error, and sent again or dropped by the person`() throws {
        var phone = try Phone.open()
        try phone.handle(touch, send())
        #expect(
            try phone.handle(.sendFailed(key)) == [
                "save unsent direct-1", "show unsent direct-1", "ask 1 sendingFailed Mussels",
            ])
        #expect(phone.host.unsentItems.map(\.bubble?.caption) == ["Mussels"])
        #expect(
            try phone.handle(.retryUnsent(key)) == [
                "ask 1 didStartSending Mussels", "show unsent ", "append directly direct-1 Mussels",
            ])
        #expect(phone.refusal(of: .retryUnsent(key)) == .unknownEntry)
        try phone.handle(.sendFailed(key))
        #expect(try phone.handle(.discardUnsent(key)) == ["save unsent", "show unsent "])
        #expect(try phone.handle(.discardUnsent(key)).isEmpty)
        #expect(phone.host.unsentItems.isEmpty)
    }

    @Test func `what was unsent is written down no more once it is in the log, also after a restart`() throws {
        var phone = try Phone.open()
        try phone.handle(touch, send(), .sendFailed(key), .retryUnsent(key))
        #expect(try phone.handle(.sent(key)) == ["save unsent"])
        let stored = DirectSend(key: key, entry: NewEntry(content: .text("hi")))
        phone.host = DeviceHost(context: phone.host.context, unsent: [stored])
        try phone.handle(.retryUnsent(key))
        #expect(try phone.handle(.sent(key)) == ["save unsent"])
    }

    @Test func `a picture that could not be stored can be looked at, by its name alone`() throws {
        var phone = try Phone.open()
        let (first, second) = (Pictures.png(width: 3, height: 3), Pictures.png(width: 4, height: 4))
        for (number, bytes) in [first, second].enumerated() {
            let sticker = AttachmentState(kind: .sticker, name: "m.png", bytes: bytes)
            try phone.handle(touch, .requested(process: 1, id: number + 1, .sendAttachment(Phone.scene, sticker)))
        }
        #expect(phone.host.unsentMedia(PictureID(of: first)) == nil)
        try phone.handle(.sendFailed(key), .sendFailed(SendKey(unchecked: "direct-2")))
        for bytes in [first, second] {
            let media = phone.host.unsentMedia(PictureID(of: bytes))
            #expect(media?.bytes == bytes)
            #expect(media?.info.mediaType == "image/png")
        }
        #expect(phone.host.unsentMedia(PictureID(of: Data("other".utf8))) == nil)
    }

    @Test func `only so much may be unsent`() throws {
        var phone = try Phone.open()
        for number in 1...ChatLimits.unsentCountMax {
            try phone.handle(touch, send(), .sendFailed(SendKey(unchecked: "direct-\(number)")))
        }
        #expect(try phone.handle(touch, send()).last == "answer 1.1 -1")
    }

    @Test func `what is on its way counts as unsent, until it is in the log`() throws {
        var phone = try Phone.open()
        for _ in 1...ChatLimits.unsentCountMax { try phone.handle(touch, send()) }
        #expect(try phone.handle(touch, send()).last == "answer 1.1 -1")
        try phone.handle(.sent(SendKey(unchecked: "direct-1")))
        #expect(try phone.handle(touch, send()).last?.hasPrefix("append directly") == true)
    }

    @Test func `keys begin as the owner says, so that no two hosts of a device use the same`() throws {
        let host = try Phone.open().host
        var other = DeviceHost(context: host.context, directPrefix: "direct-x")
        let events = [
            DeviceHost.Event.openApp(Phone.party.id), .notified(process: 1, .patch(Phone.scene, Phone.blank)), touch,
            send(),
        ]
        var lines: [String] = []
        for event in events { lines += try other.handle(event).map(line(for:)) }
        #expect(lines.last == "append directly direct-x-1 Mussels")
    }
}
