import ChatModels
import ChatStore
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
    /// A file of the conversation, or the part of it that the request asks for.
    /// - Parameter tag: names these bytes and no others; nil where nobody may ask for a part.
    static func picture(
        _ bytes: Data, mediaType: String, cache: String, tag: String? = nil, for request: Request? = nil
    ) -> Response {
        var headers: HTTPFields = [.contentType: mediaType, .cacheControl: cache]
        // What is neither picture, video nor sound is saved and never shown: it could be a page with a script of somebody
        // else's.
        if mediaType == StoredPicture.anyFile { headers[.contentDisposition] = "attachment" }
        guard let tag, let request else { return Response(status: .ok, headers: headers, body: .data(bytes)) }
        headers[.acceptRanges] = "bytes"
        headers[.eTag] = "\"\(tag)\""
        switch request.range(of: tag, byteCount: bytes.count) {
        case .whole: return Response(status: .ok, headers: headers, body: .data(bytes))
        case .part(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)"
            let part = bytes.dropFirst(range.lowerBound).prefix(range.count)
            return Response(status: .partialContent, headers: headers, body: .data(part))
        case .unsatisfiable:
            headers[.contentRange] = "bytes */\(bytes.count)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
    }
}

extension ResponseBody {
    fileprivate static func data(_ bytes: Data) -> ResponseBody { ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)) }
}

extension Request {
    /// A part only of the bytes that the client has the rest of (RFC 9110, section 13.1.5).
    fileprivate func range(of tag: String, byteCount: Int) -> ByteRange {
        if let condition = headers[.ifRange], condition != "\"\(tag)\"" { return .whole }
        return ByteRange(headers[.range], byteCount: byteCount)
    }
}
