/// A selection in a text field that a painter reports, in UTF-16 code units of its text, as browsers count them. `start` is `end` at an
/// insertion point.
public struct FieldSelection: Hashable, Sendable, Codable {
    public var start: Int
    public var end: Int
    /// Number of the report, on from that of `WantedSelection`.
    public var report: Int

    public init(start: Int, end: Int, report: Int) {
        self.start = start
        self.end = end
        self.report = report
    }

    /// Whether it is a selection in a text that a node can have.
    public var isWellFormed: Bool { start >= 0 && start <= end && end <= TreeLimits.textByteCountMax && report >= 0 }
}

/// Says that an app asks for the selection of a text field, and what it wants selected.
public struct WantedSelection: Hashable, Sendable, Codable {
    /// First and last place, as in `FieldSelection`; nil where the app leaves the selection as it is.
    public var start: Int?
    public var end: Int?
    /// Number of the last report that the app has received; 0 for none. A painter in which the person has selected something else since
    /// keeps their selection, and the next report has the number after it.
    public var report: Int

    public init(start: Int? = nil, end: Int? = nil, report: Int) {
        self.start = start
        self.end = end
        self.report = report
    }

    var isWellFormed: Bool { FieldSelection(start: start ?? 0, end: end ?? start ?? 0, report: report).isWellFormed }
}
