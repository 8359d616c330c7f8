/// The event `typing`: somebody else is writing. Nothing of it is stored; it holds for `ChatLimits.typingTime` from when it comes, or
/// until something of that person's comes.
public struct TypingEvent: Hashable, Sendable, Codable {
    public var person: PersonID
    public init(person: PersonID) { self.person = person }
}
