import CryptoKit
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct P256Tests {
    private func bytes(_ digits: String) -> Data {
        let pairs = stride(from: 0, to: digits.count, by: 2).map { digits.dropFirst($0).prefix(2) }
        return Data(pairs.compactMap { UInt8($0, radix: 16) })
    }

    // Source: RFC 5903, section 8.1.
    @Test func `two keys agree on the secret of RFC 5903`() throws {
        let mine = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("C88F01F510D9AC3F70A292DAA2316DE544E9AAB8AFE84049C62A9C57862D1433"))
        let theirs = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("C6EF9C5D78AE012A011164ACB397CE2088685D8F06BF9BE0B283AB46476BEE53"))
        let secret = try mine.sharedSecretFromKeyAgreement(with: theirs.publicKey)
        #expect(
            secret.withUnsafeBytes { Data($0) }
                == bytes("D6840F6B42F6EDAFD13116E0E12565202FEF8E9ECE7DCE03812464D04B9442DE"))
        #expect(try theirs.sharedSecretFromKeyAgreement(with: mine.publicKey) == secret)
        let point = bytes(
            "04DAD0B65394221CF9B051E1FECA5787D098DFE637FC90B9EF945D0C37725811805271A0461CDB8252D61F1C456FA3E59AB1F45B33ACCF5F58389E0577B8990BB3"
        )
        #expect(mine.publicKey.x963Representation == point)
        #expect(try P256.KeyAgreement.PublicKey(rawRepresentation: point.dropFirst()).x963Representation == point)
    }

    @Test func `a signature is good for its text and key alone`() throws {
        let key = P256.Signing.PrivateKey()
        let again = try P256.Signing.PrivateKey(rawRepresentation: key.rawRepresentation)
        let text = Data("a move".utf8)
        let signature = try again.signature(for: text)
        #expect(signature.rawRepresentation.count == 64)
        #expect(key.publicKey.isValidSignature(signature, for: text))
        #expect(!key.publicKey.isValidSignature(signature, for: text + [0]))
        #expect(!P256.Signing.PrivateKey().publicKey.isValidSignature(signature, for: text))
        let public2 = try P256.Signing.PublicKey(x963Representation: key.publicKey.x963Representation)
        #expect(
            public2.isValidSignature(
                try P256.Signing.ECDSASignature(rawRepresentation: signature.rawRepresentation), for: text))
        #expect(key.publicKey.rawRepresentation.count == 64)
    }

    @Test func `what is no key is refused`() {
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try P256.Signing.PrivateKey(rawRepresentation: Data(count: 31))
        }
        // Neither 0 nor a number above the order of the curve.
        for none in [Data(count: 32), Data(repeating: 255, count: 32)] {
            #expect(throws: CryptoKitError.incorrectParameterSize) {
                try P256.KeyAgreement.PrivateKey(rawRepresentation: none)
            }
        }
        for none in [Data(count: 65), Data([4]) + Data(repeating: 1, count: 64), Data([4])] {
            #expect(throws: CryptoKitError.incorrectParameterSize) {
                try P256.KeyAgreement.PublicKey(x963Representation: none)
            }
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try P256.Signing.ECDSASignature(rawRepresentation: Data(count: 63))
        }
    }

    // Source: RFC 5869, appendix A.1 and A.3.
    @Test func `keys are derived as in RFC 5869`() {
        let secret = SymmetricKey(data: Data(repeating: 0x0b, count: 22))
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: secret, salt: Data(0...0x0c), info: Data(0xf0...0xf9), outputByteCount: 42)
        #expect(
            derived.withUnsafeBytes { Data($0) }
                == bytes("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"))
        let plain = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, info: Data(), outputByteCount: 42)
        #expect(
            plain.withUnsafeBytes { Data($0) }
                == bytes("8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"))
        #expect(HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, salt: Data(), outputByteCount: 42) == plain)
    }
}
