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
    /// Bytes at the front that are handed out already; they go when more arrive, so that many small frames in one read
    /// do not each move what follows them.
    private var handedOut = 0

    public init() {}

    private var byteCountLeft: Int { buffer.count - handedOut }

    public mutating func append(_ bytes: some Sequence<UInt8>) {
        buffer.removeFirst(handedOut)
        handedOut = 0
        buffer.append(contentsOf: bytes)
    }

    /// The next whole body, or nil until more bytes arrive.
    /// - Throws: `FrameError.tooLong`; the stream cannot be read further then.
    public mutating func next() throws(FrameError) -> Data? {
        guard byteCountLeft >= 4 else { return nil }
        let rest = buffer.dropFirst(handedOut)
        let byteCount = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        guard byteCount <= ProtocolLimits.frameByteCountMax else { throw .tooLong(byteCount: byteCount) }
        guard byteCountLeft >= 4 + byteCount else { return nil }
        handedOut += 4 + byteCount
        return Data(rest.dropFirst(4).prefix(byteCount))
    }

    /// Call when the stream has ended.
    /// - Throws: `FrameError.cutOff` where part of a frame is left.
    public func finish() throws(FrameError) {
        guard byteCountLeft == 0 else { throw .cutOff(byteCount: byteCountLeft) }
    }
}

/// What can be wrong with bytes from the other side.
public enum FrameError: Error, Hashable, Sendable {
    case tooLong(byteCount: Int)
    case cutOff(byteCount: Int)
    case malformed(String)
}
