public import Foundation

/// A frame is four bytes of length, big endian, and then that many bytes of UTF-8 JSON.
public enum FrameCodec {
    /// - Throws: `FrameError.tooLong` where the JSON is over `ProtocolLimits.frameByteCountMax`.
    public static func encode(_ frame: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        let body = try encoder.encode(frame)
        guard body.count <= ProtocolLimits.frameByteCountMax else { throw FrameError.tooLong(byteCount: body.count) }
        return withUnsafeBytes(of: UInt32(body.count).bigEndian) { Data($0) } + body
    }

    /// - Throws: `FrameError.malformed` with the decoder's complaint.
    public static func decode<Frame: Decodable>(_ type: Frame.Type, from body: Data) throws(FrameError) -> Frame {
        do {
            return try JSONDecoder().decode(type, from: body)
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

/// Cuts the bytes that arrive on a stream into frame bodies. Each byte is copied a fixed number of times, however the
/// stream is cut into chunks and however many frames a chunk holds.
public struct FrameSplitter: Sendable {
    private var buffer = Data()
    /// Bytes of `buffer` that are handed out already; they are let go when more arrive.
    private var consumed = 0

    public init() {}

    private var available: Int { buffer.count - consumed }
    /// Bytes that it holds in memory, also those that are handed out.
    var heldByteCount: Int { buffer.count }

    public mutating func append(_ bytes: some Sequence<UInt8>) {
        // Only when most of it is used up, so that what remains is moved seldom.
        if consumed > buffer.count / 2 {
            buffer = Data(buffer.suffix(available))
            consumed = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// The next whole body, or nil until more bytes arrive.
    /// - Throws: `FrameError.tooLong`; the stream cannot be read further then.
    public mutating func next() throws(FrameError) -> Data? {
        guard available >= 4 else { return nil }
        let start = buffer.startIndex + consumed
        let byteCount = buffer[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        guard byteCount <= ProtocolLimits.frameByteCountMax else { throw .tooLong(byteCount: byteCount) }
        guard available >= 4 + byteCount else { return nil }
        consumed += 4 + byteCount
        return Data(buffer[start + 4..<start + 4 + byteCount])
    }

    /// Call when the stream has ended.
    /// - Throws: `FrameError.cutOff` where part of a frame is left.
    public func finish() throws(FrameError) {
        guard available == 0 else { throw .cutOff(byteCount: available) }
    }
}

/// What can be wrong with bytes from the other side.
public enum FrameError: Error, Hashable, Sendable {
    case tooLong(byteCount: Int)
    case cutOff(byteCount: Int)
    case malformed(String)
}
