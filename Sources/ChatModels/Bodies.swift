public import AppProtocol
public import RenderTree

/// `POST …/entries`: sends what is in the input field. One Send makes one entry for a staged
/// message, one for each staged file, and one for text.
public struct SendBody: Hashable, Sendable, Codable {
    public var key: SendKey
    /// What the field holds now; wins over the stored draft text.
    public var text: String

    public init(key: SendKey, text: String) {
        self.key = key
        self.text = text
    }
}

/// Answer to `SendBody`: given only once the entries are on disk.
public struct SendReceipt: Hashable, Sendable, Codable {
    /// In order. Empty where there was nothing to send.
    public var sequences: [Int]
    public init(sequences: [Int]) { self.sequences = sequences }
}

/// `PUT …/panel`: opens an app from the drawer, or again after it failed.
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
    /// Of what the app fills, in points: `ChatLimits.panelSideMin` to `panelSideMax`.
    public var height: Double
    public init(height: Double) { self.height = height }
}

/// `POST …/panel/input`: what a person did, in order. 1…64 events.
public struct InputBody: Hashable, Sendable, Codable {
    public var instance: Int
    public var events: [InputEvent]

    public init(instance: Int, events: [InputEvent]) {
        self.instance = instance
        self.events = events
    }
}

/// `PUT …/screen`: how large the panel's places are on this device, in points, and how it is set.
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

/// `POST /simulator/people`: somebody new joins; who has left joins again; who is there gets one more device. `POST
/// /invitations/{code}/people`: somebody new joins, whom nobody there is called like.
public struct NewPersonBody: Hashable, Sendable, Codable {
    /// 1 to `ChatLimits.displayNameByteCountMax` bytes, without control characters.
    public var name: String
    public init(name: String) { self.name = name }
}

/// `PUT …/read`: everything up to here has been on screen.
public struct ReadBody: Hashable, Sendable, Codable {
    public var sequence: Int
    public init(sequence: Int) { self.sequence = sequence }
}
