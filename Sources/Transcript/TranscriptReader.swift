package import ChatModels

/// Who looks at a conversation, and all that is needed to put names in: one device's view of the log.
package struct TranscriptReader: Hashable, Sendable {
    package var person: PersonID
    package var device: DeviceID
    package var participants: [Participant]
    /// Display names of the apps that the server knows, installed on this device or not.
    package var appNames: [AppID: String]
    /// Whether a message without `summaryText` leaves a default line behind (messages-behaviour B78; Apple's own pages
    /// disagree). Without it such a message leaves nothing.
    package var writesDefaultSummaries: Bool
    /// An old system cannot draw a message: it shows a picture and a link.
    package var isOld: Bool
    /// The addresses of messages that have none on the web; nil where there is no server to ask.
    package var links: MessageLinks?

    package init(
        person: PersonID, device: DeviceID, participants: [Participant], appNames: [AppID: String],
        writesDefaultSummaries: Bool = true, isOld: Bool = false, links: MessageLinks? = nil
    ) {
        self.person = person
        self.device = device
        self.participants = participants
        self.appNames = appNames
        self.writesDefaultSummaries = writesDefaultSummaries
        self.isOld = isOld
        self.links = links
    }

    /// Somebody who has left keeps a name that says so.
    func name(of person: PersonID) -> String {
        participants.first { $0.id == person }?.name ?? "Somebody"
    }

    /// An app that is no longer known is named by the last part of its identifier.
    func name(of app: AppID) -> String {
        appNames[app] ?? app.rawValue.split(separator: ".").last.map(String.init) ?? app.rawValue
    }
}
