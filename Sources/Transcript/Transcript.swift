public import ChatModels

/// Rules that derive a device's transcript from the conversation's log. Stateless: each result depends only on the
/// given entries, so that the same log always gives the same transcript.
public enum Transcript {
    /// Returns the items that one more entry adds or changes: its own and, where it continues a session, the summary
    /// line of the previously newest entry of that session (docs/messages.md, B76, B77).
    /// - Parameters:
    ///   - superseded: the newest earlier entry with an equal `SessionKey`; nil where there is none.
    ///   - original: the entry that it answers; nil where there is none that the reader may see.
    public static func event(
        for entry: LogEntry, superseding superseded: LogEntry?, answering original: LogEntry? = nil,
        for reader: TranscriptReader
    ) -> EntryEvent {
        let line = superseded.map { items(for: EntryInContext($0, isNewestOfSession: false), for: reader) } ?? []
        let own = entry.isItem ? items(for: EntryInContext(entry, original: original), for: reader) : []
        return EntryEvent(sequence: entry.sequence, items: line + own)
    }

    /// Returns all items of a range of the log that ends with its newest entry.
    public static func items(of entries: [LogEntry], for reader: TranscriptReader) -> [TranscriptItem] {
        var newest: [SessionKey: Int] = [:]
        for entry in entries { if let session = SessionKey(of: entry) { newest[session] = entry.sequence } }
        let superseded = entries.filter { entry in
            SessionKey(of: entry).map { newest[$0] != entry.sequence } ?? false
        }
        return items(
            of: entries, superseded: Set(superseded.map(\.sequence)), changes: entries, originals: entries, for: reader)
    }

    /// Returns all items of any range of the log.
    /// - Parameters:
    ///   - superseded: numbers of those entries that a newer message of their session, anywhere in the log, has
    ///     replaced.
    ///   - changes: entries that change these, from anywhere in the log; other entries are ignored.
    ///   - originals: entries that these answer, as far as the reader may see them.
    public static func items(
        of entries: [LogEntry], superseded: Set<Int>, changes: [LogEntry], originals: [LogEntry],
        for reader: TranscriptReader
    ) -> [TranscriptItem] {
        let changes = Dictionary(grouping: changes.filter { !$0.isItem }, by: \.changeTarget)
        let originals = Dictionary(originals.map { ($0.sequence, $0) }, uniquingKeysWith: { first, _ in first })
        // Made in one piece: an item is large, and a list that grows, or one for each entry, is copied more than it takes to make.
        var items: [TranscriptItem] = []
        items.reserveCapacity(entries.count)
        for entry in entries where entry.isItem {
            let line = EntryInContext(
                entry, isNewestOfSession: !superseded.contains(entry.sequence),
                changes: changes[entry.sequence] ?? [], original: entry.replyTo.flatMap { originals[$0] })
            add(line, to: &items, for: reader)
        }
        return items
    }

    /// Returns the items of one entry: several only on an old system, none where it has expired.
    public static func items(for line: EntryInContext, for reader: TranscriptReader) -> [TranscriptItem] {
        var items: [TranscriptItem] = []
        add(line, to: &items, for: reader)
        return items
    }

    private static func add(_ line: EntryInContext, to items: inout [TranscriptItem], for reader: TranscriptReader) {
        if !reader.gone.isEmpty, reader.gone.contains(line.entry.sequence) { return }
        guard reader.isOld, case .message(let message) = line.entry.content else {
            return items.append(item(for: line, for: reader))
        }
        items += fallback(for: message, item(for: line, for: reader).bare, for: reader)
    }

    /// Returns the item of one entry. `isNewestOfSession` has no effect on text and on messages without a session.
    public static func item(for line: EntryInContext, for reader: TranscriptReader) -> TranscriptItem {
        let (entry, isNewestOfSession) = (line.entry, line.isNewestOfSession)
        var item = TranscriptItem(
            id: entry.sequence, kind: .text, sender: entry.sender, senderName: reader.name(of: entry.sender),
            isMine: entry.sender == reader.person, sentAt: entry.sentAt,
            key: entry.device == reader.device ? entry.key : nil)
        switch entry.content {
        case .text(let text):
            item.text = text
            item.mentions = entry.mentions
        case .message(let message) where isNewestOfSession || message.state.session == nil:
            item.kind = .bubble
            item.bubble = bubble(for: message, for: reader)
            item.keeping = keeping(of: message, item, for: reader)
        case .attachment(let attachment):
            item.kind = attachment.kind == .sticker ? .sticker : .attachment
            item.attachment = attachment
        case .membership(let change):
            item.kind = .notice
            item.text = words(for: change, item)
        case .message(let message):
            item.kind = .summary
            item.text = summary(of: message, senderName: item.senderName, for: reader)
        // Shown on the target's item; they have none of their own.
        case .placedSticker, .stickerRemoval, .reaction, .revision: item.kind = .summary
        case .withdrawn:
            item.kind = .notice
            item.text = "\(item.isMine ? "You" : item.senderName) unsent a message"
        case .unreadable:
            item.kind = .notice
            item.text = "A message cannot be shown: what was stored of it cannot be read."
        }
        if entry.isSaid, item.kind != .summary { decorate(&item, from: line, for: reader) }
        return item
    }

    /// Adds what others have put on the item, and what it answers.
    private static func decorate(
        _ item: inout TranscriptItem, from line: EntryInContext, for reader: TranscriptReader
    ) {
        item.stickers = stuck(line.changes, for: reader)
        item.reactions = reactions(in: line.changes, for: reader)
        item.reply = quote(of: line.original, in: line.entry, for: reader)
        item.editedAt = line.entry.editedAt
    }

    private static func words(for change: MembershipChange, _ item: TranscriptItem) -> String {
        let name = item.isMine ? "You" : item.senderName
        let were = item.isMine ? "were" : "was"
        return switch change {
        case .joined, .left: "\(name) \(change.rawValue) the conversation"
        case .added: "\(name) \(were) added to the conversation"
        case .removed: "\(name) \(were) removed from the conversation"
        }
    }

    /// Returns whether the reader can keep or has kept an expiring message. The sender cannot: it expires on the
    /// readers' devices only (docs/messages.md, B73).
    private static func keeping(
        of message: AppMessage, _ item: TranscriptItem, for reader: TranscriptReader
    ) -> TranscriptItem.Keeping? {
        guard message.state.shouldExpire, !item.isMine else { return nil }
        return reader.kept.contains(item.id) ? .kept : .offered
    }

    private static func summary(
        of message: AppMessage, senderName: String, for reader: TranscriptReader
    ) -> String? {
        let isSilent = message.state.summaryText?.isEmpty != false && !reader.writesDefaultSummaries
        return isSilent ? nil : plainText(of: message, senderName: senderName, for: reader)
    }
}

extension TranscriptItem {
    /// Copy with sender, time and key, but without content.
    fileprivate var bare: TranscriptItem {
        TranscriptItem(
            id: id, kind: .text, sender: sender, senderName: senderName, isMine: isMine, sentAt: sentAt, key: key)
    }
}
