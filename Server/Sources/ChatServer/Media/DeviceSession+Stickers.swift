import ChatModels
import ChatStore
import DeviceHost
import Foundation
import Transcript

// Placing and removing stickers on bubbles.
extension DeviceSession {
    /// Stores the sticker and returns once it is on disk. A repeated request with a known key gets its first result
    /// from the log.
    nonisolated func place(_ body: PlaceStickerBody) async throws -> SendReceipt {
        try await serially { session in
            try session.host.checkMembership()
            if let known = try await session.receipt(of: body.key) { return known }
            let (database, conversation) = (session.world.database, session.context.conversation)
            // A person cannot put a sticker on an entry that they may not see.
            guard try await database.entry(body.target, of: conversation, for: session.context.person) != nil,
                let target = try await database.line(body.target, in: conversation)
            else { throw ChatError(.unknownEntry, "There is no entry \(body.target).") }
            guard target.isNewestOfSession else {
                throw ChatError(.notABubble, "Entry \(body.target) is not a bubble any more.")
            }
            let count = Transcript.placements(in: target.changes).count
            let stored = try await session.handle(.placeSticker(body, on: target.entry, count: count))
            return SendReceipt(sequences: stored.map(\.sequence))
        }
    }

    /// Removes a sticker; does nothing if it is removed already.
    /// - Throws: `ChatError`: `not_a_sticker`, `not_yours`.
    nonisolated func removeSticker(_ placement: Int) async throws {
        try await serially { session in
            try session.host.checkMembership()
            let (world, conversation) = (session.world, session.context.conversation)
            guard let entry = try await world.database.entry(placement, of: conversation),
                case .placedSticker(let placed) = entry.content
            else { throw ChatError(.notASticker, "Entry \(placement) is no sticker on a bubble.") }
            guard entry.sender == session.context.person else {
                throw ChatError(.notYours, "Only who has put a sticker there takes it off.")
            }
            let there = try await world.database.changes(of: placed.target, in: conversation)
            guard Transcript.placements(in: there).contains(where: { $0.sequence == placement }) else { return }
            try await session.store(StickerRemoval(target: placed.target, placement: placement))
        }
    }

    private func store(_ removal: StickerRemoval) async throws {
        let append = Append(
            conversation: context.conversation, device: context.device,
            key: SendKey(unchecked: "unstick-\(UUID().uuidString)"),
            entries: [NewEntry(content: .stickerRemoval(removal))], sentAt: world.now(), takesDraft: false)
        _ = try await world.appender.append(append)
        feed.setNeedsRead()
    }
}
