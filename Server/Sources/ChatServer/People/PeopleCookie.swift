import ChatModels
import Foundation
import Hashing
import Hummingbird

/// The cookie of a person's device: which one it is, and its secret.
struct PeopleCookie {
    private static let secretByteCount = 32
    /// Longest time that browsers keep a cookie; each use begins it anew. Source: RFC 6265bis, section 5.5.
    private static let lifetimeSeconds = 400 * 24 * 60 * 60

    let device: DeviceID
    let secret: Data

    /// Makes a new device with a random secret.
    init() {
        device = DeviceID(unchecked: "device-\(UUID().uuidString.lowercased())")
        secret = Data(randomByteCount: Self.secretByteCount)
    }

    /// Parses the cookie's value; nil where it is none.
    init?(_ value: String) {
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let device = DeviceID(rawValue: String(parts[0])),
            let secret = Data(hexadecimal: String(parts[1])), secret.count == Self.secretByteCount
        else { return nil }
        (self.device, self.secret) = (device, secret)
    }

    /// Returns the name of the cookie. The prefix has browsers take it from this host by HTTPS alone; without HTTPS the name
    /// includes the port, across which cookies are shared.
    static func name(_ context: ChatRequestContext) -> String {
        guard !context.isSecure else { return "__Host-parley" }
        let port = context.origin.split(separator: ":").last.flatMap { UInt16($0) } ?? 80
        return "parley-\(port)"
    }

    func cookie(_ context: ChatRequestContext) -> Cookie {
        Self.cookie("\(device):\(secret.hexadecimal)", seconds: Self.lifetimeSeconds, context)
    }

    /// Has the browser drop its cookie.
    static func none(_ context: ChatRequestContext) -> Cookie { cookie("", seconds: 0, context) }

    private static func cookie(_ value: String, seconds: Int, _ context: ChatRequestContext) -> Cookie {
        Cookie(
            name: name(context), value: value, maxAge: seconds, path: "/", secure: context.isSecure, httpOnly: true,
            sameSite: .strict)
    }
}

extension PeopleCookie {
    /// SHA-256 of the secret, which is what the database stores. It is long and random, so one round of a fast hash is enough.
    var digest: Data { SHA256.hash(secret) }
}
