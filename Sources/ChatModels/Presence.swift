/// The event `presence`: people who have a page of the conversation open, as far as the reader may see them. Each new stream gets one,
/// even if nobody is seen, and another after each change.
public struct PresenceEvent: Hashable, Sendable, Codable {
    /// People in the order of the participants, including the reader.
    public var here: [PersonID]
    /// Between two people: when the other one was on the server last, in milliseconds since 1970; nil while they are here.
    public var lastVisit: Int64?

    public init(here: [PersonID] = [], lastVisit: Int64? = nil) {
        self.here = here
        self.lastVisit = lastVisit
    }
}

/// `PUT /account/presence`: whether others see when the person is here. If not, the person sees nobody either.
public struct PresenceBody: Hashable, Sendable, Codable {
    public var isShown: Bool
    public init(isShown: Bool) { self.isShown = isShown }
}
