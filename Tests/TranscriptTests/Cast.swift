import ChatModels
import Foundation
import Transcript

/// The people of these tests, and what they send.
enum Cast {
    static let kate = Participant(id: person(1), name: "Kate")
    static let john = Participant(id: person(2), name: "John")
    static let party = AppSummary(id: AppID(unchecked: "org.parley.MusselsParty"), name: "Mussels Party")
    static let chess = AppSummary(id: AppID(unchecked: "org.parley.Chess"), name: "Chess")
    static let dinner = uuid(100)
    /// The bytes of a picture, for what does not look into them.
    static let picture = Data([0x89, 0x50])

    static func uuid(_ number: UInt8) -> UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
    }

    static func person(_ number: UInt8) -> PersonID { PersonID(uuid(number)) }

    static func device(of person: Participant) -> DeviceID {
        DeviceID(unchecked: person.name.lowercased() + "-phone")
    }

    static func reader(_ person: Participant, writesDefaultSummaries: Bool = true) -> TranscriptReader {
        TranscriptReader(
            person: person.id, device: device(of: person), participants: [kate, john],
            appNames: [party.id: party.name, chess.id: chess.name], writesDefaultSummaries: writesDefaultSummaries)
    }

    static func text(_ sequence: Int, _ text: String, from sender: Participant = kate) -> LogEntry {
        entry(sequence, .text(text), from: sender)
    }

    static func message(
        _ sequence: Int, session: UUID? = dinner, summary: String? = nil, caption: String? = nil,
        app: AppSummary = party, from sender: Participant = kate
    ) -> LogEntry {
        let state = AppMessage.State(
            session: session, layout: AppMessage.Layout(caption: caption), summaryText: summary, isPending: false)
        return entry(sequence, .message(AppMessage(app: app.id, state: state)), from: sender)
    }

    static func change(_ sequence: Int, _ change: MembershipChange, of person: Participant) -> LogEntry {
        entry(sequence, .membership(change), from: person)
    }

    static func sticker(_ sequence: Int, on target: Int, from sender: Participant = kate) -> LogEntry {
        let sticker = Attachment(
            kind: .sticker, file: PictureID(unchecked: "ab"), name: "a.gif", mediaType: "image/gif", byteCount: 9,
            app: party.id)
        let placed = PlacedSticker(target: target, sticker: sticker, place: StickerPlace(x: 0.5, y: 0.5))
        return entry(sequence, .placedSticker(placed), from: sender)
    }

    static func removal(_ sequence: Int, of placement: Int, on target: Int, from sender: Participant = kate) -> LogEntry
    {
        entry(sequence, .stickerRemoval(StickerRemoval(target: target, placement: placement)), from: sender)
    }

    static func reaction(_ sequence: Int, _ emoji: String?, to target: Int, from sender: Participant = kate) -> LogEntry
    {
        entry(sequence, .reaction(Reaction(target: target, emoji: emoji)), from: sender)
    }

    static func reply(_ sequence: Int, to original: Int, from sender: Participant = kate) -> LogEntry {
        var reply = text(sequence, "yes", from: sender)
        reply.replyTo = original
        return reply
    }

    static func revision(_ sequence: Int, _ change: EntryRevision.Change, of target: Int) -> LogEntry {
        entry(sequence, .revision(EntryRevision(target: target, change: change)), from: kate)
    }

    static func file(_ sequence: Int, _ mediaType: String, named name: String) -> LogEntry {
        let file = PictureID(unchecked: "ab")
        return entry(
            sequence,
            .attachment(Attachment(kind: .file, file: file, name: name, mediaType: mediaType, byteCount: 9, app: nil)),
            from: kate)
    }

    /// Returns what the store has of an entry that was taken back.
    static func withdrawn(_ sequence: Int) -> LogEntry { entry(sequence, .withdrawn, from: kate) }

    private static func entry(_ sequence: Int, _ content: EntryContent, from sender: Participant) -> LogEntry {
        LogEntry(
            sequence: sequence, sender: sender.id, device: device(of: sender),
            key: SendKey(unchecked: "key-\(sequence)"),
            sentAt: Int64(sequence) * 1000, content: content)
    }
}
