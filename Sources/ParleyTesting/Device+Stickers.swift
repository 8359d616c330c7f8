public import ChatModels
import DeviceHost
import Transcript

// Placing and removing stickers on bubbles.
extension Device {
    /// Drops a staged sticker on an item of the transcript.
    /// - Parameters:
    ///   - name: The sticker's file name.
    ///   - place: By default the centre, upright and unscaled.
    /// - Throws: `TestFailure` where there is no such sticker or item, or the host refuses.
    public func putSticker(
        _ name: String, on item: TranscriptItem, at place: StickerPlace = StickerPlace(x: 0.5, y: 0.5)
    ) async throws {
        let staged = draft.attachments.firstIndex { $0.kind == .sticker && $0.name == name }
        guard let staged else {
            let names = draft.attachments.map(\.name).joined(separator: ", ")
            throw TestFailure("\(person.name)'s field has no sticker \(name). It has: \(names)")
        }
        guard let target = world.log.first(where: { $0.sequence == item.id }) else {
            throw TestFailure("There is no item \(item.id) in the conversation.")
        }
        lastSend += 1
        let body = PlaceStickerBody(
            key: SendKey(unchecked: "\(id)-\(lastSend)"), target: item.id, place: place, draft: staged)
        try await perform(.placeSticker(body, on: target, count: item.stickers?.count ?? 0))
    }

    /// Removes one of the person's own stickers.
    public func takeOff(_ sticker: StuckSticker) async throws {
        let there = transcript.first { $0.stickers?.contains { $0.id == sticker.id } == true }
        guard let there, sticker.isMine else {
            throw TestFailure("\(person.name) cannot take sticker \(sticker.id) off.")
        }
        lastSend += 1
        let removal = StickerRemoval(target: there.id, placement: sticker.id)
        world.append(
            [NewEntry(content: .stickerRemoval(removal))], key: SendKey(unchecked: "\(id)-\(lastSend)"), from: self)
        try await world.settle()
    }
}
