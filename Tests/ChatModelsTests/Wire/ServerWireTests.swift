import AppProtocol
import ChatModels
import Foundation
import RenderTree
import Testing

@Suite(.timeLimit(.minutes(5))) struct ServerWireTests {
    private static var withReactions: EntryEvent {
        var item = Sample.item(2, .text, text: "Hi")
        item.reactions = [ItemReaction(emoji: "👍", sender: Sample.john.id, senderName: "John", isMine: false)]
        item.reply = Quote(
            id: 1, senderName: "Kate", isMine: true, text: "Picture", wordless: .picture, picture: Sample.picture,
            isThere: true)
        item.editedAt = 1_795_249_962_000
        item.mentions = [Mention(person: Sample.john.id, start: 0, length: 5)]
        return EntryEvent(sequence: 4, items: [item])
    }

    @Test func `events of the stream`() throws {
        let bubble = EntryEvent(
            sequence: 3,
            items: [
                Sample.item(1, .summary, text: "Kate started a list"), Sample.item(3, .bubble, bubble: Sample.bubble),
            ])
        let patch = PatchEvent(instance: 2, patch: Patch(revision: 1, operations: []))
        try WireFile(name: "server-events").expect([
            "state": StreamEvent(event: .state(Self.state)),
            "entry": StreamEvent(event: .entry(bubble)),
            "entry, text": StreamEvent(
                event: .entry(EntryEvent(sequence: 2, items: [Sample.item(2, .text, text: "Hi")]))),
            "entry, an answer with reactions": StreamEvent(event: .entry(Self.withReactions)),
            "panel": StreamEvent(event: .panel(.closed)),
            "patch": StreamEvent(event: .patch(patch)),
            "live": StreamEvent(event: .live(Self.live)),
            "draft": StreamEvent(
                event: .draft(DraftState(text: "Hello", bubble: Sample.bubble, page: PageID(unchecked: "p")))),
            "receipts": StreamEvent(
                event: .receipts([Receipt(person: Sample.john.id, first: 1, delivered: 3, read: 2)])),
            "draft, with a sticker": StreamEvent(event: .draft(DraftState(attachments: [Sample.attachment]))),
            "draft, with media that is being made ready": StreamEvent(
                event: .draft(
                    DraftState(
                        preparing: [PreparingItem(id: 1, kind: .video, name: "party.mov", progress: 0.25)]))),
            "entry, with media and stickers": StreamEvent(event: .entry(Self.withMedia)),
            "apps, with one for media": StreamEvent(
                event: .apps([AppSummary(id: Sample.party.id, name: "Stickers", isForMedia: true)])),
            "unsent": StreamEvent(
                event: .unsent([
                    UnsentItem(key: Sample.key, bubble: Sample.bubble),
                    UnsentItem(key: Sample.key, attachment: Sample.attachment),
                ])),
            "apps": StreamEvent(event: .apps([Sample.party])),
            "participants": StreamEvent(event: .participants([Sample.kate])),
            "transcript": StreamEvent(event: .transcript(Self.oldSystem)),
            "colorScheme": StreamEvent(event: .colorScheme(.dark)),
            "typing": StreamEvent(event: .typing(TypingEvent(person: Sample.john.id))),
            "presence": StreamEvent(event: .presence(PresenceEvent(here: [Sample.john.id]))),
            "presence, alone": StreamEvent(event: .presence(PresenceEvent(lastVisit: 1_795_249_962_000))),
            "openURL": StreamEvent(event: .openURL(OpenURLEvent(instance: 2, url: "https://example.org/mussels"))),
            "files, none": StreamEvent(event: .files(FilesEvent())),
            "files, to choose": StreamEvent(
                event: .files(
                    FilesEvent(
                        request: FileRequest(
                            number: 1, app: Sample.party.id, name: Sample.party.name,
                            wish: FileWish(
                                source: .photos, mediaTypes: ["image/png"], extensions: ["png"], countMax: 3))))),
            "files, to keep": StreamEvent(
                event: .files(
                    FilesEvent(
                        request: FileRequest(
                            number: 2, app: Sample.party.id, name: Sample.party.name,
                            offer: OfferedFiles(
                                files: [OfferedFile(name: "menu.pdf", byteCount: 1_200)], text: "The menu"))))),
            "notice": StreamEvent(event: .notice(Sample.notice)),
            "noticeQuestion": StreamEvent(event: .noticeQuestion(NoticeQuestionEvent(app: Sample.party))),
            "noticeQuestion, none": StreamEvent(event: .noticeQuestion(NoticeQuestionEvent())),
            "build": StreamEvent(
                event: .build(AppBuild(name: "Poll", errors: ["Poll.swift:3: cannot find 'VStock' in scope"]))),
        ])
    }

    @Test func `states of a panel`() throws {
        let app = Sample.party.id
        try WireFile(name: "panel-states").expect([
            "closed": PanelState.closed,
            "opening": PanelState.opening(app, .compact),
            "open": PanelState.open(app, .expanded, instance: 2),
            "offered": PanelState.offered(Sample.party),
            "failed, crashed": PanelState.failed(app, PanelFailure(code: .crashed, message: "It stopped.")),
            "failed, with a report for the author": PanelState.failed(
                app,
                PanelFailure(
                    code: .crashed, message: "It stopped.",
                    report: CrashReport(
                        cause: "A check failed (SIGILL).", output: ["counted 3"],
                        calls: [.init(function: "body", file: "Sources/A.swift", line: 3), .init(function: "main")]))),
            "failed, hung": PanelState.failed(app, PanelFailure(code: .hung, message: "It does not answer.")),
            "failed, misbehaved": PanelState.failed(app, PanelFailure(code: .misbehaved, message: "It was stopped.")),
            "failed, cannot start": PanelState.failed(
                app, PanelFailure(code: .cannotStart, message: "It cannot start.")),
        ])
    }

    @Test func `a conversation`() throws {
        try WireFile(name: "snapshot").expect([
            "snapshot": ConversationSnapshot(
                conversation: ConversationID(unchecked: "home"), name: "Kate & John", device: Sample.device,
                me: Sample.kate, participants: [Sample.kate, Sample.john], apps: [Sample.party],
                items: [Sample.item(1, .text, text: "Hi")], lastSequence: 1, state: Self.state)
        ])
    }

    /// The transcript of an old system with one message.
    private static var oldSystem: TranscriptEvent {
        var picture = Sample.item(3, .picture, text: "Mussels Party, 2 things")
        picture.picture = Sample.picture
        var link = Sample.item(3, .link, text: "Kate started a list")
        link.part = 1
        link.link = "https://example.org/party"
        return TranscriptEvent(first: 1, last: 3, items: [picture, link], revision: 2)
    }

    private static var withMedia: EntryEvent {
        var bubble = Sample.bubble
        (bubble.width, bubble.height) = (Sample.video.width, Sample.video.height)
        bubble.media = Sample.video
        var attachment = Sample.attachment
        attachment.media = Sample.sound
        var item = Sample.item(4, .bubble, bubble: bubble)
        item.attachment = attachment
        item.stickers = [
            StuckSticker(
                id: 5, sticker: Sample.attachment, place: Sample.stickerPlace, senderName: "John", isMine: false)
        ]
        return EntryEvent(sequence: 5, items: [item])
    }

    private static let state = DeviceState(
        panel: .open(Sample.party.id, .compact, instance: 1), draft: DraftState(text: "Hel"),
        receipts: [Receipt(person: Sample.john.id, first: 1, delivered: 1, read: 0)], live: live, epoch: 7)

    private static let live = [
        LiveBubble(
            entry: 3, instance: 2,
            look: BubbleAppearance(
                size: TreeSize(width: 240, height: 120), tint: RGBA(red: 0, green: 0.2, blue: 1), cornerRadius: 12)),
        LiveBubble(
            entry: nil, instance: 4, failure: PanelFailure(code: .crashed, message: "Mussels Party stopped.")),
    ]
}

/// An event as the stream carries it: the case is its SSE `event` field.
private struct StreamEvent: Codable, Equatable {
    let event: ServerEvent

    private enum CodingKeys: String, CodingKey { case event, id, data }

    init(event: ServerEvent) { self.event = event }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(event.name, forKey: .event)
        try values.encodeIfPresent(event.resumptionID, forKey: .id)
        try values.encode(event, forKey: .data)
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func data<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
            try values.decode(type, forKey: .data)
        }
        event =
            switch try values.decode(String.self, forKey: .event) {
            case "state": .state(try data())
            case "entry": .entry(try data())
            case "panel": .panel(try data())
            case "patch": .patch(try data())
            case "draft": .draft(try data())
            case "receipts": .receipts(try data())
            case "live": .live(try data())
            case "openURL": .openURL(try data())
            case "build": .build(try data())
            case "files": .files(try data())
            case "notice": .notice(try data())
            case "noticeQuestion": .noticeQuestion(try data())
            case "colorScheme": .colorScheme(try data())
            case "typing": .typing(try data())
            case "presence": .presence(try data())
            case "unsent": .unsent(try data())
            case "participants": .participants(try data())
            case "transcript": .transcript(try data())
            default: .apps(try data())
            }
    }
}
