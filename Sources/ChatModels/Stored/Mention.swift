/// A part of a text that names somebody of the conversation: `@` and the name as it was written. Who is meant is the person,
/// whichever name they have later ([decision 25](docs/decisions/0025-a-mention-is-a-range.md)).
public struct Mention: Hashable, Sendable, Codable {
    public var person: PersonID
    /// Place of the `@` in the text, from 0, in UTF-16 code units, as browsers count.
    public var start: Int
    /// Number of UTF-16 code units, with the `@`.
    public var length: Int

    public init(person: PersonID, start: Int, length: Int) {
        self.person = person
        self.start = start
        self.length = length
    }
}
