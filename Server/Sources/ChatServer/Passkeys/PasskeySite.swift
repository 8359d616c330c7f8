import AppProtocol
import ChatModels
import Foundation
import Hashing

/// The site to which passkeys belong, as the request has reached it.
struct PasskeySite: Hashable, Sendable {
    /// Scheme, host and port, as browsers name them.
    var origin: String
    /// Host of the origin (`rp.id`).
    var name: String

    init(origin: String) {
        self.origin = origin
        name = URLComponents(string: origin)?.host ?? ""
    }

    /// Returns the challenge that the browser has had signed, and the digest of what it says.
    /// - Parameters:
    ///   - bytes: `clientDataJSON`. Source: W3C Web Authentication, section 5.8.1.
    ///   - kind: `webauthn.create` or `webauthn.get`.
    /// - Throws: `ChatError`: `malformed_body`; `wrong_passkey` where it is of another kind, site, or framed by one.
    func clientData(_ bytes: Data, kind: String) throws(ChatError) -> ClientData {
        guard let data = try? ForeignJSON.decode(ClientDataJSON.self, from: bytes) else {
            throw ChatError.unreadablePasskey
        }
        guard data.type == kind, data.origin == origin, data.crossOrigin != true,
            let challenge = Data(base64URL: data.challenge)
        else { throw ChatError.wrongPasskey }
        return ClientData(challenge: challenge, hash: SHA256.hash(bytes))
    }

    /// Checks the beginning of an authenticator's data: that it was made for this site, and that the person was there and said so by a
    /// finger, a face or a number. Source: section 6.1.
    func check(_ authenticatorData: Data) throws(ChatError) {
        let flags = authenticatorData.authenticatorFlags
        guard authenticatorData.prefix(SHA256.byteCount) == SHA256.hash(Data(name.utf8)),
            flags & Self.needed == Self.needed
        else { throw ChatError.wrongPasskey }
    }

    /// Bits for a user who is present, and one who is verified.
    private static let needed: UInt8 = 0x01 | 0x04
}

/// The browser's description of one use of a passkey (`clientDataJSON`), verified.
struct ClientData: Hashable, Sendable {
    var challenge: Data
    /// SHA-256 of all of it, which authenticators sign.
    var hash: Data
}

private struct ClientDataJSON: Decodable {
    var type: String
    var challenge: String
    var origin: String
    var crossOrigin: Bool?
}

extension Data {
    /// Flags in an authenticator's data; 0 where it ends before them. Source: W3C Web Authentication, section 6.1.
    var authenticatorFlags: UInt8 { dropFirst(SHA256.byteCount).first ?? 0 }
}
