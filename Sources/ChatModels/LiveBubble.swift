public import AppProtocol
public import RenderTree

/// A bubble that its app draws itself (`MSMessageLiveLayout`), while it does, or the word that it could not. Where there is
/// none for a bubble, its template is shown.
public struct LiveBubble: Hashable, Sendable, Codable {
    /// The entry that it stands for; nil for the message staged in the input field.
    public var entry: Int?
    /// Names its tree, as `PanelState.open` does for the panel: patches, input and pictures carry it. Counted together with
    /// the panel's.
    public var instance: Int
    /// Nil where `failure` is set.
    public var look: BubbleLook?
    /// Why the app does not draw it any more; `POST …/live/{place}/retry` begins anew.
    public var failure: PanelFailure?

    public init(entry: Int?, instance: Int, look: BubbleLook? = nil, failure: PanelFailure? = nil) {
        self.entry = entry
        self.instance = instance
        self.look = look
        self.failure = failure
    }
}

/// `PUT …/live`: which live bubbles a page has in sight. It counts while the page has a stream open; what any page of the
/// device sees is drawn.
public struct LiveBody: Hashable, Sendable, Codable {
    /// Those on screen before those just outside; at most `ChatLimits.liveEntryCountMax`.
    public var entries: [Int]
    /// Whether the input field is in sight, with what is staged in it.
    public var draft: Bool
    /// The largest size of a bubble in points, each side `ChatLimits.liveSideMin`…`liveSideMax`.
    public var size: TreeSize

    public init(entries: [Int], draft: Bool, size: TreeSize) {
        self.entries = entries
        self.draft = draft
        self.size = size
    }
}
