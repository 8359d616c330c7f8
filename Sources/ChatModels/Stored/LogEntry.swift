/// One stored row of a conversation's log. Only its sender changes it, with an `EntryRevision`.
public struct LogEntry: Hashable, Sendable, Codable, Identifiable {
    /// Position in the conversation: 1, 2, 3, … without gaps.
    public var sequence: Int
    public var sender: PersonID
    public var device: DeviceID
    public var key: SendKey
    /// Server time in milliseconds since 1970.
    public var sentAt: Int64
    public var content: EntryContent
    /// Sequence number of the entry that it answers; nil for none.
    public var replyTo: Int?
    /// Time of the last change of its text, in milliseconds since 1970.
    public var editedAt: Int64?
    /// Whom its text mentions, in order; nil for nobody.
    public var mentions: [Mention]?

    public var id: Int { sequence }

    public init(
        sequence: Int, sender: PersonID, device: DeviceID, key: SendKey, sentAt: Int64, content: EntryContent,
        replyTo: Int? = nil, editedAt: Int64? = nil, mentions: [Mention]? = nil
    ) {
        self.sequence = sequence
        self.sender = sender
        self.device = device
        self.key = key
        self.sentAt = sentAt
        self.content = content
        self.replyTo = replyTo
        self.editedAt = editedAt
        self.mentions = mentions
    }
}

/// Content of an entry. On the wire and in the store: an object whose `kind` names the case.
public enum EntryContent: Hashable, Sendable {
    case text(String)
    case message(AppMessage)
    case attachment(Attachment)
    /// The sender joined or left the conversation, or somebody added or removed them.
    case membership(MembershipChange)
    case placedSticker(PlacedSticker)
    case stickerRemoval(StickerRemoval)
    case reaction(Reaction)
    case revision(EntryRevision)
    /// The sender has taken back what stood here.
    case withdrawn
    /// Placeholder for a row that cannot be decoded: damaged, or written by a later version. Clients never send it.
    case unreadable
}

/// Change of the sender's membership.
public enum MembershipChange: String, Hashable, Sendable, Codable {
    case joined, left, added, removed
}

extension EntryContent: Codable {
    private enum CodingKeys: String, CodingKey {
        case kind, text, message, attachment, change, placement, removal, reaction, revision
    }
    private enum Kind: String, Codable {
        case text, message, attachment, membership, placedSticker, stickerRemoval, reaction, revision, withdrawn,
            unreadable
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        switch try values.decode(Kind.self, forKey: .kind) {
        case .text: self = .text(try values.decode(String.self, forKey: .text))
        case .message: self = .message(try values.decode(AppMessage.self, forKey: .message))
        case .attachment: self = .attachment(try values.decode(Attachment.self, forKey: .attachment))
        case .membership: self = .membership(try values.decode(MembershipChange.self, forKey: .change))
        case .placedSticker: self = .placedSticker(try values.decode(PlacedSticker.self, forKey: .placement))
        case .stickerRemoval: self = .stickerRemoval(try values.decode(StickerRemoval.self, forKey: .removal))
        case .reaction: self = .reaction(try values.decode(Reaction.self, forKey: .reaction))
        case .revision: self = .revision(try values.decode(EntryRevision.self, forKey: .revision))
        case .withdrawn: self = .withdrawn
        case .unreadable: self = .unreadable
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .text(let text):
            try values.encode(Kind.text, forKey: .kind)
            try values.encode(text, forKey: .text)
        case .message(let message):
            try values.encode(Kind.message, forKey: .kind)
            try values.encode(message, forKey: .message)
        case .attachment(let attachment):
            try values.encode(Kind.attachment, forKey: .kind)
            try values.encode(attachment, forKey: .attachment)
        case .membership(let change):
            try values.encode(Kind.membership, forKey: .kind)
            try values.encode(change, forKey: .change)
        case .placedSticker(let placement):
            try values.encode(Kind.placedSticker, forKey: .kind)
            try values.encode(placement, forKey: .placement)
        case .stickerRemoval(let removal):
            try values.encode(Kind.stickerRemoval, forKey: .kind)
            try values.encode(removal, forKey: .removal)
        case .reaction(let reaction):
            try values.encode(Kind.reaction, forKey: .kind)
            try values.encode(reaction, forKey: .reaction)
        case .revision(let revision):
            try values.encode(Kind.revision, forKey: .kind)
            try values.encode(revision, forKey: .revision)
        case .withdrawn: try values.encode(Kind.withdrawn, forKey: .kind)
        case .unreadable: try values.encode(Kind.unreadable, forKey: .kind)
        }
    }
}
