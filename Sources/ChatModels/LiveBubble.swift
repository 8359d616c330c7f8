public import AppProtocol
public import RenderTree

/// A bubble that its app currently draws itself (`MSMessageLiveLayout`), or the failure to do so. A bubble without one
/// shows its template.
public struct LiveBubble: Hashable, Sendable, Codable {
    /// Sequence number of the bubble's entry; nil for the message staged in the input field.
    public var entry: Int?
    /// Identifies the bubble's node tree, as the instance of `PanelState.open` does for the panel: patches, input and
    /// pictures refer to it. Panel and bubbles share one counter.
    public var instance: InstanceID
    /// Appearance of the bubble; nil if `failure` is set.
    public var look: BubbleAppearance?
    /// Why the app stopped drawing the bubble; `POST …/live/{place}/retry` starts again.
    public var failure: PanelFailure?

    public init(entry: Int?, instance: InstanceID, look: BubbleAppearance? = nil, failure: PanelFailure? = nil) {
        self.entry = entry
        self.instance = instance
        self.look = look
        self.failure = failure
    }
}

/// `PUT …/live`: the live bubbles that are visible on a page. The report counts while the page has a stream open; the
/// server draws the union over the device's pages.
public struct LiveBody: Hashable, Sendable, Codable {
    /// Sequence numbers, those on screen before those just outside; at most `ChatLimits.liveEntryCountMax`.
    public var entries: [Int]
    /// Whether the input field, with its staged message, is visible.
    public var draft: Bool
    /// Maximum size of a bubble in points, each side `ChatLimits.liveSideMin`…`liveSideMax`.
    public var size: TreeSize

    public init(entries: [Int], draft: Bool, size: TreeSize) {
        self.entries = entries
        self.draft = draft
        self.size = size
    }
}
