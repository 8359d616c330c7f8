// Bodies of the owner's requests. None of them holds what is written in a conversation.

/// Somebody with an account on the server.
public struct ServerPerson: Hashable, Sendable, Codable, Identifiable {
    public var id: PersonID
    public var name: String
    public var role: Role
    public var isSuspended: Bool
    /// Times in milliseconds since 1970; nil for somebody without a device.
    public var joinedAt: Int64
    public var usedAt: Int64?
    public var deviceCount: Int
    /// The person's small picture, where the owner sees it in a conversation.
    public var avatar: PictureID?

    public init(
        id: PersonID, name: String, role: Role, isSuspended: Bool, joinedAt: Int64, usedAt: Int64?, deviceCount: Int,
        avatar: PictureID? = nil
    ) {
        self.id = id
        self.name = name
        self.role = role
        self.isSuspended = isSuspended
        self.joinedAt = joinedAt
        self.usedAt = usedAt
        self.deviceCount = deviceCount
        self.avatar = avatar
    }
}

/// `GET /owner/people`.
public struct ServerPeople: Hashable, Sendable, Codable {
    public var people: [ServerPerson]
    public init(people: [ServerPerson]) { self.people = people }
}

/// `POST /owner/invitations` → 201 `NewInvitation`.
public struct NewServerInvitationBody: Hashable, Sendable, Codable {
    /// Role of those who join: `person` or `guest`; a guest needs a conversation.
    public var role: Role
    /// Conversation that they join, in which the owner takes part; nil for none.
    public var conversation: ConversationID?
    /// Number of people who may join by the link: 1 to `ChatLimits.joinsPerInvitationMax`.
    public var joinsMax: Int
    /// 1 to `ChatLimits.invitationDaysMax`.
    public var days: Int

    public init(role: Role = .person, conversation: ConversationID? = nil, joinsMax: Int, days: Int) {
        self.role = role
        self.conversation = conversation
        self.joinsMax = joinsMax
        self.days = days
    }
}

/// An invitation that can still be used.
public struct ServerInvitation: Hashable, Sendable, Codable, Identifiable {
    public var id: String
    public var role: Role
    /// Name of who made it; nil for the link that the first start of a server prints.
    public var inviter: String?
    public var joins: Int
    public var joinsMax: Int
    /// Expiry, in milliseconds since 1970.
    public var expiresAt: Int64

    public init(id: String, role: Role, inviter: String?, joins: Int, joinsMax: Int, expiresAt: Int64) {
        self.id = id
        self.role = role
        self.inviter = inviter
        self.joins = joins
        self.joinsMax = joinsMax
        self.expiresAt = expiresAt
    }
}

/// `GET /owner/invitations`.
public struct ServerInvitations: Hashable, Sendable, Codable {
    public var invitations: [ServerInvitation]
    public init(invitations: [ServerInvitation]) { self.invitations = invitations }
}

/// `GET` and `PUT /owner/settings`.
public struct ServerSettings: Hashable, Sendable, Codable {
    /// Whether everybody but guests may begin conversations; else only owners.
    public var peopleMayBegin: Bool
    public init(peopleMayBegin: Bool = true) { self.peopleMayBegin = peopleMayBegin }
}

/// Something that an owner has done, or that changed who may do so.
public struct AuditLine: Hashable, Sendable, Codable, Identifiable {
    public enum Action: String, Hashable, Sendable, Codable, CaseIterable {
        case joined, invited, withdrew, suspended, readmitted, removed
        case reported
        case closedReport = "closed_report"
        case setSettings = "set_settings"
        case setApps = "set_apps"
        case installedApp = "installed_app"
        case undidApp = "undid_app"
    }

    public var id: Int64
    /// Milliseconds since 1970.
    public var at: Int64
    /// Names of who did it, and to whom, as they are now.
    public var actor: String
    public var action: Action
    public var subject: String?
    /// Name and version of the app that it was about.
    public var app: String?

    public init(id: Int64, at: Int64, actor: String, action: Action, subject: String?, app: String? = nil) {
        self.id = id
        self.at = at
        self.actor = actor
        self.action = action
        self.subject = subject
        self.app = app
    }
}

/// `GET /owner/audit`: the newest `ChatLimits.auditLinesMax` lines, newest first.
public struct AuditLines: Hashable, Sendable, Codable {
    public var lines: [AuditLine]
    public init(lines: [AuditLine]) { self.lines = lines }
}

/// `POST …/reports`: somebody in the conversation, some of their messages by number, and why.
public struct ReportBody: Hashable, Sendable, Codable {
    public var person: PersonID
    /// At most `ChatLimits.entriesPerReportMax`, also none.
    public var entries: [Int]
    /// At most `ChatLimits.reportByteCountMax` bytes, also none.
    public var words: String

    public init(person: PersonID, entries: [Int], words: String) {
        self.person = person
        self.entries = entries
        self.words = words
    }
}

/// A report that no owner has dealt with.
public struct PersonReport: Hashable, Sendable, Codable, Identifiable {
    public var id: Int
    /// Milliseconds since 1970.
    public var at: Int64
    public var reporter: Participant
    public var subject: Participant
    public var conversation: ConversationID
    /// Numbers of messages in the conversation; what they say is seen only by who is in it.
    public var entries: [Int]
    public var words: String

    public init(
        id: Int, at: Int64, reporter: Participant, subject: Participant, conversation: ConversationID, entries: [Int],
        words: String
    ) {
        self.id = id
        self.at = at
        self.reporter = reporter
        self.subject = subject
        self.conversation = conversation
        self.entries = entries
        self.words = words
    }
}

/// `GET /owner/reports`: the open ones, the oldest first.
public struct PersonReports: Hashable, Sendable, Codable {
    public var reports: [PersonReport]
    public init(reports: [PersonReport]) { self.reports = reports }
}
