import AppProtocol
import ChatModels
import Foundation
import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct RequestWireTests {
    @Test func `bodies of requests and answers`() throws {
        try WireFile(name: "bodies").expect([
            "send": SendBody(key: Sample.key, text: "See you"),
            "send, a reply": SendBody(key: Sample.key, text: "Yes", replyTo: 3),
            "reaction": ReactionBody(emoji: "👍"), "edit": EditBody(text: "See you soon"),
            "send, answer": SendReceipt(sequences: [4, 5]),
            "notice permission": NoticePermissionBody(isAllowed: true),
            "open notice": OpenNoticeBody(identifier: "turn"),
            "open panel": OpenPanelBody(app: Sample.party.id),
            "selection": SelectionBody(sequence: 3),
            "style": StyleBody(style: .expanded),
            "panel height": PanelHeightBody(height: 420),
            "input": InputBody(instance: 1, events: [.tap(NodeID(rawValue: 4)), .submit(NodeID(rawValue: 5))]),
            "screen": ScreenBody(
                compact: TreeSize(width: 390, height: 310), expanded: TreeSize(width: 390, height: 640),
                environment: SceneEnvironment(colorScheme: .dark, displayScale: 2, locale: "en-GB")),
            "screen, all settings": ScreenBody(
                compact: TreeSize(width: 390, height: 310), expanded: TreeSize(width: 390, height: 640),
                environment: SceneEnvironment(
                    colorScheme: .light, displayScale: 3, locale: "ar-SA", textSize: .accessibility1,
                    layoutDirection: .rightToLeft, timeZone: "Asia/Riyadh",
                    accessibility: [.reduceMotion, .increaseContrast], isHidden: true)),
            "live": LiveBody(entries: [5, 3], draft: true, size: TreeSize(width: 300, height: 400)),
            "live, nothing": LiveBody(entries: [], draft: false, size: TreeSize(width: 300, height: 400)),
            "chosen files": AnnouncedFiles(
                files: [AnnouncedFile(name: "mussel.png", byteCount: 1_200, mediaType: "image/png")]),
            "draft text": DraftTextBody(text: "Hel"),
            "read": ReadBody(sequence: 3), "system": SystemBody(isOld: true), "new person": NewPersonBody(name: "Mary"),
            "sticker from the field": PlaceStickerBody(
                key: Sample.key, target: 3, place: Sample.stickerPlace, draft: 0),
            "sticker from the app": PlaceStickerBody(
                key: Sample.key, target: 3, place: Sample.stickerPlace,
                node: PlaceStickerBody.Node(instance: 1, id: NodeID(rawValue: 7))),
        ])
    }

    @Test func `errors, one of each code`() throws {
        let codes: [(String, WireFile.Value)] = ChatError.Code.allCases.map { code in
            (code.rawValue, ErrorBody(error: ChatError(code, "What is wrong, in a sentence.")))
        }
        try WireFile(name: "error-bodies").expect(codes)
    }

    @Test func `entries of the log`() throws {
        let message = AppMessage(
            app: Sample.party.id,
            state: AppMessage.State(
                session: Sample.uuid(100), url: "?a=b", layout: Sample.storedLayout, isPending: false),
            picture: Sample.picture)
        func entry(_ content: EntryContent) -> LogEntry {
            LogEntry(
                sequence: 4, sender: Sample.kate.id, device: Sample.device, key: Sample.key, sentAt: 1_795_249_962_000,
                content: content)
        }
        try WireFile(name: "log-entries").expect([
            "text": entry(.text("See you")), "message": entry(.message(message)),
            "attachment": entry(.attachment(Sample.attachment)), "membership": entry(.membership(.joined)),
            "message with a video": entry(
                .message(
                    AppMessage(
                        app: Sample.party.id, state: AppMessage.State(), picture: Sample.picture, width: 1200,
                        height: 600,
                        media: Sample.video))),
            "sticker on a bubble": entry(
                .placedSticker(PlacedSticker(target: 2, sticker: Sample.attachment, place: Sample.stickerPlace))),
            "reaction": entry(.reaction(Reaction(target: 2, emoji: "👍"))),
            "reaction taken back": entry(.reaction(Reaction(target: 2, emoji: nil))),
            "edited": entry(.revision(EntryRevision(target: 2, change: .edited))), "withdrawn": entry(.withdrawn),
            "sticker taken off": entry(.stickerRemoval(StickerRemoval(target: 2, placement: 3))),
        ])
    }

    @Test func `a failure shows the first line that differs and how to accept it`() {
        let text = WireFile.difference(of: .init("a\nb\nc".utf8), from: .init("a\nx\nc".utf8), in: "nodes")
        #expect(text.contains("line 2:\n- x\n+ b"))
        #expect(text.contains("PARLEY_ACCEPT=1 swift test --filter Wire"))
    }
}
