import ChatModels
import CryptoKit
import Foundation

@testable import ChatServer

/// An authenticator in software, with one passkey, and the browser that asks it.
struct SoftAuthenticator {
    let key = P256.Signing.PrivateKey()
    let credential = Data((0..<16).map { _ in UInt8.random(in: 0...255) })
    var origin: String
    var counter: UInt32 = 0
    var user = Data()

    private func clientData(_ type: String, _ challenge: String) -> Data {
        Data(#"{"type":"\#(type)","challenge":"\#(challenge)","origin":"\#(origin)","crossOrigin":false}"#.utf8)
    }

    private func data(_ site: String, flags: UInt8) -> Data {
        Data(SHA256.hash(data: Data(site.utf8))) + [flags] + withUnsafeBytes(of: counter.bigEndian) { Data($0) }
    }

    /// A key of COSE in CBOR: kind 2 (EC2), algorithm -7, curve 1, x and y. Source: RFC 9053, section 7.1.1.
    var publicKey: Data {
        let point = key.publicKey.rawRepresentation
        return Data([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]) + point.prefix(32)
            + Data([0x22, 0x58, 0x20]) + point.suffix(32)
    }

    /// - Parameters:
    ///   - key: in CBOR, in place of the passkey's own.
    ///   - extensions: in CBOR; nil for none.
    mutating func make(_ wish: PasskeyWish, key: Data? = nil, extensions: Data? = nil) -> NewPasskeyBody {
        user = Data(base64URL: wish.user) ?? Data()
        let name = Data(count: 16) + Data([0, UInt8(credential.count)]) + credential
        let attested = name + (key ?? publicKey) + (extensions ?? Data())
        return NewPasskeyBody(
            clientData: clientData("webauthn.create", wish.challenge).base64URL,
            authenticatorData: (data(wish.site, flags: extensions == nil ? 0x45 : 0xc5) + attested).base64URL)
    }

    /// - Parameters:
    ///   - flags: for a user who is present (0x01) and verified (0x04).
    ///   - site: for which it signs; nil for the one that asks.
    ///   - extensions: in CBOR, behind the authenticator's data.
    func sign(
        _ question: PasskeyQuestion, flags: UInt8 = 0x05, for site: String? = nil, extensions: Data = Data()
    ) throws -> PasskeySignInBody {
        let clientData = clientData("webauthn.get", question.challenge)
        let data = data(site ?? question.site, flags: flags) + extensions
        let signature = try key.signature(for: data + Data(SHA256.hash(data: clientData)))
        return PasskeySignInBody(
            credential: credential.base64URL, clientData: clientData.base64URL, authenticatorData: data.base64URL,
            signature: Self.der(signature.rawRepresentation).base64URL, userHandle: user.base64URL)
    }

    /// Both numbers in DER, as authenticators send them.
    private static func der(_ raw: Data) -> Data {
        let numbers = [raw.prefix(32), raw.suffix(32)].map { half -> Data in
            var number = Data(half.drop { $0 == 0 })
            if number.first ?? 0x80 >= 0x80 { number.insert(0, at: 0) }
            return Data([0x02, UInt8(number.count)]) + number
        }
        let both = numbers[0] + numbers[1]
        return Data([0x30, UInt8(both.count)]) + both
    }
}
