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

/// Cuts the bytes that arrive on a stream into frame bodies.
public struct FrameSplitter: Sendable {
    private var buffer = Data()

    public init() {}

    public mutating func append(_ bytes: some Sequence<UInt8>) { buffer.append(contentsOf: bytes) }

    /// The next whole body, or nil until more bytes arrive.
    /// - Throws: `FrameError.tooLong`; the stream cannot be read further then.
    public mutating func next() throws(FrameError) -> Data? {
        guard buffer.count >= 4 else { return nil }
        let byteCount = buffer.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard byteCount <= ProtocolLimits.frameByteCountMax else { throw .tooLong(byteCount: byteCount) }
        guard buffer.count >= 4 + byteCount else { return nil }
        let body = Data(buffer.dropFirst(4).prefix(byteCount))
        buffer = Data(buffer.dropFirst(4 + byteCount))
        return body
    }

    /// Call when the stream has ended.
    /// - Throws: `FrameError.cutOff` where part of a frame is left.
    public func finish() throws(FrameError) {
        guard buffer.isEmpty else { throw .cutOff(byteCount: buffer.count) }
    }
}

/// What can be wrong with bytes from the other side.
public enum FrameError: Error, Hashable, Sendable {
    case tooLong(byteCount: Int)
    case cutOff(byteCount: Int)
    case malformed(String)
}
