// Joining by a link. The link's code is returned once, to the person who creates it; the server stores only its digest.

/// `POST …/invitation` → 201: a link by which people join. It replaces the person's earlier link. Also the answer to `POST
/// …/entries/{sequence}/link`: a link to a bubble, which is open as long as the person's own.
public struct NewInvitation: Hashable, Sendable, Codable {
    /// Secret path component: the link is the server's own address followed by `/join/` and this code.
    public var code: String
    /// Expiry, in milliseconds since 1970.
    public var expiresAt: Int64
    /// QR code of the link, as that of a `DeviceCode`; nil in a simulator.
    public var picture: [String]?

    public init(code: String, expiresAt: Int64, picture: [String]? = nil) {
        self.code = code
        self.expiresAt = expiresAt
        self.picture = picture
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
    /// Current number of participants; 0 where the link leads to no conversation.
    public var peopleCount: Int
    /// Expiry, in milliseconds since 1970.
    public var expiresAt: Int64
    /// Role that somebody new gets on this server by joining; nil in a simulator.
    public var role: Role?
    /// Name of who is signed in already, and joins as themselves; nil for nobody.
    public var me: String?
    /// Bubble to which the link leads; nil for a link to the conversation alone.
    public var shared: SharedBubble?
    /// Path of the page on which who takes part already goes on, with the bubble where the link leads to one that they see; nil for others.
    public var page: String?

    public init(
        inviter: String, peopleCount: Int, expiresAt: Int64, role: Role? = nil, me: String? = nil,
        shared: SharedBubble? = nil, page: String? = nil
    ) {
        self.inviter = inviter
        self.peopleCount = peopleCount
        self.expiresAt = expiresAt
        self.role = role
        self.me = me
        self.shared = shared
        self.page = page
    }
}

/// The only message that a link to a bubble shows to somebody before they join.
public struct SharedBubble: Hashable, Sendable, Codable {
    /// Bubble as the person who shares it sees it. If it has a picture, `GET /invitations/{code}/picture` is that, or the still picture of what moves.
    public var bubble: Bubble
    /// Name of the conversation; nil if it has none.
    public var conversationName: String?

    public init(bubble: Bubble, conversationName: String?) {
        self.bubble = bubble
        self.conversationName = conversationName
    }
}

/// `POST /invitations/{code}/people` (`NewPersonBody`) → 201: the new person's device, as which the browser is now
/// signed in. Also the answer to `POST /invitations/{code}/members`, by which somebody who is signed in joins, and to `POST
/// /sign-in`.
public struct JoinedDevice: Hashable, Sendable, Codable {
    public var device: DeviceID
    /// The conversation that was joined; nil for none.
    public var conversation: ConversationID?
    /// Path of the page that goes on from here.
    public var page: String

    public init(device: DeviceID, conversation: ConversationID?, page: String) {
        self.device = device
        self.conversation = conversation
        self.page = page
    }
}
