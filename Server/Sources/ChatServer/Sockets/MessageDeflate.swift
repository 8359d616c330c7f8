import CZlib
import Foundation
import NIOCore
import NIOWebSocket

/// Compresses messages of a WebSocket, and reads those that a client has compressed: each by itself, so that a connection at rest keeps
/// no memory for it. Source: RFC 7692.
enum MessageDeflate {
    /// Value of `Sec-WebSocket-Extensions` in the server's answer.
    static let answer = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"
    /// Bytes at the end of what is flushed, which do not travel.
    private static let tail: [UInt8] = [0, 0, 0xFF, 0xFF]
    /// Distance in bits over which repetitions are found, the largest; negative, so that neither header nor checksum is written.
    private static let windowBits: Int32 = -15

    /// An empty last block, put behind a message: what has been cut off does not end with it.
    private static let end: [UInt8] = [1, 0, 0, 0xFF, 0xFF]

    /// Returns whether one of the client's offers asks for nothing beyond `answer`. One with `server_max_window_bits` does: the
    /// server's window is always the largest.
    static func isOffered(_ offers: [String]) -> Bool {
        offers.flatMap { $0.split(separator: ",") }.contains { offer in
            let words = offer.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            guard words.first == "permessage-deflate" else { return false }
            let names = words.map { $0.prefix { $0 != "=" } }
            return Set(names).count == names.count && words.dropFirst().allSatisfy(isKnown)
        }
    }

    private static func isKnown(_ parameter: String) -> Bool {
        let bits = (8...15).flatMap { ["\($0)", "\"\($0)\""] }.map { "client_max_window_bits=\($0)" }
        let known = ["server_no_context_takeover", "client_no_context_takeover", "client_max_window_bits"] + bits
        return known.contains(parameter)
    }

    /// Returns the text compressed, for speed more than for size; nil where that is no smaller.
    static func deflated(_ text: ByteBuffer) -> ByteBuffer? {
        guard
            let result = CompressionStream.deflated(text, windowBits: windowBits, flush: Z_SYNC_FLUSH),
            result.readableBytesView.suffix(tail.count).elementsEqual(tail)
        else { return nil }
        return result.getSlice(at: result.readerIndex, length: result.readableBytes - tail.count)
    }

    /// Returns what a client has compressed.
    /// - Throws: `SocketClosure`: more than `byteCountMax` bytes, of which no more are ever made; data that are damaged or cut off.
    static func inflated(_ data: ByteBuffer, byteCountMax: Int) throws(SocketClosure) -> ByteBuffer {
        let stream = CompressionStream()
        guard inflateInit2_(stream.state, windowBits, ZLIB_VERSION, CompressionStream.byteCount) == Z_OK else {
            throw SocketClosure(.unexpectedServerError, "there is no memory")
        }
        defer { inflateEnd(stream.state) }
        var input = data
        input.writeBytes(tail + end)
        let (code, result) = stream.run(input, byteCountMax: byteCountMax + 1) { state in
            var code = inflate(state, Z_SYNC_FLUSH)
            // A client may begin anew behind a block that it has marked as the last.
            while code == Z_STREAM_END, state.pointee.avail_in > 0, inflateReset(state) == Z_OK {
                code = inflate(state, Z_SYNC_FLUSH)
            }
            return code
        }
        guard result.readableBytes <= byteCountMax else { throw .tooLong }
        guard code == Z_STREAM_END, stream.isRead else {
            throw SocketClosure(.dataInconsistentWithMessage, "the message is not compressed as agreed")
        }
        return result
    }
}
