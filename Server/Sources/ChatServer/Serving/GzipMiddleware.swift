import CZlib
import HTTPTypes
import Hummingbird
import NIOCore

/// Compresses answers in JSON for browsers that take gzip. Files of the browser client are compressed where they are made, and
/// events by the socket that carries them.
struct GzipMiddleware: RouterMiddleware {
    typealias Context = ChatRequestContext

    /// Bytes of the answers that are compressed: shorter ones fit into one packet as they are, longer ones take long.
    private static let byteCounts = 1_024...16 * 1_024 * 1_024
    /// Largest window, with the header of gzip.
    private static let windowBits: Int32 = 15 + 16

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        guard Self.isWorthIt(response) else { return response }
        if response.headers[.vary] == nil { response.headers[.vary] = "Accept-Encoding" }
        guard request.method != .head, PackedCopy.gzip.isTaken(by: request.headers[.acceptEncoding]) else {
            return response
        }
        let body = BodyCollector()
        try await response.body.write(body)
        let packed = CompressionStream.deflated(body.bytes.buffer, windowBits: Self.windowBits, flush: Z_FINISH)
        if packed != nil { response.headers[.contentEncoding] = PackedCopy.gzip.rawValue }
        response.body = ResponseBody(byteBuffer: packed ?? body.bytes.buffer)
        return response
    }

    /// A file, which has a tag, may be asked for in parts.
    private static func isWorthIt(_ response: Response) -> Bool {
        response.body.contentLength.map(byteCounts.contains) == true
            && response.headers[.contentType]?.hasPrefix("application/json") == true
            && response.headers[.contentEncoding] == nil && response.headers[.eTag] == nil
    }
}

/// Gathers a body that is in memory.
private struct BodyCollector: ResponseBodyWriter {
    final class Bytes {
        var buffer = ByteBuffer()
    }
    let bytes = Bytes()

    mutating func write(_ buffer: ByteBuffer) async throws { bytes.buffer.writeImmutableBuffer(buffer) }
    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
