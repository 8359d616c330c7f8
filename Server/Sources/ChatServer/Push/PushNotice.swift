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
    /// Who wrote it, the group's name, and the text in one line; nil where the person does not want them to be pushed.
    var sender: String?
    var name: String?
    var text: String?
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
        notice.sender = line.sender.map { String($0.prefix(limits.nameLengthMax)) }
        notice.name = conversation.name.map { String($0.prefix(limits.nameLengthMax)) }
        notice.text = line.text
        return notice
    }
}
