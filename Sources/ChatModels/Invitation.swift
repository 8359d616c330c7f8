// Joining by a link. The link's code is returned once, to the person who creates it; the server stores only its digest.

/// `POST …/invitation` → 201: a link by which people join. It replaces the person's earlier link.
public struct NewInvitation: Hashable, Sendable, Codable {
    /// Secret path component: the link is the server's own address followed by `/join/` and this code.
    public var code: String
    /// Expiry, in milliseconds since 1970.
    public var expiresAt: Int64

    public init(code: String, expiresAt: Int64) {
        self.code = code
        self.expiresAt = expiresAt
    }
}

/// `GET …/invitation`: whether the person has an open link.
public struct InvitationState: Hashable, Sendable, Codable {
    /// Expiry of the open link in milliseconds since 1970; nil if there is none.
    public var expiresAt: Int64?
    public init(expiresAt: Int64?) { self.expiresAt = expiresAt }
}

/// `GET /invitations/{code}`: what the join page shows to somebody before they join.
public struct InvitationView: Hashable, Sendable, Codable {
    /// Name of the person who created the link.
    public var inviter: String
    /// Current number of participants.
    public var peopleCount: Int
    /// Expiry, in milliseconds since 1970.
    public var expiresAt: Int64

    public init(inviter: String, peopleCount: Int, expiresAt: Int64) {
        self.inviter = inviter
        self.peopleCount = peopleCount
        self.expiresAt = expiresAt
    }
}

/// `POST /invitations/{code}/people` (`NewPersonBody`) → 201: the new person's device, as which the browser is now
/// signed in.
public struct JoinedDevice: Hashable, Sendable, Codable {
    public var device: DeviceID
    public var conversation: ConversationID

    public init(device: DeviceID, conversation: ConversationID) {
        self.device = device
        self.conversation = conversation
    }
}
