import ChatModels
import Crypto
import Foundation
import Hummingbird
import Synchronization
import Transcript

/// The way in for devices of the same network. Whoever reaches a simulator is everybody in it, so a browser that is not on this
/// computer first shows a code, which is told on this computer only and works once; from then on a cookie lets it in, for as
/// long as the program runs.
package final class GuestDoor: Sendable {
    private static let codeByteCount = 16
    private static let minute: Int64 = 60_000
    /// Wrong codes a minute; a right one is not looked at after them.
    static let wrongCodesMax = 10

    private struct State {
        var code = GuestDoor.randomBytes().hexadecimal
        var port: Int?
        /// When wrong codes came, in milliseconds since 1970.
        var wrongCodes: [Int64] = []
    }

    /// An address of this computer in its network.
    package let host: String
    private let state = Mutex(State())
    private let key = SymmetricKey(size: .bits256)
    private let onAddress: @Sendable (String) -> Void

    /// - Parameter onAddress: gets the address with a code once the server listens, and again whenever a code has been used.
    package init(host: String, onAddress: @escaping @Sendable (String) -> Void = { _ in }) {
        self.host = host
        self.onAddress = onAddress
    }

    func open(at port: Int) {
        state.withLock { $0.port = port }
        tellAddress()
    }

    /// What a device opens to come in; nil until the server listens.
    package var address: String? {
        state.withLock { state in state.port.map { "http://\(host):\($0)/?code=\(state.code)" } }
    }

    /// What `Host` says where a browser means this door, and not a foreign name that leads to it.
    func isMeant(by authority: String?) -> Bool {
        state.withLock { state in
            state.port.map { authority == "\(host):\($0)" || ($0 == 80 && authority == host) } ?? false
        }
    }

    /// Takes the code, so that nobody else comes in by it.
    /// - Parameter now: milliseconds since 1970.
    /// - Returns: the cookie that lets the browser in from now on.
    func enter(_ code: String, at now: Int64) -> Entrance {
        let entrance: Entrance = state.withLock { state in
            state.wrongCodes.removeAll { !(now - Self.minute + 1...now).contains($0) }
            guard state.wrongCodes.count < Self.wrongCodesMax else { return .tooManyTries }
            guard Self.isSame(code, state.code) else {
                state.wrongCodes.append(now)
                return .wrongCode
            }
            state.code = Self.randomBytes().hexadecimal
            return .open(cookie(port: state.port ?? 0))
        }
        if case .open = entrance { tellAddress() }
        return entrance
    }

    func lets(_ request: Request) -> Bool {
        guard let port = state.withLock({ $0.port }), let value = request.cookies[Self.cookieName(port)]?.value else {
            return false
        }
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let name = Data(hexadecimal: String(parts[0])),
            let code = Data(hexadecimal: String(parts[1]))
        else { return false }
        return HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: name, using: key)
    }

    private func tellAddress() { if let address { onAddress(address) } }

    private func cookie(port: Int) -> Cookie {
        let name = Self.randomBytes()
        let code = Data(HMAC<SHA256>.authenticationCode(for: name, using: key))
        return Cookie(
            name: Self.cookieName(port), value: "\(name.hexadecimal).\(code.hexadecimal)", path: "/", httpOnly: true,
            sameSite: .strict)
    }

    /// Browsers do not tell ports apart.
    private static func cookieName(_ port: Int) -> String { "parley-guest-\(port)" }

    /// In a time that does not depend on where the two differ.
    private static func isSame(_ code: String, _ other: String) -> Bool {
        SHA256.hash(data: Data(code.utf8)) == SHA256.hash(data: Data(other.utf8))
    }

    private static func randomBytes() -> Data {
        var generator = SystemRandomNumberGenerator()
        return Data((0..<codeByteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
}

/// What comes of a code.
enum Entrance {
    case open(Cookie)
    case wrongCode
    case tooManyTries
}
