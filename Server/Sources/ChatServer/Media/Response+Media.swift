import AppHost
import ChatModels
import ChatStore
import Foundation
import HTTPTypes
import Hummingbird
import MediaFormats
import NIOCore

extension Response {
    /// Returns a file of the conversation, or the range of it that the request asks for.
    /// - Parameter tag: entity tag that identifies exactly these bytes; nil where ranges are not supported.
    static func picture(
        _ bytes: Data, mediaType: String, cache: String, tag: String? = nil, for request: Request? = nil
    ) -> Response {
        var headers: HTTPFields = [.contentType: mediaType, .cacheControl: cache]
        // Other files are downloaded, never displayed: one could be a page with somebody else's script.
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

extension Response {
    /// Returns a video or sound that an app plays; refuses other formats.
    static func played(_ file: OpenedFile, for request: Request) throws(ChatError) -> Response {
        guard let mediaType = MediaFormat(file.head(ByteRange.headByteCount))?.playedType else {
            throw ChatError(.unknownPicture, "The file is no video or sound that a browser plays.")
        }
        var headers: HTTPFields = [.contentType: mediaType, .cacheControl: "private, no-cache", .acceptRanges: "bytes"]
        switch ByteRange(request.headers[.range], byteCount: file.byteCount) {
        case .whole:
            return Response(status: .ok, headers: headers, body: .part(0..<file.byteCount, of: file))
        case .part(let range):
            headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.byteCount)"
            return Response(status: .partialContent, headers: headers, body: .part(range, of: file))
        case .unsatisfiable:
            headers[.contentRange] = "bytes */\(file.byteCount)"
            return Response(status: .rangeNotSatisfiable, headers: headers)
        }
    }
}

extension MediaFormat {
    /// Media type as browsers know it; nil for pictures.
    fileprivate var playedType: String? {
        switch self {
        case .png, .jpeg, .gif: nil
        case .movie: "video/mp4"
        case .mp3: "audio/mpeg"
        case .wav: "audio/wav"
        case .aiff: "audio/aiff"
        case .caf: "audio/x-caf"
        }
    }
}

extension ResponseBody {
    /// Bytes held in memory at a time; a file may be larger than the memory.
    private static let pieceByteCount = 128 << 10

    /// Streams a range of the file, which stays open until all is written.
    fileprivate static func part(_ range: Range<Int>, of file: OpenedFile) -> ResponseBody {
        ResponseBody(contentLength: range.count) { writer in
            var place = range.lowerBound
            while place < range.upperBound {
                let (begin, count) = (place, min(pieceByteCount, range.upperBound - place))
                let piece = await awayFromLoop { file.read(at: begin, count: count) }
                // The file was truncated meanwhile: the client sees that the response breaks off.
                guard !piece.isEmpty else { throw ChatError(.internalError, "The file has changed.") }
                try await writer.write(ByteBuffer(bytes: piece))
                place += piece.count
            }
            try await writer.finish(nil)
        }
    }

    fileprivate static func data(_ bytes: Data) -> ResponseBody { ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)) }
}

extension Request {
    /// Returns the range only if the client's `If-Range` names these same bytes (RFC 9110, section 13.1.5).
    fileprivate func range(of tag: String, byteCount: Int) -> ByteRange {
        if let condition = headers[.ifRange], condition != "\"\(tag)\"" { return .whole }
        return ByteRange(headers[.range], byteCount: byteCount)
    }
}
