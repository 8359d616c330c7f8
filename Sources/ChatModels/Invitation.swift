// Joining by a link. The link's code is told once, to who makes it; the server keeps only its digest.

/// `POST …/invitation` → 201: a link by which people join. It takes the place of the person's earlier one.
public struct NewInvitation: Hashable, Sendable, Codable {
    /// The link is the server's own address with `/join/` and this behind it.
    public var code: String
    /// Milliseconds since 1970.
    public var expiresAt: Int64

    public init(code: String, expiresAt: Int64) {
        self.code = code
        self.expiresAt = expiresAt
    }
}

/// `GET …/invitation`: whether the person has a link open.
public struct InvitationState: Hashable, Sendable, Codable {
    /// Milliseconds since 1970; nil where none is open.
    public var expiresAt: Int64?
    public init(expiresAt: Int64?) { self.expiresAt = expiresAt }
}

/// `GET /invitations/{code}`: what somebody is told before they join.
public struct InvitationView: Hashable, Sendable, Codable {
    /// Who has made the link.
    public var inviter: String
    /// How many take part now.
    public var peopleCount: Int
    /// Milliseconds since 1970.
    public var expiresAt: Int64

    public init(inviter: String, peopleCount: Int, expiresAt: Int64) {
        self.inviter = inviter
        self.peopleCount = peopleCount
        self.expiresAt = expiresAt
    }
}

/// `POST /invitations/{code}/people` (`NewPersonBody`) → 201: the new person's device, which the browser is signed in as.
public struct JoinedDevice: Hashable, Sendable, Codable {
    public var device: DeviceID
    public var conversation: ConversationID

    public init(device: DeviceID, conversation: ConversationID) {
        self.device = device
        self.conversation = conversation
    }
}
