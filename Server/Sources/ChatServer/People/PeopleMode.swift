import Foundation

/// Whom a server is for.
package enum ServerMode: Sendable {
    /// One conversation of pretended people; whoever reaches the server is signed in as all of them.
    case simulated
    /// Real people, who join by invitation and sign in on their own devices.
    case people(PeopleMode)
}

/// Parameters of a server for real people.
package struct PeopleMode: Sendable {
    /// Scheme, host and port of the server's pages, such as `https://chat.example.org`; nil where it answers on this computer
    /// only, by plain HTTP.
    package var publicOrigin: String?
    /// Called once the server listens, while it has no owner, with the address by which one person becomes its owner.
    package var onOwnerLink: @Sendable (_ address: String) -> Void

    /// Whether people reach the server by HTTPS.
    var isSecure: Bool { publicOrigin?.hasPrefix("https://") ?? false }

    package init(
        publicOrigin: String? = nil, onOwnerLink: @escaping @Sendable (_ address: String) -> Void = { _ in }
    ) {
        self.publicOrigin = publicOrigin
        self.onOwnerLink = onOwnerLink
    }
}

extension ServerMode {
    var isSimulated: Bool { if case .simulated = self { true } else { false } }

    /// Returns the access of real people; nil for a simulator.
    func access(to world: ChatWorld, within limits: RateLimits) -> PeopleAccess? {
        if case .people(let mode) = self { PeopleAccess(mode: mode, world: world, limits: limits) } else { nil }
    }
}
