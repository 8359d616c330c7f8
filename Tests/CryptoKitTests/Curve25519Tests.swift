import CryptoKit
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct Curve25519Tests {
    private func bytes(_ digits: String) -> Data {
        let pairs = stride(from: 0, to: digits.count, by: 2).map { digits.dropFirst($0).prefix(2) }
        return Data(pairs.compactMap { UInt8($0, radix: 16) })
    }

    // Source: RFC 8032, section 7.1, test 2.
    @Test func `a signature is that of RFC 8032`() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
        let point = bytes("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
        #expect(key.publicKey.rawRepresentation == point)
        let signature = try key.signature(for: Data([0x72]))
        let expected =
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
            + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        #expect(signature == bytes(expected))
        let known = try Curve25519.Signing.PublicKey(rawRepresentation: point)
        #expect(known.isValidSignature(signature, for: Data([0x72])))
        #expect(!known.isValidSignature(signature, for: Data([0x73])))
        #expect(!known.isValidSignature(signature.dropLast(), for: Data([0x72])))
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try Curve25519.Signing.PrivateKey(rawRepresentation: Data([1]))
        }
    }

    // Source: RFC 7748, section 5.2.
    @Test func `two keys agree on a secret, that of RFC 7748`() throws {
        let key = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4"))
        let point = try Curve25519.KeyAgreement.PublicKey(
            rawRepresentation: bytes("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
        let secret = try key.sharedSecretFromKeyAgreement(with: point)
        #expect(
            secret.withUnsafeBytes { Data($0) }
                == bytes("c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"))
        let bob = Curve25519.KeyAgreement.PrivateKey()
        #expect(
            try bob.sharedSecretFromKeyAgreement(with: key.publicKey)
                == key.sharedSecretFromKeyAgreement(with: bob.publicKey))
        #expect(throws: CryptoKitError.self) {
            let zero = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 32))
            return try key.sharedSecretFromKeyAgreement(with: zero)
        }
    }

    // Source: RFC 8439, section 2.8.2.
    @Test func `a text is sealed as in RFC 8439`() throws {
        let text =
            "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
            + "sunscreen would be it."
        let key = SymmetricKey(data: Data((0x80...0x9f).map { UInt8($0) }))
        let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
        let box = try ChaChaPoly.seal(
            Data(text.utf8), using: key, nonce: nonce, authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
        #expect(box.tag == bytes("1ae10b594f09e26a7e902ecbd0600691"))
        #expect(box.ciphertext.prefix(8) == bytes("d31a8d34648e60db") && Array(box.nonce) == Array(nonce))
        let again = try ChaChaPoly.SealedBox(combined: box.combined)
        let opened = try ChaChaPoly.open(again, using: key, authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
        #expect(opened == Data(text.utf8))
        #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(again, using: key) }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try ChaChaPoly.seal(Data(), using: SymmetricKey(size: .bits128))
        }
    }

    @Test func `a signature of P-256 has a form that others read`() throws {
        let key = P256.Signing.PrivateKey()
        for number in 0..<20 {
            let text = Data([UInt8(number)])
            let signature = try key.signature(for: text)
            let again = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
            #expect(again.rawRepresentation == signature.rawRepresentation)
        }
        let small = try P256.Signing.ECDSASignature(rawRepresentation: Data(count: 31) + [0x80] + Data(count: 31) + [1])
        #expect(small.derRepresentation == Data([0x30, 7, 2, 2, 0, 0x80, 2, 1, 1]))
        for wrong in [[], [0x30, 1], [0x30, 2, 2, 9], [0x30, 7, 2, 2, 0, 0x80, 3, 1, 1]] as [[UInt8]] {
            #expect(throws: CryptoKitError.self) {
                try P256.Signing.ECDSASignature(derRepresentation: Data(wrong))
            }
        }
    }

    @Test func `a key is derived without salt and info`() {
        let key = SymmetricKey(data: Data([1, 2, 3]))
        let derived = HKDF<SHA256>.deriveKey(inputKeyMaterial: key, outputByteCount: 16)
        #expect(derived == HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Data(), outputByteCount: 16))
    }
}
