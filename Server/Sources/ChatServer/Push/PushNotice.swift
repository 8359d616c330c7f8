import ChatModels
import ChatStore
import Foundation
import Transcript

/// Text of a push: what the service worker shows.
struct PushNotice: Encodable, Hashable, Sendable {
    var conversation: ConversationID
    /// Number of the newest entry that it tells of.
    var sequence: Int
    /// Number of messages that the person has not read, in all conversations that are not muted.
    var unread: Int
    /// The sender, the group's name, and the text in one line; nil where the person does not want them to be pushed.
    var sender: String?
    var name: String?
    var text: String?
    /// Tells what it is that has no words.
    var wordless: WordlessKind?

    /// Returns the notice as JSON of at most so many bytes: the end of its text is left out where that is too long, then those of the
    /// names.
    func json(upTo byteCountMax: Int) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        var notice = self
        let parts: [WritableKeyPath<PushNotice, String?>] = [\.text, \.name, \.sender]
        for part in parts {
            let excess = try encoder.encode(notice).count - byteCountMax
            guard excess > 0, let words = notice[keyPath: part] else { continue }
            // Each byte of a text is one of the JSON at least.
            notice[keyPath: part] = words.cut(toByteCount: words.utf8.count - excess)
        }
        return try encoder.encode(notice)
    }
}

extension String {
    /// Returns the text, or as many of its first characters as have so many bytes with the mark of what is left out.
    fileprivate func cut(toByteCount count: Int) -> String {
        guard utf8.count > count else { return self }
        let mark = "…"
        var (end, left) = (startIndex, count - mark.utf8.count)
        while end < endIndex {
            left -= self[end].utf8.count
            guard left >= 0 else { break }
            formIndex(after: &end)
        }
        return count < mark.utf8.count ? "" : String(self[..<end]) + mark
    }
}

extension ChatWorld {
    /// Returns what a device is told.
    func notice(of news: PushNews, to subscription: PushSubscription, _ limits: PushLimits) -> PushNotice {
        let (conversation, entry) = (news.conversation, news.newest)
        var notice = PushNotice(conversation: conversation.id, sequence: entry.sequence, unread: news.unreadCount)
        guard subscription.showsTexts else { return notice }
        let reader = TranscriptReader(
            person: news.person, device: subscription.device, participants: conversation.participants,
            former: conversation.former, appNames: apps.installed.names)
        let line = Transcript.line(of: entry, for: reader)
        notice.sender = line.sender.map { $0.cut(toByteCount: limits.nameByteCountMax) }
        notice.name = conversation.name.map { $0.cut(toByteCount: limits.nameByteCountMax) }
        (notice.text, notice.wordless) = (line.text, line.wordless)
        return notice
    }
}
