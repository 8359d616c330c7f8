public import ChatModels

/// The reader of a transcript: their device's view of the log, and the names to show.
public struct TranscriptReader: Hashable, Sendable {
    public var person: PersonID
    public var device: DeviceID
    public var participants: [Participant]
    /// People who have left; their names are still shown for what they sent.
    public var former: [Participant]
    /// Display names of the apps that the server knows, installed on this device or not.
    public var appNames: [AppID: String]
    /// Whether a replaced message without `summaryText` gets a default summary line (docs/messages.md, B78; Apple's own
    /// pages disagree). Without it such a message leaves nothing.
    public var writesDefaultSummaries: Bool
    /// Entries that have expired for the reader, and those that the reader keeps.
    public var gone: Set<Int> = []
    public var kept: Set<Int> = []
    /// Whether the device has an old system, which shows a message as a picture and a link.
    public var isOld: Bool
    /// Addresses for messages without a web URL; nil where there is no server.
    public var links: MessageLinks?

    public init(
        person: PersonID, device: DeviceID, participants: [Participant], former: [Participant] = [],
        appNames: [AppID: String],
        writesDefaultSummaries: Bool = true, isOld: Bool = false, links: MessageLinks? = nil
    ) {
        self.person = person
        self.device = device
        self.participants = participants
        self.former = former
        self.appNames = appNames
        self.writesDefaultSummaries = writesDefaultSummaries
        self.isOld = isOld
        self.links = links
    }

    public func name(of person: PersonID) -> String { knownName(of: person) ?? "Somebody" }

    /// Returns the person's name; nil for somebody who never was in the conversation.
    func knownName(of person: PersonID) -> String? {
        (participants.first { $0.id == person } ?? former.first { $0.id == person })?.name
    }

    /// Returns the app's name; for an unknown app the last component of its identifier.
    func name(of app: AppID) -> String {
        appNames[app] ?? app.rawValue.split(separator: ".").last.map(String.init) ?? app.rawValue
    }
}
