import AppProtocol
import ChatModels
import DeviceHost
import RenderTree
import Testing

/// When a host may be let go: one that is made of what is stored is then the same to everybody.
@Suite(.timeLimit(.minutes(5))) struct RestTests {
    private let key = SendKey(unchecked: "k")
    private let direct = SendKey(unchecked: "direct-1")
    private let touch = DeviceHost.Event.input(instance: 1, .tap(NodeID(rawValue: 1)))

    private func ask(_ request: AppRequest) -> DeviceHost.Event { .requested(process: 1, id: 1, request) }

    @Test func `an app that is open, ending or failed keeps its host, and what is typed does not`() throws {
        var phone = Phone()
        #expect(phone.host.isAtRest)
        try phone.handle(.setDraftText("hi"))
        #expect(phone.host.isAtRest)
        try phone.handle(.openApp(Phone.party.id))
        #expect(!phone.host.isAtRest)
        try phone.handle(.closePanel)
        #expect(!phone.host.isAtRest, "its process has not ended")
        try phone.handle(.ended(process: 1, nil))
        #expect(phone.host.isAtRest)
        let crash = PanelFailure(code: .crashed, message: "Mussels Party stopped.")
        try phone.handle(.openApp(Phone.party.id), .ended(process: 2, crash))
        #expect(!phone.host.isAtRest, "its failure is on screen")
        try phone.handle(.closePanel)
        #expect(phone.host.isAtRest)
    }

    @Test func `what is on its way keeps its host until it is stored or given back`() throws {
        let sticker = AttachmentState(kind: .sticker, name: "m.png", bytes: Pictures.png(width: 3, height: 3))
        let movie = AttachmentState(kind: .file, name: "a.mov", bytes: Pictures.movie)
        let body = PlaceStickerBody(key: key, target: 4, place: StickerPlace(x: 0.5, y: 0.5), draft: 0)
        let words: [DeviceHost.Event] = [.send(key, text: "hi")]
        let directly = [touch, ask(.sendText(Phone.scene, "hi"))]
        let placing = [
            ask(.insertAttachment(Phone.scene, sticker)), .placeSticker(body, on: Phone.entry(4), count: 0),
        ]
        let preparing = [ask(.insertAttachment(Phone.scene, movie))]
        let cases: [(events: [DeviceHost.Event], end: DeviceHost.Event)] = [
            (words, .sent(key)), (words, .sendFailed(key)), (directly, .sent(direct)), (directly, .sendFailed(direct)),
            (placing, .sent(key)), (placing, .sendFailed(key)), (preparing, .cancelPreparation(1)),
        ]
        for (events, end) in cases {
            var phone = try Phone.open()
            for event in events { try phone.handle(event) }
            try phone.handle(.closePanel, .ended(process: 1, nil))
            #expect(phone.host.panel == .closed && !phone.host.isAtRest, "before \(end)")
            try phone.handle(end)
            #expect(phone.host.isAtRest, "after \(end)")
        }
    }
}
