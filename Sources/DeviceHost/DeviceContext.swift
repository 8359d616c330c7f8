public import ChatModels
public import Foundation
public import Transcript

/// Identity and surroundings of a device: everything that a `DeviceHost` knows besides its own state.
public struct DeviceContext: Hashable, Sendable {
    public var device: DeviceID
    public var person: PersonID
    public let conversation: ConversationID
    /// People who take part, in the order in which they joined.
    public var participants: [Participant]
    /// People who have left.
    public var former: [Participant]
    /// All apps of the server, installed on the device or not.
    public var apps: [AppSummary]
    public var setup: DeviceSetup
    /// Entries that have expired for the person, and those that the person keeps.
    public var gone: Set<Int> = []
    public var kept: Set<Int> = []
    /// The server's secret of 32 random bytes, from which the identifiers that apps see are derived.
    public let secret: Data
    /// Kept, because deriving its key takes longer than making most events.
    private let links: MessageLinks

    public init(
        device: DeviceID, person: PersonID, conversation: ConversationID, participants: [Participant],
        former: [Participant] = [], apps: [AppSummary], setup: DeviceSetup = DeviceSetup(), secret: Data
    ) {
        self.device = device
        self.person = person
        self.conversation = conversation
        self.participants = participants
        self.former = former
        self.apps = apps
        self.setup = setup
        self.secret = secret
        links = MessageLinks(secret: secret, conversation: conversation)
    }

    /// Apps that can be opened on the device, in the order of the app drawer.
    public var usableApps: [AppSummary] { setup.usable(apps) }

    /// Whether the person takes part. People who have left still see what was sent before.
    public var takesPart: Bool { participants.contains { $0.id == person } }

    public var reader: TranscriptReader {
        var reader = TranscriptReader(
            person: person, device: device, participants: participants, former: former,
            appNames: Dictionary(apps.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }),
            isOld: setup.isOld, links: links)
        reader.gone = gone
        reader.kept = kept
        return reader
    }
}
