public import ChatModels
import Foundation
import Transcript

// Changes of entries in the log: reactions, edits, and what is taken back. Each is an entry without an item of its own.
extension DeviceHost {
    /// - Returns: nothing where the entry is as the person wants it already.
    func change(
        _ line: EntryInContext, by change: EntryChange, key: SendKey
    ) throws(ChatError) -> [Action] {
        guard !context.gone.contains(line.entry.sequence) else {
            throw ChatError(.expired, "This message has expired.")
        }
        let new: NewEntry? =
            switch change {
            case .react(let emoji): try reaction(emoji, to: line)
            case .edit(let text, let mentions): try edit(of: line, to: text, mentions)
            case .withdraw: try withdrawal(of: line)
            }
        return new.map { [.appendChange(key, $0)] } ?? []
    }

    private func reaction(_ emoji: String?, to line: EntryInContext) throws(ChatError) -> NewEntry? {
        let reaction = Reaction(target: line.entry.sequence, emoji: emoji)
        if let emoji, !Reaction.isEmoji(emoji) { throw ChatError(.badReaction, "A reaction is one emoji.") }
        let own = line.changes.filter { $0.sender == context.person && $0.isReaction }
        guard own.last?.emoji != emoji else { return nil }
        guard line.entry.isSaid, line.isNewestOfSession else {
            throw ChatError(.wrongEntry, "Nobody can react to entry \(line.entry.sequence).")
        }
        // Taking it back is always possible.
        guard emoji == nil || own.count < ChatLimits.reactionsPerPersonAndEntryMax else {
            throw ChatError(.tooManyChanges, "You have changed your reaction to this message too often.")
        }
        return NewEntry(content: .reaction(reaction))
    }

    private func edit(
        of line: EntryInContext, to whole: String, _ mentions: [Mention]?
    ) throws(ChatError) -> NewEntry? {
        let text = whole.trimmingCharacters(in: .whitespacesAndNewlines)
        try checkText(text)
        let mentions = try self.mentions(mentions, of: whole, trimmed: text)
        try checkIsOwn(line.entry)
        guard case .text(let before) = line.entry.content, !text.isEmpty else {
            throw ChatError(.wrongEntry, "Only a text is edited, and into another text.")
        }
        guard text != before || mentions != line.entry.mentions else { return nil }
        try check(line.entry, isWithin: ChatLimits.editTime, "A text can be edited for 15 minutes.")
        guard line.changes.filter(\.isEdit).count < ChatLimits.editsPerEntryMax else {
            throw ChatError(.tooManyChanges, "A text can be edited \(ChatLimits.editsPerEntryMax) times.")
        }
        let revision = EntryRevision(target: line.entry.sequence, change: .edited)
        return NewEntry(content: .revision(revision), newText: text, mentions: mentions)
    }

    private func withdrawal(of line: EntryInContext) throws(ChatError) -> NewEntry? {
        try checkIsOwn(line.entry)
        switch line.entry.content {
        case .withdrawn: return nil
        case .text, .attachment: break
        // Others may have gone on from what an app has sent.
        default: throw ChatError(.wrongEntry, "Only texts and files can be unsent.")
        }
        try check(line.entry, isWithin: ChatLimits.withdrawTime, "A message can be unsent for 2 minutes.")
        return NewEntry(content: .revision(EntryRevision(target: line.entry.sequence, change: .withdrawn)))
    }

    private func checkIsOwn(_ entry: LogEntry) throws(ChatError) {
        guard entry.sender == context.person else {
            throw ChatError(.notYours, "Only who has sent a message changes it.")
        }
    }

    private func check(_ entry: LogEntry, isWithin time: Duration, _ rule: String) throws(ChatError) {
        let age = now - entry.sentAt
        guard age <= time.components.seconds * 1_000 else { throw ChatError(.tooLate, rule) }
    }

    /// Checks that an entry can be answered.
    /// - Parameter count: replies that it has already.
    public static func checkAnswer(to entry: LogEntry, count: Int) throws(ChatError) {
        guard entry.isSaid else { throw ChatError(.wrongEntry, "Nobody can answer entry \(entry.sequence).") }
        guard count < ChatLimits.repliesPerEntryMax else {
            throw ChatError(.tooManyChanges, "This message has \(ChatLimits.repliesPerEntryMax) replies already.")
        }
    }
}

extension LogEntry {
    fileprivate var isReaction: Bool { if case .reaction = content { true } else { false } }
    fileprivate var isEdit: Bool {
        if case .revision(let revision) = content { revision.change == .edited } else { false }
    }
}
