import AppProtocol
package import ChatModels

/// The rules from a conversation's log to what one device shows of it. Nothing is kept: each answer depends only on the
/// entries given, so that the same log always gives the same transcript.
package enum Transcript {
    /// What one more entry changes: its own item and, where it continues a session, the line that the session's newest
    /// entry until now turns into. (docs/messages.md, B76, B77)
    /// - Parameter superseded: the newest earlier entry with an equal `SessionKey`; nil where there is none.
    package static func event(
        for entry: LogEntry, superseding superseded: LogEntry?, for reader: TranscriptReader
    ) -> EntryEvent {
        let line = superseded.map { items(for: $0, isNewestOfSession: false, for: reader) } ?? []
        let own = entry.isItem ? items(for: entry, isNewestOfSession: true, for: reader) : []
        return EntryEvent(sequence: entry.sequence, items: line + own)
    }

    /// All items of a run of the log that ends with its newest entry.
    package static func items(of entries: [LogEntry], for reader: TranscriptReader) -> [TranscriptItem] {
        var newest: [SessionKey: Int] = [:]
        for entry in entries { if let session = SessionKey(of: entry) { newest[session] = entry.sequence } }
        let superseded = entries.filter { entry in
            SessionKey(of: entry).map { newest[$0] != entry.sequence } ?? false
        }
        return items(of: entries, superseded: Set(superseded.map(\.sequence)), stickers: entries, for: reader)
    }

    /// All items of any run of the log.
    /// - Parameters:
    ///   - superseded: those whose place a newer message of their session has taken, wherever in the log it is.
    ///   - stickers: the entries that are about stickers on these, wherever they are; others are passed over.
    package static func items(
        of entries: [LogEntry], superseded: Set<Int>, stickers: [LogEntry], for reader: TranscriptReader
    ) -> [TranscriptItem] {
        let onBubbles = Dictionary(grouping: stickers.filter { !$0.isItem }, by: \.stickerTarget)
        return entries.filter(\.isItem).flatMap { entry in
            items(
                for: entry, isNewestOfSession: !superseded.contains(entry.sequence),
                stickers: onBubbles[entry.sequence] ?? [], for: reader)
        }
    }

    /// One entry as all of its lines: more than one only on an old system, none where it is gone.
    package static func items(
        for entry: LogEntry, isNewestOfSession: Bool, stickers: [LogEntry] = [], for reader: TranscriptReader
    ) -> [TranscriptItem] {
        if reader.gone.contains(entry.sequence) { return [] }
        let item = item(for: entry, isNewestOfSession: isNewestOfSession, stickers: stickers, for: reader)
        guard reader.isOld, case .message(let message) = entry.content else { return [item] }
        return fallback(for: message, item.bare, for: reader)
    }

    /// One entry as one line. For text, and for a message without a session, `isNewestOfSession` plays no part.
    /// - Parameter stickers: every entry that is about stickers on this one, in order.
    package static func item(
        for entry: LogEntry, isNewestOfSession: Bool, stickers: [LogEntry] = [], for reader: TranscriptReader
    ) -> TranscriptItem {
        var item = TranscriptItem(
            id: entry.sequence, kind: .text, sender: entry.sender, senderName: reader.name(of: entry.sender),
            isMine: entry.sender == reader.person, sentAt: entry.sentAt,
            key: entry.device == reader.device ? entry.key : nil)
        switch entry.content {
        case .text(let text):
            item.text = text
        case .message(let message) where isNewestOfSession || message.state.session == nil:
            item.kind = .bubble
            item.bubble = bubble(for: message, for: reader)
            item.keeping = keeping(of: message, item, for: reader)
        case .attachment(let attachment):
            item.kind = attachment.kind == .sticker ? .sticker : .attachment
            item.attachment = attachment
        case .membership(let change):
            item.kind = .notice
            item.text = (item.isMine ? "You" : item.senderName) + " \(change.rawValue) the conversation"
        case .message(let message):
            item.kind = .summary
            item.text = summary(of: message, senderName: item.senderName, for: reader)
        // They show on another entry's item, and not in a line of their own.
        case .placedSticker, .stickerRemoval: item.kind = .summary
        case .unreadable:
            item.kind = .notice
            item.text = "A message cannot be shown: what was stored of it cannot be read."
        }
        if item.kind != .summary { item.stickers = stuck(stickers, for: reader) }
        return item
    }

    /// Who sent it has nothing to keep: it goes from the readers' devices only (docs/messages.md, B73).
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
    /// Who and when, without what.
    fileprivate var bare: TranscriptItem {
        TranscriptItem(
            id: id, kind: .text, sender: sender, senderName: senderName, isMine: isMine, sentAt: sentAt, key: key)
    }
}
