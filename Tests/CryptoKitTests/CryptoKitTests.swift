import CryptoKit
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct CryptoKitTests {
    private func digits(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test func `hashes are those of their standards`() {
        let abc = Data("abc".utf8)
        #expect(digits(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(digits(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(digits(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(SHA256.hash(data: abc).description.hasPrefix("SHA256 digest: ba7816bf"))
        #expect(SHA512.hash(data: abc).bytes.count == 64)
    }

    @Test func `a text in parts has the hash of the whole`() {
        var hash = SHA384()
        hash.update(data: Data("ab".utf8))
        hash.update(data: Data("c".utf8))
        #expect(hash.finalize() == SHA384.hash(data: Data("abc".utf8)))
    }

    // Source: RFC 4231, test case 2.
    @Test func `a code is that of RFC 4231, and of this text and key alone`() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let text = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: text, using: key)
        #expect(digits(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text + [0], using: key))
    }

    @Test func `a sealed text opens with its key only, and not if it was changed`() throws {
        let key = SymmetricKey(size: .bits256)
        let box = try AES.GCM.seal(Data("hello".utf8), using: key)
        let combined = try #require(box.combined)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == Data("hello".utf8))
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
        }
        var changed = combined
        changed[14] ^= 1
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key)
        }
    }
}
