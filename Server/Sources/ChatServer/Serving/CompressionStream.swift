import CZlib
import NIOCore

/// The state of one run of zlib, which stays at its place in memory, since zlib looks whether it does.
final class CompressionStream {
    static let byteCount = Int32(MemoryLayout<z_stream>.size)
    let state = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

    init() { state.initialize(to: z_stream()) }
    deinit { state.deallocate() }

    /// Whether all of the input was read.
    var isRead: Bool { state.pointee.avail_in == 0 }
    /// Whether there was no room left for output.
    var isFull: Bool { state.pointee.avail_out == 0 }

    /// Runs `work` with all of the input and room for so many bytes; returns its result, and what it has written.
    func run(
        _ input: ByteBuffer, byteCountMax: Int, _ work: (UnsafeMutablePointer<z_stream>) -> Int32
    ) -> (code: Int32, output: ByteBuffer) {
        var (code, output) = (Z_OK, ByteBuffer())
        input.withUnsafeReadableBytes { bytes in
            state.pointee.next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
            state.pointee.avail_in = UInt32(bytes.count)
            _ = output.writeWithUnsafeMutableBytes(minimumWritableBytes: byteCountMax) { room in
                state.pointee.next_out = room.bindMemory(to: UInt8.self).baseAddress
                state.pointee.avail_out = UInt32(byteCountMax)
                code = work(state)
                return byteCountMax - Int(state.pointee.avail_out)
            }
        }
        return (code, output)
    }
}

extension CompressionStream {
    /// Returns the bytes compressed, for speed more than for size; nil where that is no smaller.
    /// - Parameter windowBits: as of `deflateInit2`: negative for no header, 31 for that of gzip.
    static func deflated(_ bytes: ByteBuffer, windowBits: Int32, flush: Int32) -> ByteBuffer? {
        let stream = CompressionStream()
        guard
            deflateInit2_(
                stream.state, Z_BEST_SPEED, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, byteCount)
                == Z_OK
        else { return nil }
        defer { deflateEnd(stream.state) }
        // A result as large as the input is useless: it gets no more room than that.
        let (code, result) = stream.run(bytes, byteCountMax: bytes.readableBytes) { deflate($0, flush) }
        return code == (flush == Z_FINISH ? Z_STREAM_END : Z_OK) && !stream.isFull ? result : nil
    }
}
