import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import RenderTree
import Testing

/// Media that cannot travel as it is (docs/messages.md, B95).
@Suite(.timeLimit(.minutes(5))) struct PreparationTests {
    private static let video = PreparedMedia(
        bytes: Data([7]), info: MediaInfo(mediaType: "video/mp4", width: 4, height: 2, duration: 1), poster: Data([8]))

    private func insert(_ bytes: Data = Pictures.movie, name: String = "a.mov", id: Int = 1) -> DeviceHost.Event {
        .requested(
            process: 1, id: id,
            .insertAttachment(Phone.scene, AttachmentState(kind: .file, name: name, bytes: bytes)))
    }

    private func message(_ picture: Data, caption: String = "Look", id: Int = 1) -> DeviceHost.Event {
        Phone.insert(MessageState(layout: TemplateLayoutState(caption: caption, picture: picture)), id: id)
    }

    private func send(_ bytes: Data) -> DeviceHost.Event {
        .requested(
            process: 1, id: 1,
            .sendAttachment(Phone.scene, AttachmentState(kind: .file, name: "a.mov", bytes: bytes)))
    }

    @Test func `a picture as apps draw it is staged at once`() throws {
        var phone = try Phone.open()
        let side = UInt32(ProtocolLimits.mediaSideShown)
        #expect(try phone.handle(message(Pictures.png(width: side, height: side))).last == "answer 1.1 done")
    }

    @Test(arguments: [
        Pictures.png(width: UInt32(ProtocolLimits.mediaSideShown) + 1, height: 1), Pictures.commented,
        Pictures.jpeg(width: 2, height: 2).dropLast(2), Pictures.movie,
    ])
    func `what is too large, tells more than a picture, may break off or moves is made ready first`(bytes: Data) throws
    {
        var phone = try Phone.open()
        #expect(try phone.handle(message(bytes)).map { $0.prefix(9) } == ["prepare 1", "show draf"])
        #expect(phone.host.draft.message == nil && phone.host.draftState.preparing?.first?.progress == nil)
        try phone.handle(.preparationAdvanced(1, 0.25))
        #expect(phone.host.draftState.preparing?.first?.progress == 0.25)
        #expect(
            try phone.handle(.prepared(1, .success(Self.video))) == [
                "save '' Look", "show draft '' Look", "answer 1.1 done",
            ])
        #expect(phone.host.draft.picture == Data([7]) && phone.host.draft.poster == Data([8]))
        #expect(phone.host.draftState.bubble?.media?.mediaType == "video/mp4")
    }

    @Test func `a message tells the size of its picture or video, so that a page keeps its place`() throws {
        var phone = try Phone.open()
        try phone.handle(message(Pictures.png(width: 600, height: 400)))
        #expect(phone.host.draftState.bubble.map { [$0.width, $0.height] } == [600, 400])
        try phone.handle(message(Pictures.movie, id: 2))
        let number = try #require(phone.host.draftState.preparing?.first?.id)
        try phone.handle(.prepared(number, .success(Self.video)))
        #expect(phone.host.draftState.bubble.map { [$0.width, $0.height] } == [4, 2])
    }

    @Test func `media that is none is refused with 3, other trouble with -1, and nothing is staged`() throws {
        var phone = try Phone.open()
        for (code, answer) in [(MediaFailure.Code.damaged, "3"), (.tooLong, "-1"), (.toolMissing, "-1")] {
            try phone.handle(insert())
            let number = phone.host.draftState.preparing?.first?.id ?? 0
            #expect(
                try phone.handle(.prepared(number, .failure(MediaFailure(code, "No.")))) == [
                    "answer 1.1 \(answer)", "show draft '' –",
                ])
        }
        #expect(phone.host.draft == Draft())
    }

    @Test func `the person takes it back, and what comes afterwards is dropped`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(insert()) == ["prepare 1 movie", "show draft '' – …a.mov"])
        #expect(try phone.handle(.cancelPreparation(1)) == ["stop preparing 1", "answer 1.1 -1", "show draft '' –"])
        #expect(try phone.handle(.prepared(1, .success(Self.video))).isEmpty)
        #expect(try phone.handle(.preparationAdvanced(1, 1)).isEmpty)
        #expect(phone.refusal(of: .cancelPreparation(1)) == .badNumber)
    }

    @Test func `a message that is staged meanwhile takes its place`() throws {
        var phone = try Phone.open()
        try phone.handle(message(Pictures.movie, caption: "first"))
        #expect(
            try phone.handle(message(Pictures.png(width: 1, height: 1), caption: "second", id: 2)).prefix(2) == [
                "stop preparing 1", "answer 1.1 done",
            ])
        #expect(phone.host.draftState.preparing == nil)
        #expect(try phone.handle(.prepared(1, .success(Self.video))).isEmpty)
    }

    @Test func `a file on its way keeps its place in the field`() throws {
        var phone = try Phone.open()
        for number in 1...ChatLimits.attachmentCountMax {
            #expect(try phone.handle(insert(id: number)).first?.hasPrefix("prepare") == true)
        }
        #expect(try phone.handle(insert(Data([1]), id: 99)) == ["answer 1.99 -1"])
    }

    @Test func `so much is made ready at a time, and what is refused leaves the touch as it was`() throws {
        var phone = try Phone.open()
        try phone.handle(.input(instance: 1, .tap(NodeID(rawValue: 1))))
        for number in 1...ChatLimits.preparingCountMax { try phone.handle(insert(id: number)) }
        #expect(phone.host.draftState.preparing?.count == ChatLimits.preparingCountMax)
        #expect(try phone.handle(message(Pictures.movie, id: 98)) == ["answer 1.98 -1"])
        #expect(try phone.handle(send(Pictures.movie)) == ["answer 1.1 -1"])
        try phone.handle(.cancelPreparation(1))
        #expect(try phone.handle(send(Pictures.movie)).first?.hasPrefix("prepare") == true)
    }

    @Test func `what is made ready stands in the order in which it came, and says where it goes`() throws {
        var phone = try Phone.open()
        let names = ["c.mov", "a.mov", "b.mov"]
        for (place, name) in names.enumerated() { try phone.handle(insert(name: name, id: place + 1)) }
        try phone.handle(.input(instance: 1, .tap(NodeID(rawValue: 1))), send(Pictures.movie))
        let preparing = try #require(phone.host.draftState.preparing)
        #expect(preparing.map(\.name) == names + ["a.mov"])
        #expect(preparing.map(\.isDirect) == [false, false, false, true])
    }

    @Test(arguments: ["video/mp4", "audio/mp4"])
    func `a file that moves or sounds says so, whether anybody knows how long or not`(mediaType: String) throws {
        for duration: Double? in [nil, 1.5] {
            let info = MediaInfo(mediaType: mediaType, duration: duration)
            var phone = try Phone.open()
            try phone.handle(insert(), .prepared(1, .success(PreparedMedia(bytes: Data([7]), info: info))))
            #expect(phone.host.draftState.attachments.map(\.media) == [info])
        }
    }

    @Test func `an app that is gone is not answered, and its media is staged all the same`() throws {
        var phone = try Phone.open()
        try phone.handle(insert(), .closePanel, .ended(process: 1, nil))
        #expect(try phone.handle(.prepared(1, .success(Self.video))) == ["save '' – a.mov", "show draft '' – a.mov"])
    }

    @Test func `a direct send passes the gates before its media is made ready`() throws {
        var phone = try Phone.open()
        #expect(try phone.handle(send(Pictures.movie)) == ["answer 1.1 9"])
        try phone.handle(.input(instance: 1, .tap(NodeID(rawValue: 1))))
        #expect(try phone.handle(send(Pictures.movie)) == ["prepare 1 movie", "show draft '' – …a.mov"])
        #expect(try phone.handle(send(Pictures.movie)) == ["answer 1.1 9"])
        #expect(
            try phone.handle(.prepared(1, .success(Self.video))) == [
                "answer 1.1 done", "append directly direct-1 file a.mov", "show draft '' –",
            ])
    }

    @Test func `an animation that may travel has its first frame beside it`() throws {
        var phone = try Phone.open()
        try phone.handle(message(Pictures.gif(frameCount: 3)))
        let media = phone.host.draftState.bubble?.media
        #expect(media?.mediaType == "image/gif" && media?.hasPoster == true)
        #expect(phone.host.draft.poster == Pictures.gif(frameCount: 1))
        try phone.handle(message(Pictures.gif(frameCount: 1)))
        #expect(phone.host.draftState.bubble?.media == nil && phone.host.draft.poster == nil)
    }
}
