public import AppProtocol
public import RenderTree

/// `POST …/entries`: sends the contents of the input field. One Send creates one entry for the staged message, one per
/// staged file, and one for the text.
public struct SendBody: Hashable, Sendable, Codable {
    public var key: SendKey
    /// Current text of the field; takes precedence over the stored draft text.
    public var text: String
    /// Sequence number of the entry that is answered; nil for none. The first of the new entries answers it.
    public var replyTo: Int?
    /// Whom the text mentions, in order, none within another; nil for nobody. At most `ChatLimits.mentionsPerTextMax`; those of people
    /// who are not in the conversation are left out.
    public var mentions: [Mention]?

    public init(key: SendKey, text: String, replyTo: Int? = nil, mentions: [Mention]? = nil) {
        self.key = key
        self.text = text
        self.replyTo = replyTo
        self.mentions = mentions
    }
}

/// `PUT …/entries/{sequence}/reaction`: gives the entry an emoji, in the place of the person's earlier one.
public struct ReactionBody: Hashable, Sendable, Codable {
    public var emoji: String
    public init(emoji: String) { self.emoji = emoji }
}

/// `PUT …/entries/{sequence}/text`: changes one's own text.
public struct EditBody: Hashable, Sendable, Codable {
    public var text: String
    /// Replaces the mentions of the text before; as in `SendBody`.
    public var mentions: [Mention]?

    public init(text: String, mentions: [Mention]? = nil) {
        self.text = text
        self.mentions = mentions
    }
}

/// Response to `SendBody`, returned only after the entries are on disk.
public struct SendReceipt: Hashable, Sendable, Codable {
    /// Sequence numbers of the new entries, ascending; empty if there was nothing to send.
    public var sequences: [Int]
    public init(sequences: [Int]) { self.sequences = sequences }
}

/// `PUT …/panel`: opens an app from the drawer, or reopens it after a failure. `POST …/panel/ahead`: is about to.
public struct OpenPanelBody: Hashable, Sendable, Codable {
    public var app: AppID
    public init(app: AppID) { self.app = app }
}

/// `PUT …/selection`: the person tapped a bubble.
public struct SelectionBody: Hashable, Sendable, Codable {
    public var sequence: Int
    public init(sequence: Int) { self.sequence = sequence }
}

/// `PUT …/panel/style`.
public struct StyleBody: Hashable, Sendable, Codable {
    public var style: PresentationStyle
    public init(style: PresentationStyle) { self.style = style }
}

/// `PUT …/panel/height`: the person drags the panel; `PUT …/panel/style` says where it ends.
public struct PanelHeightBody: Hashable, Sendable, Codable {
    /// Height of the app's content area in points: `ChatLimits.panelSideMin` to `panelSideMax`.
    public var height: Double
    public init(height: Double) { self.height = height }
}

/// `POST …/panel/input`: the person's input events, in order. 1…64 events.
public struct InputBody: Hashable, Sendable, Codable {
    public var instance: InstanceID
    public var events: [InputEvent]

    public init(instance: InstanceID, events: [InputEvent]) {
        self.instance = instance
        self.events = events
    }
}

/// `PUT …/screen`: the panel's sizes on this device in points, and the device's settings.
public struct ScreenBody: Hashable, Sendable, Codable {
    public var compact: TreeSize
    public var expanded: TreeSize
    public var environment: SceneEnvironment

    public init(compact: TreeSize, expanded: TreeSize, environment: SceneEnvironment) {
        self.compact = compact
        self.expanded = expanded
        self.environment = environment
    }
}

/// `PUT …/draft/text`.
public struct DraftTextBody: Hashable, Sendable, Codable {
    public var text: String
    public init(text: String) { self.text = text }
}

/// `POST /simulator/people`: adds a person, lets somebody who left rejoin, or gives a present person one more device.
/// `POST /invitations/{code}/people`: adds a person, whose name must be new to the conversation.
public struct NewPersonBody: Hashable, Sendable, Codable {
    /// 1 to `ChatLimits.displayNameByteCountMax` bytes, without control characters.
    public var name: String
    public init(name: String) { self.name = name }
}

/// `PUT …/read`: marks every entry up to `sequence` as seen on screen.
public struct ReadBody: Hashable, Sendable, Codable {
    public var sequence: Int
    public init(sequence: Int) { self.sequence = sequence }
}
