package import ChatModels
package import Foundation
package import Transcript

/// Who and where a device is: all that a `DeviceHost` knows of the world.
package struct DeviceContext: Hashable, Sendable {
    package var device: DeviceID
    package var person: PersonID
    package var conversation: ConversationID
    package var participants: [Participant]
    /// Apps that the server has, on the device or not.
    package var apps: [AppSummary]
    package var setup: DeviceSetup
    /// From which the identifiers that apps see are derived; 32 random bytes, kept by the server.
    package var secret: Data

    package init(
        device: DeviceID, person: PersonID, conversation: ConversationID, participants: [Participant],
        apps: [AppSummary], setup: DeviceSetup = DeviceSetup(), secret: Data
    ) {
        self.device = device
        self.person = person
        self.conversation = conversation
        self.participants = participants
        self.apps = apps
        self.setup = setup
        self.secret = secret
    }

    /// Those that can be opened on the device, in the order of the drawer.
    package var usableApps: [AppSummary] { setup.usable(apps) }

    package var reader: TranscriptReader {
        TranscriptReader(
            person: person, device: device, participants: participants,
            appNames: Dictionary(apps.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }),
            isOld: setup.isOld, links: MessageLinks(secret: secret, conversation: conversation))
    }
}
