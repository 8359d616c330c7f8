/// Replaces a range of the transcript that changed without a new entry: the client removes its items from `first` to
/// `last` and inserts `items`.
public struct TranscriptEvent: Hashable, Sendable, Codable {
    /// First and last sequence number of the range, both inclusive.
    public var first: Int
    public var last: Int
    /// New items in order, of `ChatLimits.entriesPerSnapshotMax` entries at most.
    public var items: [TranscriptItem]
    /// Set if older items changed as well: the client fetches them again, as with `ConversationSnapshot.older`.
    public var older: Int?
    /// The `DeviceState.revision` after this event.
    public var revision: Int

    public init(first: Int, last: Int, items: [TranscriptItem], older: Int? = nil, revision: Int) {
        self.first = first
        self.last = last
        self.items = items
        self.older = older
        self.revision = revision
    }
}
