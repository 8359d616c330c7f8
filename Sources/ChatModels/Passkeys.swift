// Passkeys (W3C Web Authentication, Level 2): keys that somebody's devices keep, by which new browsers sign in. Bytes are base64url.

/// One passkey of a person, as the server lists it.
public struct Passkey: Hashable, Sendable, Codable, Identifiable {
    public var id: Int
    /// The browser that added it, such as “Firefox on Linux”.
    public var name: String
    /// Times in milliseconds since 1970; nil before the first use.
    public var addedAt: Int64
    public var usedAt: Int64?

    public init(id: Int, name: String, addedAt: Int64, usedAt: Int64?) {
        self.id = id
        self.name = name
        self.addedAt = addedAt
        self.usedAt = usedAt
    }
}

/// `GET /account/passkeys`.
public struct Passkeys: Hashable, Sendable, Codable {
    public var passkeys: [Passkey]
    public init(passkeys: [Passkey]) { self.passkeys = passkeys }
}

/// `POST /account/passkeys/challenge` → 201: what `navigator.credentials.create` is to be asked for.
public struct PasskeyWish: Hashable, Sendable, Codable {
    public var challenge: String
    /// Host of the server's pages, to which the passkey belongs (`rp.id`).
    public var site: String
    /// The person, as authenticators keep them (`user.id`), and their name.
    public var user: String
    public var name: String
    /// Kinds of keys that the server can check, the best first. Source: IANA's registry of COSE algorithms.
    public var algorithms: [Int]
    /// Credentials that the person has already.
    public var known: [String]

    public init(challenge: String, site: String, user: String, name: String, algorithms: [Int], known: [String]) {
        self.challenge = challenge
        self.site = site
        self.user = user
        self.name = name
        self.algorithms = algorithms
        self.known = known
    }
}

/// `POST /sign-in/passkey/challenge` → 201: what `navigator.credentials.get` is to be asked for.
public struct PasskeyQuestion: Hashable, Sendable, Codable {
    public var challenge: String
    public var site: String

    public init(challenge: String, site: String) {
        self.challenge = challenge
        self.site = site
    }
}

/// `POST /account/passkeys`: what an authenticator has made.
public struct NewPasskeyBody: Hashable, Sendable, Codable {
    /// `clientDataJSON`, and what `getAuthenticatorData()` gives.
    public var clientData: String
    public var authenticatorData: String

    public init(clientData: String, authenticatorData: String) {
        self.clientData = clientData
        self.authenticatorData = authenticatorData
    }
}

/// `POST /sign-in/passkey`: what an authenticator has signed.
public struct PasskeySignInBody: Hashable, Sendable, Codable {
    /// `rawId`.
    public var credential: String
    public var clientData: String
    public var authenticatorData: String
    public var signature: String
    public var userHandle: String

    public init(
        credential: String, clientData: String, authenticatorData: String, signature: String, userHandle: String
    ) {
        self.credential = credential
        self.clientData = clientData
        self.authenticatorData = authenticatorData
        self.signature = signature
        self.userHandle = userHandle
    }
}
