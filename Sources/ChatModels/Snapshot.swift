/// Everything a client needs to draw one conversation on one device. The event stream continues from `lastSequence`.
public struct ConversationSnapshot: Hashable, Sendable, Codable {
    public var conversation: ConversationID
    /// Holds the name that people gave the conversation; nil where it is named after its participants.
    public var name: String?
    public var device: DeviceID
    public var me: Participant
    /// Everyone in the conversation, oneself included, in the order they joined.
    public var participants: [Participant]
    public var apps: [AppSummary]
    /// In order. Of at most `ChatLimits.entriesPerSnapshotMax` entries, the newest ones.
    public var items: [TranscriptItem]
    /// Older ones: `GET …/entries?before={older}`; nil where there are none.
    public var older: Int?
    public var lastSequence: Int
    public var state: DeviceState

    public init(
        conversation: ConversationID, name: String? = nil, device: DeviceID, me: Participant,
        participants: [Participant], apps: [AppSummary], items: [TranscriptItem], older: Int? = nil,
        lastSequence: Int, state: DeviceState
    ) {
        self.conversation = conversation
        self.name = name
        self.device = device
        self.me = me
        self.participants = participants
        self.apps = apps
        self.items = items
        self.older = older
        self.lastSequence = lastSequence
        self.state = state
    }
}

public struct Participant: Hashable, Sendable, Codable, Identifiable {
    public var id: PersonID
    public var name: String
    public init(id: PersonID, name: String) {
        self.id = id
        self.name = name
    }
}

/// An app of the device. Its icon: `GET …/apps/{id}/icon`.
public struct AppSummary: Hashable, Sendable, Codable, Identifiable {
    public var id: AppID
    public var name: String
    /// True for an app of pictures and stickers, which is opened beside the input field and not from the drawer
    /// (docs/messages.md, B29 and B30); else nil.
    public var isForMedia: Bool?

    public init(id: AppID, name: String, isForMedia: Bool? = nil) {
        self.id = id
        self.name = name
        self.isForMedia = isForMedia
    }
}

/// What belongs to the device and not to the log.
public struct DeviceState: Hashable, Sendable, Codable {
    public var panel: PanelState
    public var draft: DraftState
    public var receipts: [Receipt]
    public var unsent: [UnsentItem]
    public var live: [LiveBubble]
    /// Counts the changes of the device's items that no entry made. A client that has another number has missed one, and
    /// loads the snapshot again.
    public var revision: Int

    public init(
        panel: PanelState = .closed, draft: DraftState = DraftState(), receipts: [Receipt] = [],
        unsent: [UnsentItem] = [], live: [LiveBubble] = [], revision: Int = 0
    ) {
        self.panel = panel
        self.draft = draft
        self.receipts = receipts
        self.unsent = unsent
        self.live = live
        self.revision = revision
    }
}

/// How far somebody's devices have come. A person who has none yet is at 0.
public struct Receipt: Hashable, Sendable, Codable {
    public var person: PersonID
    /// The entry with which the person joined, or came back; 1 for who was there from the start. Nothing is said of the
    /// entries before it: the person may never have been shown them.
    public var first: Int
    /// The newest entry that reached one of the person's devices, and the newest that was on screen.
    public var delivered: Int
    public var read: Int

    public init(person: PersonID, first: Int, delivered: Int, read: Int) {
        self.person = person
        self.first = first
        self.delivered = delivered
        self.read = read
    }
}

/// What is staged in the input field.
public struct DraftState: Hashable, Sendable, Codable {
    public var text: String
    public var bubble: Bubble?
    /// Files and stickers, in the order in which they were put there.
    public var attachments: [Attachment]
    /// What apps have handed over and is not ready yet; nil where there is nothing of that kind.
    public var preparing: [PreparingItem]?
    /// The page that has typed the text, and may have typed on since; nil where no page did.
    public var page: PageID?

    public init(
        text: String = "", bubble: Bubble? = nil, attachments: [Attachment] = [], preparing: [PreparingItem]? = nil,
        page: PageID? = nil
    ) {
        self.page = page
        self.text = text
        self.bubble = bubble
        self.attachments = attachments
        self.preparing = preparing
    }
}
