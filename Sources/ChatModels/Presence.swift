/// The event `presence`: who of the conversation has a page of it open, so far as the reader may know. Every new
/// stream is told it, also where nobody is seen, and again once something of it has changed.
public struct PresenceEvent: Hashable, Sendable, Codable {
    /// In order of the participants; with the reader, who is here.
    public var here: [PersonID]
    /// Between two people: when the other one was on the server last, in milliseconds since 1970; nil while they are here.
    public var lastVisit: Int64?

    public init(here: [PersonID] = [], lastVisit: Int64? = nil) {
        self.here = here
        self.lastVisit = lastVisit
    }
}

/// `PUT /account/presence`: whether others see when the person is here. Who shows it not sees nobody's.
public struct PresenceBody: Hashable, Sendable, Codable {
    public var isShown: Bool
    public init(isShown: Bool) { self.isShown = isShown }
}
