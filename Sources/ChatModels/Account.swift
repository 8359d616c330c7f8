// People on their own server (`parley serve`): accounts, devices and codes.

/// Rights of an account on a server.
public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// Invites, suspends and removes people, and sees what others do to the server; never what is written in conversations that
    /// they are not in.
    case owner
    case person
    /// Takes part in conversations that they were invited to, and does not begin or change any.
    case guest
}

/// `GET /account`: who is signed in.
public struct Account: Hashable, Sendable, Codable {
    public var device: DeviceID
    public var person: Participant
    public var role: Role
    /// Whether the person may begin conversations.
    public var mayBegin: Bool
    /// Number of recovery codes that have not been used.
    public var recoveryCodeCount: Int
    /// Whether others see when the person is here, and the person when others are.
    public var showsPresence: Bool

    public init(
        device: DeviceID, person: Participant, role: Role, mayBegin: Bool, recoveryCodeCount: Int,
        showsPresence: Bool = true
    ) {
        self.device = device
        self.person = person
        self.role = role
        self.mayBegin = mayBegin
        self.recoveryCodeCount = recoveryCodeCount
        self.showsPresence = showsPresence
    }
}

/// One signed-in device of a person.
public struct AccountDevice: Hashable, Sendable, Codable, Identifiable {
    public var id: DeviceID
    /// Such as “Firefox on Linux”.
    public var name: String
    /// Times in milliseconds since 1970; that of the last use is exact to a minute.
    public var addedAt: Int64
    public var usedAt: Int64

    public init(id: DeviceID, name: String, addedAt: Int64, usedAt: Int64) {
        self.id = id
        self.name = name
        self.addedAt = addedAt
        self.usedAt = usedAt
    }
}

/// `GET /account/devices`.
public struct AccountDevices: Hashable, Sendable, Codable {
    public var devices: [AccountDevice]
    public init(devices: [AccountDevice]) { self.devices = devices }
}

/// `POST /account/device-code` → 201: a code with which one more device signs in, once.
public struct DeviceCode: Hashable, Sendable, Codable {
    /// As it is read aloud and typed, in groups of four.
    public var code: String
    /// Address that holds the code, and its QR code: rows from the top, `1` for a dark module.
    public var address: String
    public var picture: [String]
    /// Expiry, in milliseconds since 1970.
    public var expiresAt: Int64

    public init(code: String, address: String, picture: [String], expiresAt: Int64) {
        self.code = code
        self.address = address
        self.picture = picture
        self.expiresAt = expiresAt
    }
}

/// `POST /account/recovery-codes` → 201: codes with which the person signs in without another device, each once. They replace
/// the earlier ones, and are told only here.
public struct RecoveryCodes: Hashable, Sendable, Codable {
    public var codes: [String]
    public init(codes: [String]) { self.codes = codes }
}

/// `POST /sign-in`: a code of either kind. Case, spaces and hyphens do not matter.
public struct SignInBody: Hashable, Sendable, Codable {
    public var code: String
    public init(code: String) { self.code = code }
}

/// `PUT /account/name`.
public struct NameBody: Hashable, Sendable, Codable {
    public var name: String
    public init(name: String) { self.name = name }
}

/// `PUT /account/avatar` and `PUT …/avatar`, whose body is a picture: what was made of it.
public struct NewAvatar: Hashable, Sendable, Codable {
    public var avatar: PictureID
    public init(avatar: PictureID) { self.avatar = avatar }
}

/// `GET /account/push`: whether this device is told what is new while no page is open in it.
public struct PushState: Hashable, Sendable, Codable {
    /// `applicationServerKey` for the subscription: a point of P-256 in base64url.
    public var key: String
    public var isOn: Bool
    /// Whether notices have senders and texts in them.
    public var showsTexts: Bool

    public init(key: String, isOn: Bool, showsTexts: Bool) {
        self.key = key
        self.isOn = isOn
        self.showsTexts = showsTexts
    }
}

/// `PUT /account/push`: the browser's `PushSubscription` as JSON, and whether notices have senders and texts in them.
public struct PushBody: Hashable, Sendable, Codable {
    /// In base64url: a point of P-256, and 16 bytes. Source: RFC 8291, section 3.
    public struct Keys: Hashable, Sendable, Codable {
        public var p256dh: String
        public var auth: String
        public init(p256dh: String, auth: String) {
            self.p256dh = p256dh
            self.auth = auth
        }
    }

    public var endpoint: String
    public var keys: Keys
    public var showsTexts: Bool

    public init(endpoint: String, keys: Keys, showsTexts: Bool) {
        self.endpoint = endpoint
        self.keys = keys
        self.showsTexts = showsTexts
    }
}

/// `GET /account/blocks`: whom the person has blocked, by name.
public struct BlockedPeople: Hashable, Sendable, Codable {
    public var people: [Participant]
    public init(people: [Participant]) { self.people = people }
}
