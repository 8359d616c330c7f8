import ChatModels
import Foundation
import Hashing
import Hummingbird
import Synchronization

/// Access for other devices on the network. Whoever reaches a simulator is signed in as everyone, so a browser on
/// another computer first presents a one-time code, which is shown on this computer only. A cookie then grants access
/// for as long as the program runs.
package final class GuestAccess: Sendable {
    private static let codeByteCount = 16
    private static let minute: Int64 = 60_000
    /// Wrong codes accepted per minute; after them no code is checked.
    static let wrongCodesMax = 10

    private struct State {
        var code = GuestAccess.randomBytes().hexadecimal
        var port: Int?
        /// Times of wrong codes in milliseconds since 1970.
        var wrongCodes: [Int64] = []
    }

    /// Address of this computer in its network.
    package let host: String
    private let state = Mutex(State())
    private let key = AuthenticationKey()
    private let onAddress: @Sendable (String) -> Void

    /// Prepares the listener's access control.
    /// - Parameter onAddress: is called with the address and its code once the server listens, and again whenever a
    ///   code has been used.
    package init(host: String, onAddress: @escaping @Sendable (String) -> Void = { _ in }) {
        self.host = host
        self.onAddress = onAddress
    }

    func open(at port: Int) {
        state.withLock { $0.port = port }
        tellAddress()
    }

    /// Address with the current code that a new device opens; nil until the server listens.
    package var address: String? {
        state.withLock { state in state.port.map { "http://\(host):\($0)/?code=\(state.code)" } }
    }

    /// Whether the `Host` header names this listener, and not a foreign name that resolves to it (DNS rebinding).
    func isMeant(by authority: String?) -> Bool {
        state.withLock { state in
            state.port.map { authority == "\(host):\($0)" || ($0 == 80 && authority == host) } ?? false
        }
    }

    /// Checks a code and replaces it on success, so that it works only once.
    /// - Parameter now: milliseconds since 1970.
    /// - Returns: on success the cookie that grants the browser access from now on.
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
        return key.isCode(code, for: name)
    }

    private func tellAddress() { if let address { onAddress(address) } }

    private func cookie(port: Int) -> Cookie {
        let name = Self.randomBytes()
        let code = key.code(for: name)
        return Cookie(
            name: Self.cookieName(port), value: "\(name.hexadecimal).\(code.hexadecimal)", path: "/", httpOnly: true,
            sameSite: .strict)
    }

    /// Returns a cookie name that includes the port, because cookies are shared across ports.
    private static func cookieName(_ port: Int) -> String { "parley-guest-\(port)" }

    /// Compares in constant time.
    private static func isSame(_ code: String, _ other: String) -> Bool {
        Data(code.utf8).isEqualInConstantTime(to: Data(other.utf8))
    }

    private static func randomBytes() -> Data { Data(randomByteCount: codeByteCount) }
}

/// Outcome of presenting a code.
enum Entrance {
    case open(Cookie)
    case wrongCode
    case tooManyTries
}
