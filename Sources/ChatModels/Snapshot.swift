public import AppProtocol

/// Everything a client needs to draw one conversation on one device. The event stream continues from `lastSequence`.
public struct ConversationSnapshot: Hashable, Sendable, Codable {
    public var conversation: ConversationID
    /// Name that people gave the conversation; nil if it is named after its participants.
    public var name: String?
    /// Small picture that people gave the conversation; nil for none.
    public var avatar: PictureID?
    public var device: DeviceID
    public var me: Participant
    /// Everyone in the conversation, the requester included, in the order they joined.
    public var participants: [Participant]
    public var apps: [AppSummary]
    /// Items in order, of the newest `ChatLimits.entriesPerSnapshotMax` entries at most.
    public var items: [TranscriptItem]
    /// Cursor for older items, `GET …/entries?before={older}`; nil if there are none.
    public var older: Int?
    public var lastSequence: Int
    public var state: DeviceState

    public init(
        conversation: ConversationID, name: String? = nil, avatar: PictureID? = nil, device: DeviceID, me: Participant,
        participants: [Participant], apps: [AppSummary], items: [TranscriptItem], older: Int? = nil,
        lastSequence: Int, state: DeviceState
    ) {
        self.conversation = conversation
        self.name = name
        self.avatar = avatar
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
    /// The person's small picture, `GET /avatars/{avatar}`; nil for none.
    public var avatar: PictureID?
    public init(id: PersonID, name: String, avatar: PictureID? = nil) {
        self.id = id
        self.name = name
        self.avatar = avatar
    }
}

/// An app installed on the device. Its icon: `GET …/apps/{id}/icon`.
public struct AppSummary: Hashable, Sendable, Codable, Identifiable {
    public var id: AppID
    public var name: String
    /// True for an app of pictures and stickers, which is opened beside the input field instead of from the drawer
    /// (docs/messages.md, B29 and B30); nil for any other.
    public var isForMedia: Bool?

    public init(id: AppID, name: String, isForMedia: Bool? = nil) {
        self.id = id
        self.name = name
        self.isForMedia = isForMedia
    }
}

/// State that belongs to the device rather than to the log.
public struct DeviceState: Hashable, Sendable, Codable {
    public var panel: PanelState
    public var draft: DraftState
    public var receipts: [Receipt]
    public var unsent: [UnsentItem]
    public var live: [LiveBubble]
    /// Number of changes to the device's items that did not come from a new entry. A client with a different number has
    /// missed one and must reload the snapshot.
    public var revision: Int
    /// Number of the server's session that runs the device's apps; nil where it is not told. Another number than before means
    /// that the apps which were open have ended with the server.
    public var epoch: Int?
    /// The colour scheme for which apps draw; nil is light.
    public var colorScheme: SceneEnvironment.ColorScheme?
    /// Files that the open app asks for, or offers; nil for none.
    public var files: FileRequest?
    /// App that asks whether it may show notices; nil for none.
    public var noticeQuestion: AppSummary?

    public init(
        panel: PanelState = .closed, draft: DraftState = DraftState(), receipts: [Receipt] = [],
        unsent: [UnsentItem] = [], live: [LiveBubble] = [], revision: Int = 0, epoch: Int? = nil,
        colorScheme: SceneEnvironment.ColorScheme? = nil, files: FileRequest? = nil,
        noticeQuestion: AppSummary? = nil
    ) {
        self.noticeQuestion = noticeQuestion
        self.files = files
        self.panel = panel
        self.draft = draft
        self.receipts = receipts
        self.unsent = unsent
        self.live = live
        self.revision = revision
        self.epoch = epoch
        self.colorScheme = colorScheme
    }
}

/// Delivery and read progress of one person across their devices; 0 for a person without devices.
public struct Receipt: Hashable, Sendable, Codable {
    public var person: PersonID
    /// Sequence number of the entry with which the person joined or rejoined; 1 for the founding participants. Says
    /// nothing about earlier entries, which the person may never have been shown.
    public var first: Int
    /// Newest entry that reached one of the person's devices, and newest that was on screen.
    public var delivered: Int
    public var read: Int

    public init(person: PersonID, first: Int, delivered: Int, read: Int) {
        self.person = person
        self.first = first
        self.delivered = delivered
        self.read = read
    }
}

/// Contents of the input field.
public struct DraftState: Hashable, Sendable, Codable {
    public var text: String
    public var bubble: Bubble?
    /// Files and stickers, in the order in which they were added.
    public var attachments: [Attachment]
    /// Media of apps still being converted; nil if there is none.
    public var preparing: [PreparingItem]?
    /// Page in which the text was typed, and which may hold newer text; nil if no page typed it.
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
