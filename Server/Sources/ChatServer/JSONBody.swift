import AppProtocol
import ChatModels
import Foundation
import Hummingbird
import NIOCore

extension Request {
    /// Decodes the body.
    /// - Throws: `ChatError`: `body_too_large`, `malformed_body`.
    func json<Body: Decodable>(_ type: Body.Type) async throws -> Body {
        let bytes = try await bytes(upTo: ChatLimits.bodyByteCountMax, orThrow: .bodyTooLarge)
        do {
            return try ForeignJSON.decode(type, from: bytes)
        } catch {
            throw ChatError(.malformedBody, "The body is not the JSON that is expected here: \(Self.complaint(error))")
        }
    }

    /// Returns the body, or throws the error where it has more bytes.
    func bytes(upTo byteCountMax: Int, orThrow tooLarge: ChatError) async throws -> Data {
        do {
            return Data(try await body.collect(upTo: byteCountMax).readableBytesView)
        } catch is NIOTooManyBytesError {
            throw tooLarge
        }
    }

    /// Describes where decoding failed, without repeating the body's contents.
    private static func complaint(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context): "\(path(context)) has no “\(key.stringValue)”."
        case DecodingError.typeMismatch(let type, let context): "\(path(context)) is not a \(type)."
        case DecodingError.valueNotFound(let type, let context): "\(path(context)) is not a \(type)."
        case DecodingError.dataCorrupted(let context): "\(path(context)) cannot be read."
        default: "it cannot be read."
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        context.codingPath.isEmpty ? "it" : context.codingPath.map(\.stringValue).joined(separator: ".")
    }
}

extension Response {
    static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        return jsonText(try encoder.encode(value), status: status)
    }

    static func json(_ receipt: SendReceipt, status: HTTPResponse.Status) -> Response {
        jsonText(receipt.json.utf8, status: status)
    }

    static func json(_ page: some WithItems) throws -> Response {
        var text = ItemText()
        try text.write(page)
        return jsonText(text.bytes, status: .ok)
    }

    private static func jsonText(_ bytes: some Sequence<UInt8> & Sendable, status: HTTPResponse.Status) -> Response {
        Response(
            status: status, headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    static var noContent: Response { Response(status: .noContent) }
}

extension SendReceipt {
    /// The receipt as JSON, written by hand: each Send is answered so, and `JSONEncoder` takes as long for it as for reading the request.
    var json: String { "{\"sequences\":[\(sequences.map { "\($0)" }.joined(separator: ","))]}" }
}
