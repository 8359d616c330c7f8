import ChatModels
import ChatStore
import Foundation
import Hashing
import Testing

@testable import ChatServer

/// Passkeys and signatures made by Yubico's library (`Tests/Fixtures/Passkeys`): accepted as they are, refused once changed.
@Suite(.timeLimit(.minutes(5))) struct PasskeyVectorTests {
    struct File: Decodable {
        var origin: String
        var user: PersonID
        var passkeys: [Vector]
    }
    struct Vector: Decodable, Sendable, CustomTestStringConvertible {
        var kind: String
        var new: NewPasskeyBody
        var challenge: String
        var signIn: PasskeySignInBody
        var testDescription: String { kind }
    }

    private static let file = Result {
        let folder = (1...3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let file = folder.appendingPathComponent("Fixtures/Passkeys/passkeys.json")
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: file))
    }
    private static let vectors = (try? file.get().passkeys) ?? []
    private let site: PasskeySite
    private let user: PersonID

    init() throws {
        let file = try Self.file.get()
        (site, user) = (PasskeySite(origin: file.origin), file.user)
    }

    private func bytes(_ text: String) throws -> Data { try #require(Data(base64URL: text)) }

    private func stored(_ vector: Vector) throws -> StoredPasskey {
        let made = try NewPasskey(try bytes(vector.new.authenticatorData), for: site)
        return StoredPasskey(
            credential: made.credential, person: user, algorithm: made.algorithm.rawValue, publicKey: made.publicKey,
            counter: made.counter)
    }

    /// Checks a proof with all that belongs to it; returns the counter, or the refusal's code.
    private func outcome(
        _ body: PasskeySignInBody, by passkey: StoredPasskey, at site: PasskeySite? = nil
    ) -> Result<Int64, ChatError> {
        let site = site ?? self.site
        do {
            let proof = try PasskeyProof(body)
            let data = try site.clientData(proof.clientData, kind: "webauthn.get")
            return .success(try proof.check(by: passkey, hash: data.hash, for: site))
        } catch {
            return .failure(error)
        }
    }

    @Test func `there is one of each kind of key`() {
        #expect(Self.vectors.map(\.kind) == PasskeyAlgorithm.allCases.map { "\($0)" })
    }

    @Test(arguments: vectors) func `a passkey is read, and its owner signs with it`(vector: Vector) throws {
        let data = try site.clientData(try bytes(vector.new.clientData), kind: "webauthn.create")
        #expect(data.challenge.count == 32)
        let passkey = try stored(vector)
        #expect(passkey.credential.base64URL == vector.signIn.credential && passkey.counter == 3)
        #expect(PasskeyAlgorithm(rawValue: passkey.algorithm).map { "\($0)" } == vector.kind)
        let said = try site.clientData(try bytes(vector.signIn.clientData), kind: "webauthn.get")
        #expect(said.challenge.base64URL == vector.challenge)
        #expect(try outcome(vector.signIn, by: passkey).get() == 4)
    }

    @Test(arguments: vectors) func `one bit that is off anywhere is noticed`(vector: Vector) throws {
        let passkey = try stored(vector)
        let fields: [WritableKeyPath<PasskeySignInBody, String>] = [
            \.signature, \.authenticatorData, \.clientData, \.credential, \.userHandle,
        ]
        for field in fields {
            var changed = try bytes(vector.signIn[keyPath: field])
            changed[changed.count - 2] ^= 1
            var body = vector.signIn
            body[keyPath: field] = changed.base64URL
            #expect(throws: ChatError.self, "\(field)") { try outcome(body, by: passkey).get() }
        }
        var other = passkey
        other.publicKey[5] ^= 1
        #expect(throws: ChatError.self) { try outcome(vector.signIn, by: other).get() }
        other = passkey
        other.person = PersonID(UUID())
        #expect(throws: ChatError.self) { try outcome(vector.signIn, by: other).get() }
    }

    @Test(arguments: vectors) func `another site's passkey is refused`(vector: Vector) throws {
        for origin in ["https://chat.example.org:8443", "http://chat.example.org", "https://evil.example.org"] {
            let other = PasskeySite(origin: origin)
            #expect(throws: ChatError.wrongPasskey) {
                try outcome(vector.signIn, by: try stored(vector), at: other).get()
            }
            #expect(throws: ChatError.wrongPasskey) {
                try other.clientData(try bytes(vector.new.clientData), kind: "webauthn.create")
            }
        }
        #expect(throws: ChatError.wrongPasskey) {
            try NewPasskey(try bytes(vector.new.authenticatorData), for: PasskeySite(origin: "https://example.org"))
        }
    }

    @Test(arguments: vectors) func `data that is cut off, or of nobody who was verified, is refused`(
        vector: Vector
    ) throws {
        let data = try bytes(vector.new.authenticatorData)
        for count in [0, 1, 32, 36, 37, 54, 56, 100, data.count - 1] {
            #expect(throws: ChatError.wrongPasskey, "\(count)") { try NewPasskey(data.prefix(count), for: site) }
        }
        for flag: UInt8 in [0x01, 0x04, 0x40] {
            var without = data
            without[32] &= ~flag
            #expect(throws: ChatError.wrongPasskey, "\(flag)") { try NewPasskey(without, for: site) }
        }
    }

    @Test func `what a browser says is of the right kind, and of no frame`() throws {
        func json(_ type: String, _ more: String = "") -> Data {
            Data(#"{"type":"\#(type)","challenge":"AAAA","origin":"\#(site.origin)"\#(more)}"#.utf8)
        }
        #expect(try site.clientData(json("webauthn.get"), kind: "webauthn.get").challenge == Data(count: 3))
        #expect(
            try site.clientData(json("webauthn.get", #","crossOrigin":false,"x":1"#), kind: "webauthn.get").hash.count
                == 32)
        #expect(throws: ChatError.wrongPasskey) {
            try site.clientData(json("webauthn.create"), kind: "webauthn.get")
        }
        #expect(throws: ChatError.wrongPasskey) {
            try site.clientData(json("webauthn.get", #","crossOrigin":true"#), kind: "webauthn.get")
        }
        #expect(throws: ChatError.self) { try site.clientData(Data("[]".utf8), kind: "webauthn.get") }
    }

    @Test func `too long a text is refused before it is looked at`() throws {
        let long = Data(count: ChatLimits.signatureByteCountMax + 1).base64URL
        #expect(throws: ChatError.self) { try Data(of: long, byteCountMax: ChatLimits.signatureByteCountMax) }
        #expect(throws: ChatError.self) { try Data(of: "a b!", byteCountMax: 10) }
        #expect(try Data(of: "AAAA", byteCountMax: 3).count == 3)
    }
}
