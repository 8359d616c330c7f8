public import Foundation

/// Encoding of frames: four bytes of length, big endian, followed by that many bytes of UTF-8 JSON.
public enum FrameCodec {
    /// - Throws: `FrameError.tooLong` if the JSON exceeds `ProtocolLimits.frameByteCountMax`.
    public static func encode(_ frame: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        let body = try encoder.encode(frame)
        guard body.count <= ProtocolLimits.frameByteCountMax else { throw FrameError.tooLong(byteCount: body.count) }
        return withUnsafeBytes(of: UInt32(body.count).bigEndian) { Data($0) } + body
    }

    /// - Throws: `FrameError.malformed` with the decoder's description.
    public static func decode<Frame: Decodable>(_ type: Frame.Type, from body: Data) throws(FrameError) -> Frame {
        do {
            return try ForeignJSON.decode(type, from: body)
        } catch let error as DecodingError {
            throw .malformed(describe(error))
        } catch {
            throw .malformed("\(error)")
        }
    }

    private static func describe(_ error: DecodingError) -> String {
        let context: DecodingError.Context
        switch error {
        case .dataCorrupted(let found), .keyNotFound(_, let found), .typeMismatch(_, let found),
            .valueNotFound(_, let found):
            context = found
        @unknown default: return "\(error)"
        }
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    }
}

/// Splits a byte stream into frame bodies. Each byte is copied a constant number of times, however the stream is cut
/// into chunks and however many frames a chunk holds.
public struct FrameSplitter: Sendable {
    private var buffer = Data()
    /// Number of leading bytes of `buffer` that have been returned; they are freed by a later `append`.
    private var consumed = 0

    public init() {}

    private var available: Int { buffer.count - consumed }
    /// Bytes held in memory, including those already returned.
    var heldByteCount: Int { buffer.count }

    public mutating func append(_ bytes: some Sequence<UInt8>) {
        // Compacts only when more than half is consumed, so that the remainder is moved rarely.
        if consumed > buffer.count / 2 {
            buffer = Data(buffer.suffix(available))
            consumed = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// Returns the next whole body, or nil if more bytes are needed.
    /// - Throws: `FrameError.tooLong`, after which the stream is unreadable.
    public mutating func next() throws(FrameError) -> Data? {
        guard available >= 4 else { return nil }
        let start = buffer.startIndex + consumed
        let byteCount = buffer[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        guard byteCount <= ProtocolLimits.frameByteCountMax else { throw .tooLong(byteCount: byteCount) }
        guard available >= 4 + byteCount else { return nil }
        consumed += 4 + byteCount
        return Data(buffer[start + 4..<start + 4 + byteCount])
    }

    /// Checks that the stream ended at a frame boundary; call it at the end of the stream.
    /// - Throws: `FrameError.cutOff` if part of a frame is left.
    public func finish() throws(FrameError) {
        guard available == 0 else { throw .cutOff(byteCount: available) }
    }
}

/// An error in the bytes from the other side.
public enum FrameError: Error, Hashable, Sendable {
    case tooLong(byteCount: Int)
    case cutOff(byteCount: Int)
    case malformed(String)
}
