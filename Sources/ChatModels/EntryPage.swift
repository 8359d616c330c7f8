/// A page of the transcript, the response to `GET …/entries`. Its items have the same form as those of a snapshot.
public struct EntryPage: Hashable, Sendable, Codable {
    /// The items in order; empty if every entry of the page has been deleted.
    public var items: [TranscriptItem]
    /// Cursors: request the previous page with `before` set to `older`, the next with `after` set to `newer`; nil at
    /// either end.
    public var older: Int?
    public var newer: Int?
    /// The `DeviceState.revision` to which these items belong.
    public var revision: Int

    public init(items: [TranscriptItem], older: Int? = nil, newer: Int? = nil, revision: Int) {
        self.items = items
        self.older = older
        self.newer = newer
        self.revision = revision
    }
}
