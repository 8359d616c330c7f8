import AppProtocol
import ChatModels
import Foundation
import RenderTree
import Transcript

// Placing stickers on bubbles (docs/messages.md, B116), dragged from the open app or from the input field.
extension DeviceHost {
    mutating func placeSticker(_ body: PlaceStickerBody, on target: LogEntry, count: Int) throws(ChatError) -> [Action]
    {
        guard placing[body.key] == nil else { return [] }
        guard body.place.isWellFormed else {
            throw ChatError(.badNumber, "A sticker stands on its bubble, turned and sized within bounds.")
        }
        guard target.isItem else { throw ChatError(.notABubble, "Entry \(target.sequence) is not a bubble.") }
        guard count < ChatLimits.stickersPerBubbleMax else {
            throw ChatError(.tooManyStickers, "A bubble has room for \(ChatLimits.stickersPerBubbleMax) stickers.")
        }
        let sticker = try sticker(of: body)
        if let place = body.draft {
            placing[body.key] = sticker
            draft.attachments.remove(at: place)
        }
        let placed = PlacedSticker(target: target.sequence, sticker: sticker.attachment, place: body.place)
        return [.appendChange(body.key, NewEntry(content: .placedSticker(placed), picture: sticker.bytes))]
    }

    private func sticker(of body: PlaceStickerBody) throws(ChatError) -> StagedAttachment {
        switch (body.draft, body.node) {
        case (let place?, nil):
            guard draft.attachments.indices.contains(place), draft.attachments[place].attachment.kind == .sticker else {
                throw ChatError(.notASticker, "There is no sticker \(place) in the input field.")
            }
            return draft.attachments[place]
        case (nil, let node?): return try peeled(node)
        default: throw ChatError(.malformedBody, "A sticker comes out of the field, or from the open app.")
        }
    }

    /// Returns the sticker at a node of the open app, with the bytes that the app itself supplied.
    private func peeled(_ named: PlaceStickerBody.Node) throws(ChatError) -> StagedAttachment {
        guard let scene = panelScene, scene.instance == named.instance, let node = scene.tree[named.id],
            node.interactions.contains(.peel),
            let bytes = node.children.lazy.compactMap({ picture(in: $0, of: scene) }).first
        else { throw ChatError(.notASticker, "The app shows no sticker there.") }
        let file = AttachmentState(
            kind: .sticker, name: "sticker", bytes: bytes, label: node.accessibility.label)
        do throws(Problem) {
            let media = try MessageCheck.sticker(bytes)
            let entry = Handover.file(try MessageCheck.name(of: file, from: scene.app)).entry(media)
            guard case .attachment(let attachment) = entry.content else { throw Self.noSticker }
            return StagedAttachment(attachment: attachment, bytes: bytes)
        } catch {
            throw ChatError(.notASticker, error.message)
        }
    }

    private static let noSticker = MessageCheck.problem(MessageErrorCode.unknown, "That is no sticker.")

    private func picture(in id: NodeID, of scene: HostedScene) -> Data? {
        guard case .image(let image) = scene.tree[id]?.content else { return nil }
        return asset(image.asset, instance: scene.instance)
    }

    mutating func putBack(_ sticker: StagedAttachment) -> [Action] {
        draft.attachments.append(sticker)
        return draftChanged
    }
}
