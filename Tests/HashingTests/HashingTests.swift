import Foundation
import Hashing
import Testing

/// Holds the hashes to the examples that their standards print.
@Suite(.timeLimit(.minutes(5)))
struct HashingTests {
    @Test(
        "SHA-256 of FIPS 180-4's examples",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        ])
    func digest(text: String, hexadecimal: String) {
        #expect(SHA256.hash(Data(text.utf8)).hexadecimal == hexadecimal)
    }

    @Test("An HMAC is that of RFC 4231, test case 2")
    func code() {
        let code = AuthenticationKey(Data("Jefe".utf8)).code(for: Data("what do ya want for nothing?".utf8))
        #expect(code.hexadecimal == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    @Test("A derived key has the first 32 bytes of RFC 5869, test case 3")
    func derivedKey() throws {
        let derived = AuthenticationKey(derivedFrom: Data(repeating: 0x0b, count: 22), for: "")
        let bytes = try #require(
            Data(hexadecimal: "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d"))
        #expect(derived == AuthenticationKey(bytes))
    }

    @Test("Keys derived for two purposes differ, and so do generated ones")
    func purposes() {
        let secret = Data("secret".utf8)
        #expect(
            AuthenticationKey(derivedFrom: secret, for: "cookie") != AuthenticationKey(derivedFrom: secret, for: "link")
        )
        #expect(AuthenticationKey() != AuthenticationKey())
    }

    @Test("Only the text's own code is accepted")
    func checkedCode() {
        let key = AuthenticationKey()
        var code = key.code(for: Data("kate".utf8))
        #expect(key.isCode(code, for: Data("kate".utf8)))
        #expect(!key.isCode(code, for: Data("john".utf8)))
        #expect(!key.isCode(code.dropLast(), for: Data("kate".utf8)))
        #expect(!key.isCode(Data(), for: Data("kate".utf8)))
        code[31] ^= 1
        #expect(!key.isCode(code, for: Data("kate".utf8)))
    }

    @Test("Empty keys, texts and bytes are allowed")
    func empty() {
        let code = AuthenticationKey(Data()).code(for: Data())
        #expect(code.hexadecimal == "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad")
        #expect(Data().isEqualInConstantTime(to: Data()))
    }

    @Test("Random bytes are as many as asked for, and others the next time")
    func random() {
        #expect(Data(randomByteCount: 16).count == 16)
        #expect(Data(randomByteCount: 16) != Data(randomByteCount: 16))
    }
}
