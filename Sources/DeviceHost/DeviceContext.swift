package import ChatModels
package import Foundation
package import Transcript

/// Who and where a device is: all that a `DeviceHost` knows of the world.
package struct DeviceContext: Hashable, Sendable {
    package var device: DeviceID
    package var person: PersonID
    package var conversation: ConversationID
    /// Who takes part now, in the order they joined.
    package var participants: [Participant]
    /// Who has left.
    package var former: [Participant]
    /// Apps that the server has, on the device or not.
    package var apps: [AppSummary]
    package var setup: DeviceSetup
    /// Entries that went after the person had read them, and those that the person keeps.
    package var gone: Set<Int> = []
    package var kept: Set<Int> = []
    /// From which the identifiers that apps see are derived; 32 random bytes, kept by the server.
    package var secret: Data

    package init(
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
    }

    /// Those that can be opened on the device, in the order of the drawer.
    package var usableApps: [AppSummary] { setup.usable(apps) }

    /// Whether the person takes part. Who has left still sees what was sent before.
    package var takesPart: Bool { participants.contains { $0.id == person } }

    package var reader: TranscriptReader {
        var reader = TranscriptReader(
            person: person, device: device, participants: participants, former: former,
            appNames: Dictionary(apps.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }),
            isOld: setup.isOld, links: MessageLinks(secret: secret, conversation: conversation))
        reader.gone = gone
        reader.kept = kept
        return reader
    }
}
