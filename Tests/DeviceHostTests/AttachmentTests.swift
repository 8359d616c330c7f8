import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import Testing

/// Files and stickers in the input field: docs/messages.md, B46, B111, B119 and B120.
@Suite(.timeLimit(.minutes(5))) struct AttachmentTests {
    private func insert(
        _ bytes: Data, _ kind: AttachmentState.Kind = .file, name: String = "a.png", process: ProcessID = 1
    ) -> DeviceHost.Event {
        .requested(
            process: process, id: 1,
            .insertAttachment(Phone.scene, AttachmentState(kind: kind, name: name, bytes: bytes, label: "A mussel")))
    }

    @Test func `files are staged beside message and words, and sent between them`() throws {
        var phone = try Phone.open()
        try phone.handle(Phone.insert(MessageState(layout: TemplateLayoutState(caption: "Mussels"))))
        #expect(
            try phone.handle(insert(Data([1]), name: "menu.pdf")) == [
                "save '' Mussels menu.pdf", "show draft '' Mussels menu.pdf", "answer 1.1 done",
            ])
        try phone.handle(insert(Pictures.png(width: 3, height: 2), .sticker))
        let key = SendKey(unchecked: "k")
        #expect(
            try phone.handle(.send(key, text: "hi")).last == "append k Mussels + file menu.pdf + sticker a.png + 'hi'")
        #expect(try phone.handle(.sendFailed(key)).first == "save 'hi' Mussels menu.pdf a.png")
    }

    @Test func `a sticker's label is cut, however many marks a letter of it has`() throws {
        var phone = try Phone.open()
        for label in ["a" + String(repeating: "\u{200d}", count: 100_000), String(repeating: "a", count: 1_000)] {
            let sticker = AttachmentState(
                kind: .sticker, name: "a.png", bytes: Pictures.png(width: 3, height: 2), label: label)
            try phone.handle(.requested(process: 1, id: 1, .insertAttachment(Phone.scene, sticker)))
            let kept = try #require(phone.host.draftState.attachments.last?.label)
            #expect(kept.unicodeScalars.count <= ProtocolLimits.stickerLabelScalarCountMax)
            #expect(kept.unicodeScalars.first == "a")
        }
    }

    @Test func `kind and size of a picture are read from its bytes, never from its name`() throws {
        var phone = try Phone.open()
        try phone.handle(
            insert(Pictures.png(width: 3, height: 2), name: "x.exe"), insert(Data("<script>".utf8), name: "x.png"))
        let attachments = phone.host.draftState.attachments
        #expect(attachments.map(\.mediaType) == ["image/png", "application/octet-stream"])
        #expect(attachments.map(\.width) == [3, nil])
        #expect(attachments.map(\.app) == [Phone.party.id, Phone.party.id])
    }

    @Test func `one file is taken out by its place`() throws {
        var phone = try Phone.open()
        try phone.handle(insert(Data([1]), name: "a"), insert(Data([2]), name: "b"))
        #expect(try phone.handle(.removeAttachment(0)) == ["save '' – b", "show draft '' – b"])
        #expect(phone.refusal(of: .removeAttachment(1)) == .badNumber)
        #expect(phone.refusal(of: .removeAttachment(-1)) == .badNumber)
    }

    @Test func `the field holds so many files and no more`() throws {
        var phone = try Phone.open()
        for number in 1...ChatLimits.attachmentCountMax {
            #expect(try phone.handle(insert(Data([UInt8(number)]))).last == "answer 1.1 done")
        }
        #expect(try phone.handle(insert(Data([0]))) == ["answer 1.1 -1"])
    }

    @Test func `a sticker over 500 KB is refused with 6, one of another format with 7`() throws {
        var phone = try Phone.open()
        let png = Pictures.png(width: 3, height: 3)
        let limit = ProtocolLimits.stickerByteCountMax
        #expect(try phone.handle(insert(png + Data(count: limit - png.count), .sticker)).last == "answer 1.1 done")
        #expect(try phone.handle(insert(png + Data(count: limit + 1 - png.count), .sticker)) == ["answer 1.1 6"])
        #expect(try phone.handle(insert(Data("BM".utf8), .sticker)) == ["answer 1.1 7"])
        #expect(try phone.handle(insert(Data(), .sticker)) == ["answer 1.1 7"])
    }

    @Test func `a sticker's sides and frames have limits`() throws {
        var phone = try Phone.open()
        let (side, frames) = (UInt32(ProtocolLimits.pictureSideMax), ProtocolLimits.animationFrameCountMax)
        for sticker in [Pictures.png(width: side, height: side), Pictures.gif(frameCount: frames)] {
            #expect(try phone.handle(insert(sticker, .sticker)).last == "answer 1.1 done")
        }
        for sticker in [
            Pictures.png(width: side + 1, height: 1), Pictures.png(width: 1, height: side + 1),
            Pictures.gif(frameCount: frames + 1),
        ] {
            #expect(try phone.handle(insert(sticker, .sticker)) == ["answer 1.1 -1"])
        }
    }

    @Test func `what is not picture is taken out of a sticker, and what a camera may have turned is made ready`() throws
    {
        func sticker(_ bytes: Data) -> DeviceHost.Event {
            let file = AttachmentState(kind: .sticker, name: "mussel", bytes: bytes)
            return .requested(process: 1, id: 1, .insertAttachment(Phone.scene, file))
        }
        let head = Data("GIF89a".utf8) + Data([3, 0, 2, 0, 0, 0, 0])
        let comment = Data([0x21, 0xfe, 6]) + Data("Secret".utf8) + Data([0])
        var phone = try Phone.open()
        try phone.handle(sticker(head + comment + Data([0x3b])))
        #expect(phone.host.draft.attachments.first?.bytes == head + Data([0x3b]))
        let photo = Data([
            0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 2, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1,
            0,
            0, 63, 0, 1, 0xff, 0xd9,
        ])
        #expect(try phone.handle(sticker(photo)).first == "prepare 1 jpeg")
    }

    @Test func `a file over the limit, a bomb of pixels or frames, and a name with a path are refused`() throws {
        var phone = try Phone.open()
        let limit = ProtocolLimits.attachmentByteCountMax
        #expect(try phone.handle(insert(Data(count: limit))).last == "answer 1.1 done")
        for name in ["..", ".", " ", "a\nb", "a\\b", "a\u{202E}gpj.exe", "a\u{200B}", "a\u{7F}"] {
            #expect(try phone.handle(insert(Data([1]), name: name)) == ["answer 1.1 -1"], "\(name.debugDescription)")
        }
        for (bytes, name) in [
            (Data(count: limit + 1), "a"), (Pictures.png(width: 30_000, height: 30_000), "a"),
            (Pictures.gif(frameCount: 10_000), "a"), (Data([1]), "../a"), (Data([1]), ""),
            (Data([1]), String(repeating: "a", count: 256)),
        ] {
            #expect(try phone.handle(insert(bytes, name: name)) == ["answer 1.1 -1"], "\(name)")
        }
        #expect(
            try phone.handle(insert(Pictures.gif(frameCount: ProtocolLimits.animationFrameCountMax))).last
                == "answer 1.1 done")
        let longest = String(repeating: "a", count: ProtocolLimits.attachmentNameByteCountMax)
        #expect(try phone.handle(insert(Data([1]), name: longest)).last == "answer 1.1 done")
    }

    @Test func `an app on its way out may still stage`() throws {
        var phone = try Phone.open()
        try phone.handle(.closePanel)
        #expect(try phone.handle(insert(Data([1]))).last == "answer 1.1 done")
        #expect(try phone.handle(Phone.insert(MessageState())).last == "answer 1.1 done")
        try phone.handle(.ended(process: 1, nil))
        #expect(try phone.handle(insert(Data([1]))).isEmpty)
    }
}
