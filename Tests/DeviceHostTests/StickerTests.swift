import AppProtocol
import ChatModels
import DeviceHost
import Foundation
import RenderTree
import Testing

/// Stickers that the person puts on bubbles (B116), and apps of stickers and pictures (B29).
@Suite(.timeLimit(.minutes(5))) struct StickerTests {
    private static let gif = Pictures.gif(frameCount: 1)
    private static let place = StickerPlace(x: 0.5, y: 0.25, rotation: -90, scale: 2)
    private let key = SendKey(unchecked: "k")

    private func put(
        _ place: StickerPlace = place, draft: Int? = nil, node: Int? = nil, instance: InstanceID = 1,
        on target: LogEntry? = nil,
        count: Int = 0
    ) -> DeviceHost.Event {
        let source = node.map { PlaceStickerBody.Node(instance: instance, id: NodeID(rawValue: $0)) }
        let entry = target ?? Phone.entry(4)
        let body = PlaceStickerBody(key: key, target: entry.sequence, place: place, draft: draft, node: source)
        return .placeSticker(body, on: entry, count: count)
    }

    /// Party shows a sticker (2) with its picture (3), and a picture that is none (4).
    private func phone() throws -> Phone {
        var phone = try Phone.open()
        let area = TreeRect(x: 0, y: 0, width: 10, height: 10)
        let asset = AssetID(rawValue: "sticker")
        func id(_ number: Int) -> NodeID { NodeID(rawValue: number) }
        let picture = NodeContent.image(ImageContent(asset: asset))
        let nodes = [
            Node(id: id(1), frame: area, children: [id(2), id(4)]),
            Node(
                id: id(2), frame: area, accessibility: NodeAccessibility(label: "A mussel"),
                interactions: [.tap, .peel], children: [id(3)]),
            Node(id: id(3), frame: area, content: picture), Node(id: id(4), frame: area, content: picture),
        ]
        try phone.handle(
            .notified(process: 1, .asset(asset, bytes: Self.gif)),
            .notified(
                process: 1, .patch(Phone.scene, Patch(revision: 2, operations: nodes.map(PatchOperation.put)))))
        return phone
    }

    private func staged() throws -> Phone {
        var phone = try Phone.open()
        let sticker = AttachmentState(kind: .sticker, name: "a.gif", bytes: Self.gif)
        try phone.handle(.requested(process: 1, id: 1, .insertAttachment(Phone.scene, sticker)))
        return phone
    }

    @Test func `a sticker of the field goes to the bubble, and comes back where it cannot be stored`() throws {
        var phone = try staged()
        #expect(try phone.handle(put(draft: 0)) == ["append change k a.gif on 4"])
        #expect(phone.host.draft.attachments.isEmpty)
        var failing = phone
        #expect(try failing.handle(.sendFailed(key)) == ["save '' – a.gif", "show draft '' – a.gif"])
        #expect(try phone.handle(put(draft: 0)).isEmpty, "the same key again while it is under way")
        #expect(try phone.handle(.sent(key)) == ["save '' –", "show draft '' –"])
    }

    @Test func `a sticker that the open app shows is peeled off with its words, and the app does not hear of it`()
        throws
    {
        var phone = try phone()
        #expect(try phone.handle(put(node: 2)) == ["append change k sticker on 4"])
        guard case .appendChange(_, let entry) = phone.actions.first, case .placedSticker(let placed) = entry.content
        else { throw Missing() }
        #expect(entry.picture == Self.gif && placed.place == Self.place && placed.sticker.label == "A mussel")
    }

    @Test func `what is no sticker stays where it is`() throws {
        let phone = try phone()
        for event in [
            put(node: 4), put(node: 3), put(node: 9), put(node: 2, instance: 2), put(draft: 0), put(draft: -1),
        ] {
            #expect(phone.refusal(of: event) == .notASticker)
        }
        #expect(phone.refusal(of: put()) == .malformedBody)
        #expect(phone.refusal(of: put(draft: 0, node: 2)) == .malformedBody)
    }

    @Test func `a place is on the bubble, turned and sized within bounds`() throws {
        let phone = try phone()
        for place in [
            StickerPlace(x: -0.1, y: 0), StickerPlace(x: 0, y: 1.1), StickerPlace(x: .nan, y: 0),
            StickerPlace(x: 0, y: 0, rotation: 181), StickerPlace(x: 0, y: 0, scale: 0.2),
            StickerPlace(x: 0, y: 0, scale: .infinity),
        ] {
            #expect(phone.refusal(of: put(place, node: 2)) == .badNumber)
        }
        #expect(phone.refusal(of: put(node: 2, count: ChatLimits.stickersPerBubbleMax)) == .tooManyStickers)
        var onSticker = Phone.entry(4)
        onSticker.content = .stickerRemoval(StickerRemoval(target: 1, placement: 2))
        #expect(phone.refusal(of: put(node: 2, on: onSticker)) == .notABubble)
    }

    @Test func `an app for media is opened in its context, and inserts nothing but stickers and pictures`() throws {
        var phone = Phone(apps: [AppSummary(id: Phone.party.id, name: "Stickers", isForMedia: true)])
        try phone.handle(.openApp(Phone.party.id), .notified(process: 1, .patch(Phone.scene, Phone.blank)))
        try phone.handle(.input(instance: 1, .tap(NodeID(rawValue: 1))))
        func answer(_ request: AppRequest) throws -> String? {
            try phone.handle(.requested(process: 1, id: 1, request)).last
        }
        let sticker = AttachmentState(kind: .sticker, name: "a.gif", bytes: Self.gif)
        let picture = AttachmentState(kind: .file, name: "a.gif", bytes: Self.gif)
        #expect(try answer(.insertAttachment(Phone.scene, sticker)) == "answer 1.1 done")
        #expect(try answer(.insertAttachment(Phone.scene, picture)) == "answer 1.1 done")
        let most = AttachmentState(
            kind: .file, name: "a.gif",
            bytes: Self.gif + Data(count: ProtocolLimits.stickerByteCountMax - Self.gif.count))
        #expect(try answer(.insertAttachment(Phone.scene, most)) == "answer 1.1 done")
        let large = AttachmentState(
            kind: .file, name: "a.gif", bytes: Self.gif + Data(count: ProtocolLimits.stickerByteCountMax))
        for request: AppRequest in [
            .insertMessage(Phone.scene, MessageState()), .insertText(Phone.scene, "hi"),
            .insertAttachment(Phone.scene, AttachmentState(kind: .file, name: "a", bytes: Data([1]))),
            .insertAttachment(Phone.scene, large), .sendMessage(Phone.scene, MessageState()),
            .sendText(Phone.scene, "hi"), .sendAttachment(Phone.scene, sticker),
        ] {
            #expect(try answer(request) == "answer 1.1 11")
        }
    }

    @Test(arguments: [true, false]) func `an app hears whether it is for media or for messages`(isForMedia: Bool) throws
    {
        var phone = Phone(apps: [AppSummary(id: Phone.party.id, name: "Stickers", isForMedia: isForMedia)])
        try phone.handle(.openApp(Phone.party.id))
        let contexts = phone.actions.compactMap { action -> PresentationContext? in
            if case .request(_, .createScene(let creation)) = action { creation.context } else { nil }
        }
        #expect(contexts == [isForMedia ? .media : .messages])
    }

    private struct Missing: Error {}
}
