public import RenderTree

/// What the stream of one device and conversation carries. The SSE `event` field names the case, `data` is its JSON.
/// Only `entry` has an SSE `id` (its sequence number): the stream resumes after it; the rest is sent anew on connecting.
public enum ServerEvent: Hashable, Sendable {
    /// First on every connection: replaces all the client knows of the device's own state.
    case state(DeviceState)
    case entry(EntryEvent)
    case panel(PanelState)
    case patch(PatchEvent)
    /// The live bubbles that are drawn now; replaces what the client knows of them.
    case live([LiveBubble])
    /// What one of them shows, changed.
    case livePatch(PatchEvent)
    case draft(DraftState)
    case receipt(Receipt)
    /// What the device could not send changed.
    case unsent([UnsentItem])
    /// The apps of the drawer changed.
    case apps([AppSummary])
    /// People have joined or left.
    case participants([Participant])
    /// Items look different without a new entry.
    case transcript(TranscriptEvent)
    /// The open app wants an address opened, in a window of its own.
    case openURL(OpenURLEvent)

    public var name: String {
        switch self {
        case .state: "state"
        case .entry: "entry"
        case .panel: "panel"
        case .patch: "patch"
        case .live: "live"
        case .livePatch: "livePatch"
        case .draft: "draft"
        case .receipt: "receipt"
        case .unsent: "unsent"
        case .apps: "apps"
        case .participants: "participants"
        case .transcript: "transcript"
        case .openURL: "openURL"
        }
    }

    /// The SSE `id`, where it has one.
    public var resumptionID: Int? {
        if case .entry(let entry) = self { entry.sequence } else { nil }
    }
}

/// One more entry of the log, as the items that it changed: put each in the place of the item with its id, or add it.
public struct EntryEvent: Hashable, Sendable, Codable {
    public var sequence: Int
    public var items: [TranscriptItem]

    public init(sequence: Int, items: [TranscriptItem]) {
        self.sequence = sequence
        self.items = items
    }
}

public struct PatchEvent: Hashable, Sendable, Codable {
    /// Of `PanelState.open` or `LiveBubble`: a patch of another instance is not for the tree on screen.
    public var instance: Int
    public var patch: Patch

    public init(instance: Int, patch: Patch) {
        self.instance = instance
        self.patch = patch
    }
}

// `data` alone; the case travels as the SSE event name.
extension ServerEvent: Encodable {
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .state(let value): try value.encode(to: encoder)
        case .entry(let value): try value.encode(to: encoder)
        case .panel(let value): try value.encode(to: encoder)
        case .patch(let value): try value.encode(to: encoder)
        case .live(let value): try value.encode(to: encoder)
        case .livePatch(let value): try value.encode(to: encoder)
        case .draft(let value): try value.encode(to: encoder)
        case .unsent(let value): try value.encode(to: encoder)
        case .receipt(let value): try value.encode(to: encoder)
        case .apps(let value): try value.encode(to: encoder)
        case .participants(let value): try value.encode(to: encoder)
        case .transcript(let value): try value.encode(to: encoder)
        case .openURL(let value): try value.encode(to: encoder)
        }
    }
}
