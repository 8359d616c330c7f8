// The list of a person's conversations.

/// One line of the list. The event `conversation` of the list's stream has one, too.
public struct ConversationSummary: Hashable, Sendable, Codable, Identifiable {
    public var id: ConversationID
    /// Name that people gave the conversation; nil if it is named after its participants.
    public var name: String?
    /// Small picture that people gave the conversation; nil for none.
    public var avatar: PictureID?
    /// Everybody but the reader.
    public var others: [Participant]
    /// Whether it is between two people, of whom no second one is made.
    public var isDirect: Bool
    /// The newest entry that the reader may see; nil before the first.
    public var lastLine: LastLine?
    /// Time of that entry, or of the conversation's beginning, in milliseconds since 1970.
    public var changedAt: Int64
    /// Number of messages, texts and files of others that the reader has not read; `ChatLimits.unreadCountMax` also for more.
    public var unreadCount: Int
    /// Number of those that mention the reader.
    public var mentionCount: Int
    /// Choices of the reader: whether the conversation stands before all that are not pinned, and whether what is new in it, but for
    /// mentions, is told by no more than the list.
    public var isPinned: Bool
    public var isMuted: Bool
    /// Days for which messages are kept; nil for ever.
    public var retentionDays: Int?
    /// Whether the reader has left it, or was removed: it is as it was then.
    public var hasLeft: Bool

    public init(
        id: ConversationID, name: String?, avatar: PictureID? = nil, others: [Participant], isDirect: Bool,
        lastLine: LastLine?,
        changedAt: Int64, unreadCount: Int, mentionCount: Int = 0, isPinned: Bool = false, isMuted: Bool = false,
        retentionDays: Int? = nil, hasLeft: Bool = false
    ) {
        self.id = id
        self.name = name
        self.avatar = avatar
        self.others = others
        self.isDirect = isDirect
        self.lastLine = lastLine
        self.changedAt = changedAt
        self.unreadCount = unreadCount
        self.mentionCount = mentionCount
        self.isPinned = isPinned
        self.isMuted = isMuted
        self.retentionDays = retentionDays
        self.hasLeft = hasLeft
    }
}

/// An entry in one line of words.
public struct LastLine: Hashable, Sendable, Codable {
    /// Name of who sent it; nil where the text names them already.
    public var sender: String?
    public var isMine: Bool
    public var text: String
    /// Tells what it is that has no words; `text` is the English word for it then. Nil where people or apps have written the text.
    public var wordless: WordlessKind?

    public init(sender: String?, isMine: Bool, text: String, wordless: WordlessKind? = nil) {
        self.sender = sender
        self.isMine = isMine
        self.text = text
        self.wordless = wordless
    }
}

/// Kinds of entries without words of their own. A client says them in its reader's language.
public enum WordlessKind: String, Hashable, Sendable, Codable {
    case sticker, picture, video, sound
}

/// `GET /devices/{device}/conversations`, and the event `conversations`, first on every stream of the list: all of the
/// person's conversations, also those that they have left: the pinned ones first, and of either kind the one that changed last.
public struct ConversationList: Hashable, Sendable, Codable {
    public var conversations: [ConversationSummary]
    /// Whom the person has blocked: their messages in groups are folded.
    public var blocked: [PersonID]

    public init(conversations: [ConversationSummary], blocked: [PersonID] = []) {
        self.conversations = conversations
        self.blocked = blocked
    }
}

/// The event `conversationGone`: the person has left it, and has taken it off their list.
public struct ConversationGone: Hashable, Sendable, Codable {
    public var id: ConversationID
    public init(id: ConversationID) { self.id = id }
}

/// `POST /devices/{device}/conversations` (201 `BegunConversation`), with 1 to 31 others. With one other and no name the
/// conversation of these two, where there is one.
public struct NewConversationBody: Hashable, Sendable, Codable {
    public var people: [PersonID]
    public var name: String?

    public init(people: [PersonID], name: String? = nil) {
        self.people = people
        self.name = name
    }
}

public struct BegunConversation: Hashable, Sendable, Codable {
    public var conversation: ConversationID
    public init(conversation: ConversationID) { self.conversation = conversation }
}

/// `POST …/members`: adds people.
public struct MembersBody: Hashable, Sendable, Codable {
    public var people: [PersonID]
    public init(people: [PersonID]) { self.people = people }
}

/// `PUT …/name`: names the conversation; nil or empty takes its name away.
public struct ConversationNameBody: Hashable, Sendable, Codable {
    public var name: String?
    public init(name: String?) { self.name = name }
}

/// `GET /people`: everybody whom the person can begin a conversation with, by name.
public struct KnownPeople: Hashable, Sendable, Codable {
    public var people: [Participant]
    public init(people: [Participant]) { self.people = people }
}

/// `PUT …/retention`: how long the conversation keeps its messages.
public struct RetentionBody: Hashable, Sendable, Codable {
    /// One of `ChatLimits.retentionDays`; nil for ever.
    public var days: Int?
    public init(days: Int?) { self.days = days }
}
