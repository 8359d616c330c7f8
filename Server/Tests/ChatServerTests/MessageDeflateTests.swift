import NIOCore
import Testing

@testable import ChatServer

/// Compressed messages of a WebSocket.
@Suite(.timeLimit(.minutes(5))) struct MessageDeflateTests {
    private func rows(_ count: Int) -> ByteBuffer {
        ByteBuffer(
            string: (0..<count).map { #"{"id":\#($0),"frame":[0,\#($0 * 44),320,44],"text":"Row \#($0)"}"# }.joined())
    }

    @Test func `a screen of rows travels in a fifth of its size, and is the same afterwards`() throws {
        let text = rows(500)
        let small = try #require(MessageDeflate.deflated(text))
        #expect(small.readableBytes * 5 < text.readableBytes)
        #expect(try MessageDeflate.inflated(small, byteCountMax: text.readableBytes) == text)
    }

    @Test func `what does not get smaller is left as it is`() {
        var random = SystemRandomNumberGenerator()
        let noise = ByteBuffer(bytes: (0..<5_000).map { _ in UInt8.random(in: 0...255, using: &random) })
        #expect(MessageDeflate.deflated(noise) == nil)
        #expect(MessageDeflate.deflated(ByteBuffer()) == nil)
    }

    @Test func `the example of RFC 7692 is read, in one block and in two, and one that says that it is the last`()
        throws
    {
        let examples: [[UInt8]] = [
            [0xF2, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00],
            [0xF2, 0x48, 0x05, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xCA, 0xC9, 0xC9, 0x07, 0x00],
            [0xF3, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x00],
            [0x00, 0x05, 0x00, 0xFA, 0xFF, 0x48, 0x65, 0x6C, 0x6C, 0x6F, 0x00],
        ]
        for bytes in examples {
            #expect(
                try MessageDeflate.inflated(ByteBuffer(bytes: bytes), byteCountMax: 5) == ByteBuffer(string: "Hello"))
        }
    }

    @Test func `a message that is cut off anywhere is refused, and one of two streams is read whole`() throws {
        let whole = try #require(MessageDeflate.deflated(rows(40)))
        for count in 0..<whole.readableBytes {
            let part = try #require(whole.getSlice(at: whole.readerIndex, length: count))
            guard count > 0 else { continue }
            #expect(throws: SocketClosure.self, "\(count)") { try MessageDeflate.inflated(part, byteCountMax: 1 << 20) }
        }
        let two: [UInt8] = [0xF3, 0x48, 0xCD, 0x01, 0x00, 0xCB, 0xC9, 0x07, 0x00, 0x00]
        #expect(try MessageDeflate.inflated(ByteBuffer(bytes: two), byteCountMax: 9) == ByteBuffer(string: "Hello"))
    }

    @Test func `a small message of very much is refused, and damaged ones are`() throws {
        let bomb = try #require(MessageDeflate.deflated(ByteBuffer(repeating: 0x20, count: 10 << 20)))
        #expect(bomb.readableBytes < 64 << 10)
        #expect(throws: SocketClosure.tooLong) { try MessageDeflate.inflated(bomb, byteCountMax: 64 << 10) }
        for damage: [UInt8] in [[0xFF, 0xFF], [0x06, 0x01, 0x02]] {
            #expect(throws: SocketClosure.self) {
                try MessageDeflate.inflated(ByteBuffer(bytes: damage), byteCountMax: 100)
            }
        }
    }

    @Test(arguments: [
        ("permessage-deflate", true), ("permessage-deflate; client_max_window_bits", true),
        ("x-webkit-deflate-frame, Permessage-Deflate; server_no_context_takeover; client_max_window_bits=10", true),
        ("permessage-deflate; server_max_window_bits=9", false),
        ("permessage-deflate; server_max_window_bits=9, permessage-deflate", true),
        ("permessage-deflate; client_no_context_takeover; client_no_context_takeover", false),
        ("permessage-deflate; client_max_window_bits; client_max_window_bits=10", false),
        ("permessage-deflate; client_max_window_bits=\"12\"", true),
        ("permessage-deflate; client_max_window_bits=7", false),
        ("permessage-deflate; tomorrow", false), ("permessage-bzip2", false), ("", false), (";;,,=", false),
    ]) func `what is asked for and not known is not agreed to`(offer: String, isTaken: Bool) {
        #expect(MessageDeflate.isOffered([offer]) == isTaken)
    }
}
