/// A stretch of the transcript looks different, though no entry came: what the client has from `first` to `last` is taken
/// out, and `items` are put in.
public struct TranscriptEvent: Hashable, Sendable, Codable {
    /// Sequence numbers, both included.
    public var first: Int
    public var last: Int
    /// In order; of at most `ChatLimits.entriesPerSnapshotMax` entries.
    public var items: [TranscriptItem]
    /// Set where older items than these look different, too: they are asked for again, as those of
    /// `ConversationSnapshot.older`.
    public var older: Int?
    /// `DeviceState.revision` from now on.
    public var revision: Int

    public init(first: Int, last: Int, items: [TranscriptItem], older: Int? = nil, revision: Int) {
        self.first = first
        self.last = last
        self.items = items
        self.older = older
        self.revision = revision
    }
}
