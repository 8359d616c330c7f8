import CryptoKit
import Foundation

/// The key by which push services recognise this server (VAPID): browsers have a subscription made for it alone. Derived from the
/// server's secret, so that a backup has it.
///
/// Source: RFC 8292.
struct PushKey: Sendable {
    private let key: P256.Signing.PrivateKey
    /// `sub` of the tokens: whom the push service can turn to; nil for nobody.
    private let contact: String?

    /// Seconds for which a token holds; a push service takes those of up to a day.
    private static let tokenSeconds: Int64 = 12 * 3_600

    /// - Parameter publicOrigin: address of the server; only one by HTTPS is told to push services.
    init(secret: Data, publicOrigin: String?) {
        key = Self.key(of: secret)
        contact = publicOrigin.flatMap { $0.hasPrefix("https://") ? $0 : nil }
    }

    /// `applicationServerKey` of the subscriptions, in base64url.
    var publicText: String { key.publicKey.x963Representation.base64URL }

    /// Returns the header `Authorization` of a request.
    /// - Parameter origin: scheme, host and, where it is not the usual one, port of the push service.
    func authorization(to origin: String, at now: Int64) throws -> String {
        let claims = Claims(aud: origin, exp: now / 1_000 + Self.tokenSeconds, sub: contact)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = Data(#"{"alg":"ES256","typ":"JWT"}"#.utf8).base64URL + "." + (try encoder.encode(claims).base64URL)
        let signature = try key.signature(for: Data(text.utf8)).rawRepresentation
        return "vapid t=\(text).\(signature.base64URL), k=\(publicText)"
    }

    private struct Claims: Encodable {
        var aud: String
        var exp: Int64
        var sub: String?
    }

    /// Derives a key. One in 2³² derived numbers is none, at which the next is taken.
    private static func key(of secret: Data) -> P256.Signing.PrivateKey {
        for number in 0... {
            let derived = HKDF<SHA256>.deriveKey(
                inputKeyMaterial: SymmetricKey(data: secret), info: Data("parley-push-\(number)".utf8),
                outputByteCount: 32)
            if let key = try? P256.Signing.PrivateKey(rawRepresentation: derived) { return key }
        }
        preconditionFailure("no number is a key")
    }
}

extension Data {
    /// Text of the bytes that needs no escape in addresses, without padding. Source: RFC 4648, section 5.
    var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Returns nil for a text that is none.
    init?(base64URL text: String) {
        let plain = text.replacing("-", with: "+").replacing("_", with: "/").replacing("=", with: "")
        self.init(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
    }
}
