import CZlib
import Foundation

/// Compresses as RFC 1951 says, without header and checksum, as Apple's systems do for `zlib`.
enum RawDeflate {
    /// Distance in bits over which repetitions are found, the largest; negative, so that neither header nor checksum is written.
    private static let windowBits: Int32 = -15
    /// Level of Apple's own. Source: developer.apple.com/documentation/compression/compression_zlib
    private static let level: Int32 = 5
    /// Memory for the state, of 9 levels; zlib's own choice.
    private static let memoryLevel: Int32 = 8
    private static let streamByteCount = Int32(MemoryLayout<z_stream>.size)
    /// Number of bytes that are written in one go.
    private static let chunkByteCount = 64 * 1024

    /// Returns nil where there is no memory, and for 4 gigabytes and more.
    static func compressed(_ data: Data) -> Data? {
        run(data, byteCountMax: .max) { stream in
            deflateInit2_(
                stream, level, Z_DEFLATED, windowBits, memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION, streamByteCount)
        } step: {
            deflate($0, Z_FINISH)
        } end: {
            deflateEnd($0)
        }
    }

    /// Returns nil for data that are damaged, cut off or larger than that, of which no more are ever made.
    static func decompressed(_ data: Data, byteCountMax: Int) -> Data? {
        run(data, byteCountMax: byteCountMax) { stream in
            inflateInit2_(stream, windowBits, ZLIB_VERSION, streamByteCount)
        } step: {
            inflate($0, Z_NO_FLUSH)
        } end: {
            inflateEnd($0)
        }
    }

    private typealias Work = (UnsafeMutablePointer<z_stream>) -> Int32

    private static func run(_ data: Data, byteCountMax: Int, begin: Work, step: Work, end: Work) -> Data? {
        guard let byteCount = UInt32(exactly: data.count) else { return nil }
        // Stays at its place in memory, since zlib looks whether it does.
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        defer { stream.deallocate() }
        guard begin(stream) == Z_OK else { return nil }
        defer { _ = end(stream) }
        return data.withUnsafeBytes { bytes in
            stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
            stream.pointee.avail_in = byteCount
            return output(of: stream, byteCountMax: byteCountMax, step)
        }
    }

    /// Runs to the end of the stream; returns nil where that does not come.
    private static func output(
        of stream: UnsafeMutablePointer<z_stream>, byteCountMax: Int, _ step: Work
    ) -> Data? {
        var result = Data()
        let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: chunkByteCount)
        defer { room.deallocate() }
        while true {
            stream.pointee.next_out = room.baseAddress
            stream.pointee.avail_out = UInt32(chunkByteCount)
            let code = step(stream)
            guard code == Z_OK || code == Z_STREAM_END else { return nil }
            let written = chunkByteCount - Int(stream.pointee.avail_out)
            result.append(UnsafeBufferPointer(start: room.baseAddress, count: written))
            guard result.count <= byteCountMax else { return nil }
            if code == Z_STREAM_END { return result }
        }
    }
}
