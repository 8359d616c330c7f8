public import AppProtocol
public import RenderTree

/// An event on the stream of one device and conversation. The SSE `event` field names the case, `data` is its JSON.
/// Only `entry` has an SSE `id` (its sequence number), after which the stream resumes; all other state is sent anew on
/// connecting.
public enum ServerEvent: Hashable, Sendable {
    /// The device's complete own state; first on every connection, replaces what the client has.
    case state(DeviceState)
    case entry(EntryEvent)
    case panel(PanelState)
    /// The live bubbles that are currently drawn; replaces the client's list.
    case live([LiveBubble])
    /// A change to the tree of the open app or of a live bubble; follows the `panel` or `live` with its instance.
    case patch(PatchEvent)
    case draft(DraftState)
    /// How far people have come; each replaces the receipt of its person.
    case receipts([Receipt])
    /// The device's list of unsent items changed.
    case unsent([UnsentItem])
    /// The apps of the drawer changed.
    case apps([AppSummary])
    /// People have joined or left.
    case participants([Participant])
    /// Existing items changed without a new entry.
    case transcript(TranscriptEvent)
    /// The open app asks to open an address in a new window.
    case openURL(OpenURLEvent)
    /// The open app asks for files, or offers some; or its request has ended.
    case files(FilesEvent)
    /// The time of an app's notice has come.
    case notice(NoticeEvent)
    /// An app asks whether it may show notices, or no longer does.
    case noticeQuestion(NoticeQuestionEvent)
    /// Result of building an app whose sources were saved, for its author; sent anew on connecting while a build fails.
    case build(AppBuild)
    /// The colour scheme for which apps draw on the device changed; it is that of the page that reported its screen last.
    case colorScheme(SceneEnvironment.ColorScheme)
    /// Somebody else is writing.
    case typing(TypingEvent)
    /// The people who have a page of the conversation open.
    case presence(PresenceEvent)

    public var name: String {
        switch self {
        case .state: "state"
        case .entry: "entry"
        case .panel: "panel"
        case .live: "live"
        case .patch: "patch"
        case .draft: "draft"
        case .receipts: "receipts"
        case .unsent: "unsent"
        case .apps: "apps"
        case .participants: "participants"
        case .transcript: "transcript"
        case .openURL: "openURL"
        case .files: "files"
        case .notice: "notice"
        case .noticeQuestion: "noticeQuestion"
        case .build: "build"
        case .colorScheme: "colorScheme"
        case .typing: "typing"
        case .presence: "presence"
        }
    }

    /// The SSE `id`; nil for every event but `entry`.
    public var resumptionID: Int? {
        if case .entry(let entry) = self { entry.sequence } else { nil }
    }
}

/// A new entry of the log, as the items that it changed: replace each item of the same id, or insert it.
public struct EntryEvent: Hashable, Sendable, Codable {
    public var sequence: Int
    public var items: [TranscriptItem]

    public init(sequence: Int, items: [TranscriptItem]) {
        self.sequence = sequence
        self.items = items
    }
}

public struct PatchEvent: Hashable, Sendable, Codable {
    /// Instance of `PanelState.open` or `LiveBubble`; a page ignores a patch of any other instance.
    public var instance: InstanceID
    public var patch: Patch

    public init(instance: InstanceID, patch: Patch) {
        self.instance = instance
        self.patch = patch
    }
}

/// Outcome of building an app's sources.
public struct AppBuild: Hashable, Sendable, Codable {
    /// The app's name for people.
    public var name: String
    /// The compiler's errors, each with file and line; none where the app was built.
    public var errors: [String]

    public init(name: String, errors: [String]) {
        self.name = name
        self.errors = errors
    }
}

// Encodes `data` alone; the case travels as the SSE event name.
extension ServerEvent: Encodable {
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .state(let value): try value.encode(to: encoder)
        case .entry(let value): try value.encode(to: encoder)
        case .panel(let value): try value.encode(to: encoder)
        case .live(let value): try value.encode(to: encoder)
        case .patch(let value): try value.encode(to: encoder)
        case .draft(let value): try value.encode(to: encoder)
        case .unsent(let value): try value.encode(to: encoder)
        case .receipts(let value): try value.encode(to: encoder)
        case .apps(let value): try value.encode(to: encoder)
        case .participants(let value): try value.encode(to: encoder)
        case .transcript(let value): try value.encode(to: encoder)
        case .openURL(let value): try value.encode(to: encoder)
        case .files(let value): try value.encode(to: encoder)
        case .notice(let value): try value.encode(to: encoder)
        case .noticeQuestion(let value): try value.encode(to: encoder)
        case .build(let value): try value.encode(to: encoder)
        case .colorScheme(let value): try value.encode(to: encoder)
        case .typing(let value): try value.encode(to: encoder)
        case .presence(let value): try value.encode(to: encoder)
        }
    }
}
