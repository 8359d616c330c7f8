import AppProtocol
import ChatModels
import CryptoKit
import Foundation
import NetworkFetcher
import Testing

@testable import ChatServer

/// Content of pushes: its encryption, its sender's token, and where it goes.
@Suite(.timeLimit(.minutes(5))) struct PushEncryptionTests {
    private func bytes(_ text: String) throws -> Data { try #require(Data(base64URL: text)) }

    private func encryption() throws -> PushEncryption {
        PushEncryption(
            salt: try bytes("DGv6ra1nlYgDCS1FRnbzlw"),
            key: try P256.KeyAgreement.PrivateKey(
                rawRepresentation: try bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")))
    }

    private func reader() throws -> PushReader {
        try #require(
            PushReader(
                publicKey: try bytes(
                    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
                secret: try bytes("BTBZMqHH6r4Tts7J_aSIgg")))
    }

    // Source: RFC 8291, section 5 and appendix A.
    @Test func `a text is encrypted as in RFC 8291`() throws {
        let text = Data("When I grow up, I want to be a watermelon".utf8)
        let expected = """
            DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl\
            95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN
            """
        #expect(try encryption().encrypted(text, for: try reader()).base64URL == expected)
    }

    @Test func `texts of any length look alike, and each is encrypted anew`() throws {
        let reader = try reader()
        let (short, long) = (Data("a".utf8), Data(repeating: 97, count: 900))
        let first = try PushEncryption().encrypted(short, for: reader, paddedByteCount: 1_000)
        #expect(try PushEncryption().encrypted(long, for: reader, paddedByteCount: 1_000).count == first.count)
        #expect(try PushEncryption().encrypted(short, for: reader, paddedByteCount: 1_000) != first)
        // The most that push services take. Source: RFC 8030, section 7.2.
        let most = try PushEncryption().encrypted(long, for: reader, paddedByteCount: PushLimits().paddedByteCount)
        #expect(most.count <= 4_096)
    }

    @Test func `what no push service takes is refused`() throws {
        let reader = try reader()
        let most = PushEncryption.textByteCountMax
        #expect(try PushEncryption().encrypted(Data(count: most), for: reader).count == 4_096)
        #expect(throws: ChatError.self) { try PushEncryption().encrypted(Data(count: most + 1), for: reader) }
        #expect(throws: ChatError.self) {
            try PushEncryption().encrypted(Data(), for: reader, paddedByteCount: most + 1)
        }
    }

    @Test(arguments: ["a", "👨‍👩‍👧‍👦", "\"", "\u{1}", "e" + String(repeating: "\u{301}", count: 5_000)])
    func `a notice has so many bytes at most, whatever is in it`(words: String) throws {
        let long = String(repeating: words, count: 5_000 / words.utf8.count + 1)
        let notice = PushNotice(
            conversation: ConversationID(unchecked: "c"), sequence: 1, unread: 1, sender: long, name: long, text: long)
        let most = PushLimits().paddedByteCount
        let json = try notice.json(upTo: most)
        #expect(json.count <= most)
        let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        #expect(object["sequence"] as? Int == 1)
    }

    @Test func `keys that are none are refused`() throws {
        let secret = Data(count: 16)
        #expect(PushReader(publicKey: Data(count: 65), secret: secret) == nil)
        let key = P256.KeyAgreement.PrivateKey().publicKey.x963Representation
        #expect(PushReader(publicKey: key, secret: secret) != nil)
        #expect(PushReader(publicKey: key, secret: Data(count: 15)) == nil)
    }

    // Source: RFC 8292, sections 2 and 3.
    @Test func `a push service can tell who sends, and until when`() throws {
        let key = PushKey(secret: Data(repeating: 7, count: 32), publicOrigin: "https://chat.example")
        let header = try key.authorization(to: "https://push.example", at: 1_000_000)
        #expect(header.hasPrefix("vapid t=") && header.hasSuffix(", k=\(key.publicText)"))
        let token = header.dropFirst("vapid t=".count).prefix { $0 != "," }.split(separator: ".").map(String.init)
        try #require(token.count == 3)
        #expect(String(decoding: try bytes(token[0]), as: UTF8.self) == #"{"alg":"ES256","typ":"JWT"}"#)
        #expect(
            String(decoding: try bytes(token[1]), as: UTF8.self)
                == #"{"aud":"https://push.example","exp":44200,"sub":"https://chat.example"}"#)
        let point = try P256.Signing.PublicKey(x963Representation: try bytes(key.publicText))
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: try bytes(token[2]))
        #expect(point.isValidSignature(signature, for: Data((token[0] + "." + token[1]).utf8)))
    }

    @Test func `the key follows from the server's secret, and an address without encryption is not told`() throws {
        let one = PushKey(secret: Data(repeating: 7, count: 32), publicOrigin: nil)
        #expect(one.publicText == PushKey(secret: Data(repeating: 7, count: 32), publicOrigin: "https://a").publicText)
        #expect(one.publicText != PushKey(secret: Data(repeating: 8, count: 32), publicOrigin: nil).publicText)
        let plain = PushKey(secret: Data(count: 32), publicOrigin: "http://chat.example")
        let token = try plain.authorization(to: "https://push.example", at: 0).split(separator: ".")[1]
        #expect(!String(decoding: try bytes(String(token)), as: UTF8.self).contains("sub"))
    }

    @Test(arguments: [
        "http://push.example/a", "https://127.0.0.1/a", "https://10.0.0.1/a", "https://[::1]/a", "https://192.168.1.1/",
        "https://push.example:0/a", "https://me:secret@push.example/a", "ftp://push.example/a", "push", "",
        "https://*.example.org/a", "https://2130706433/a",
    ])
    func `an address that no push service has is refused`(endpoint: String) {
        #expect(throws: ChatError.self) { try PushService(endpoint, NetworkFetcher()) }
    }

    @Test func `the address of a push service is taken apart`() throws {
        let service = try PushService("https://Push.Example:8443/send/a?b=c", NetworkFetcher())
        #expect(service.origin == "https://push.example:8443")
        #expect(try PushService("https://push.example:443/a", NetworkFetcher()).origin == "https://push.example")
        let long = "https://push.example/" + String(repeating: "a", count: PushService.endpointByteCountMax)
        #expect(throws: ChatError.self) { try PushService(long, NetworkFetcher()) }
        // In tests, and for those who develop Parley.
        let local = NetworkFetcher(allowsPrivateAddresses: true)
        #expect(try PushService("http://127.0.0.1:81/a", local).origin == "http://127.0.0.1:81")
    }

    @Test func `what a push service answers is understood`() {
        func outcome(_ status: Int, _ headers: [String: String] = [:]) -> PushDelivery.Outcome {
            PushDelivery.outcome(of: NetworkReply(url: "", status: status, headers: headers))
        }
        #expect(outcome(201) == .delivered)
        #expect(outcome(410) == .gone && outcome(404) == .gone)
        #expect(outcome(403) == .refused("status 403") && outcome(301) == .refused("status 301"))
        #expect(outcome(429, ["Retry-After": "30"]) == .later("status 429", seconds: 30))
        #expect(outcome(503) == .later("status 503", seconds: nil))
    }
}
