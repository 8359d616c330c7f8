package import ChatModels

/// Who looks at a conversation, and all that is needed to put names in: one device's view of the log.
package struct TranscriptReader: Hashable, Sendable {
    package var person: PersonID
    package var device: DeviceID
    package var participants: [Participant]
    /// Who has left: their names still stand at what they sent.
    package var former: [Participant]
    /// Display names of the apps that the server knows, installed on this device or not.
    package var appNames: [AppID: String]
    /// Whether a message without `summaryText` leaves a default line behind (docs/messages.md, B78; Apple's own pages
    /// disagree). Without it such a message leaves nothing.
    package var writesDefaultSummaries: Bool
    /// Entries that went after they were read, and those that the reader keeps.
    package var gone: Set<Int> = []
    package var kept: Set<Int> = []
    /// An old system cannot draw a message: it shows a picture and a link.
    package var isOld: Bool
    /// The addresses of messages that have none on the web; nil where there is no server to ask.
    package var links: MessageLinks?

    package init(
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

    package func name(of person: PersonID) -> String { knownName(of: person) ?? "Somebody" }

    /// Nil for somebody who never was in the conversation.
    func knownName(of person: PersonID) -> String? {
        (participants.first { $0.id == person } ?? former.first { $0.id == person })?.name
    }

    /// An app that is no longer known is named by the last part of its identifier.
    func name(of app: AppID) -> String {
        appNames[app] ?? app.rawValue.split(separator: ".").last.map(String.init) ?? app.rawValue
    }
}
