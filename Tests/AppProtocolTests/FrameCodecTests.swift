import AppProtocol
import Foundation
import Testing

@Suite(.timeLimit(.minutes(5))) struct FrameCodecTests {
    @Test func `a frame is its length and its JSON`() throws {
        let frame = HostFrame.response(id: 3, .done)
        let bytes = try FrameCodec.encode(frame)
        #expect(Array(bytes.prefix(4)) == [0, 0, 0, UInt8(bytes.count - 4)])
        #expect(try FrameCodec.decode(HostFrame.self, from: bytes.dropFirst(4)) == frame)
    }

    @Test func `a frame over the limit is not written`() throws {
        func frame(_ count: Int) -> AppFrame {
            .request(id: 1, .insertText(SceneID(rawValue: 1), String(repeating: "x", count: count)))
        }
        let rest = try FrameCodec.encode(frame(0)).count - 4
        let most = ProtocolLimits.frameByteCountMax - rest
        #expect(try FrameCodec.encode(frame(most)).count == ProtocolLimits.frameByteCountMax + 4)
        #expect(throws: FrameError.tooLong(byteCount: ProtocolLimits.frameByteCountMax + 1)) {
            try FrameCodec.encode(frame(most + 1))
        }
    }

    @Test func `what is no frame is malformed, and the complaint says where`() {
        for (json, place) in [
            ("", "JSON"), ("{", "JSON"), ("null", "null"), ("[]", "array"), ("{}", "id"), ("{\"id\": \"1\"}", "id"),
            ("{\"id\": 1}", "response"),
            ("{\"id\": 1e99, \"response\": {}}", "id"),
            ("{\"id\": 1, \"request\": {\"scene\": 1, \"kind\": \"format\"}}", "request.kind"),
            ("{\"id\": 1, \"request\": {\"scene\": 1, \"kind\": \"insertText\"}}", "text"),
            ("{\"notification\": {\"kind\": \"asset\", \"asset\": \"a\", \"bytes\": \"?\"}}", "notification.bytes"),
            (
                "{\"notification\": {\"kind\": \"patch\", \"scene\": 1, \"patch\": {\"revision\": 1, \"operations\": [{\"op\": \"put\"}]}}}",
                "node"
            ),
        ] {
            do {
                let frame = try FrameCodec.decode(AppFrame.self, from: Data(json.utf8))
                Issue.record("\(json) was read as \(frame)")
            } catch {
                guard case .malformed(let complaint) = error else {
                    Issue.record("\(json): \(error)")
                    continue
                }
                #expect(complaint.contains(place), "\(json): \(complaint)")
            }
        }
    }

    @Test func `nesting without end is malformed and does not end the host`() {
        let deep = Data((String(repeating: "[", count: 100_000)).utf8)
        #expect(throws: FrameError.self) { try FrameCodec.decode(AppFrame.self, from: deep) }
    }
}
