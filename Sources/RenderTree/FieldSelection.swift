/// A selection in a text field, in UTF-16 code units of its text, as browsers count them. `start` is `end` at an insertion point.
public struct FieldSelection: Hashable, Sendable, Codable {
    public var start: Int
    public var end: Int
    /// Number of the painter's report, counted from 1 for each field. In a tree that of the last report that the app knew of: a
    /// painter in which the person has selected something else since keeps their selection.
    public var report: Int

    public init(start: Int, end: Int, report: Int) {
        self.start = start
        self.end = end
        self.report = report
    }

    /// Whether it is a selection in a text that a node can have.
    public var isWellFormed: Bool { start >= 0 && start <= end && end <= TreeLimits.textByteCountMax && report >= 0 }
}
