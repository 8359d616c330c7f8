/// A stretch of the transcript, as `GET …/entries` answers: the items are those of a snapshot.
public struct EntryPage: Hashable, Sendable, Codable {
    /// In order; none where every entry of the page has gone.
    public var items: [TranscriptItem]
    /// The page in front of this one is `before` this entry, the one behind it `after` this one; nil where there is none.
    public var older: Int?
    public var newer: Int?
    /// `DeviceState.revision` of these items.
    public var revision: Int

    public init(items: [TranscriptItem], older: Int? = nil, newer: Int? = nil, revision: Int) {
        self.items = items
        self.older = older
        self.newer = newer
        self.revision = revision
    }
}
