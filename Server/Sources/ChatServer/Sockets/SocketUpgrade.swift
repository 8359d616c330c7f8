import ChatModels
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// Turns an HTTP connection into a WebSocket once the response is to switch protocols. The request has passed the routes and
/// all that protects them by then; every other answer to it is an ordinary response.
final class SocketUpgrade: ChannelOutboundHandler, RemovableChannelHandler {
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// Takes the place of the HTTP handlers, set by the route.
    private var handler: SocketHandler?

    /// Has the next response, if it switches protocols, lead to the handler. On the event loop only.
    static func prepare(_ handler: SocketHandler, on channel: any Channel) throws {
        try channel.pipeline.syncOperations.handler(type: SocketUpgrade.self).handler = handler
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard let handler, case .head(let head) = unwrapOutboundIn(data), head.status == .switchingProtocols else {
            context.write(data, promise: promise)
            return
        }
        context.writeAndFlush(data, promise: promise)
        do { try upgrade(context.pipeline.syncOperations, to: handler) } catch { context.close(promise: nil) }
    }

    /// Replaces the handlers in one go: no byte of the client is read meanwhile.
    private func upgrade(_ pipeline: ChannelPipeline.SynchronousOperations, to handler: SocketHandler) throws {
        let decoder = ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: handler.limits.messageByteCount))
        let handover = try pipeline.handler(type: StreamHandover.self)
        try pipeline.addHandlers([WebSocketFrameEncoder(), decoder, handler], position: .before(handover))
        // The decoder last: what it has not decoded goes to the next handler, which would be the codec.
        let http: [any RemovableChannelHandler] = [
            try pipeline.handler(type: HTTP1ToHTTPServerCodec.self),
            try pipeline.handler(type: HTTPResponseEncoder.self),
            try pipeline.handler(type: ConnectionDeadlines.self), self,
            try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self),
        ]
        for handler in http { pipeline.removeHandler(handler, promise: nil) }
    }
}

/// A request to open a WebSocket. Source: RFC 6455, section 4.2.
struct SocketHandshake {
    /// Headers of the response that opens it.
    let headers: HTTPFields
    /// Whether messages may be compressed.
    var compresses: Bool { headers[.secWebSocketExtensions] != nil }

    /// Checks the request.
    /// - Parameter origin: that of the server's own pages.
    /// - Throws: `ChatError`: `bad_handshake`, `wrong_origin`.
    init(_ request: Request, from origin: String, on channel: any Channel) async throws {
        // Scripts of any site may open a WebSocket to any other, and read from it: `Origin` alone tells them apart.
        guard request.headers[.origin] == origin else {
            throw ChatError(.wrongOrigin, "The server answers only to pages of its own.")
        }
        guard request.lists("websocket", in: .upgrade), request.lists("upgrade", in: .connection) else {
            throw ChatError(.badHandshake, "This address opens a WebSocket.")
        }
        headers = try await Self.headers(of: request, on: channel)
    }

    private static func headers(of request: Request, on channel: any Channel) async throws -> HTTPFields {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: request.uri.path)
        for name in [HTTPField.Name.secWebSocketKey, .secWebSocketVersion] {
            for value in request.headers[values: name] { head.headers.add(name: name.rawName, value: value) }
        }
        guard let key = request.headers[.secWebSocketKey], Data(base64Encoded: key)?.count == 16 else {
            throw ChatError(.badHandshake, "The request has no key of 16 bytes.")
        }
        do {
            let upgrader = NIOWebSocketServerUpgrader(
                shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
                upgradePipelineHandler: { channel, _ in channel.eventLoop.makeSucceededVoidFuture() })
            let answer = try await upgrader.buildUpgradeResponse(
                channel: channel, upgradeRequest: head, initialResponseHeaders: [:]
            ).get()
            var fields = HTTPFields(answer, splitCookie: false)
            (fields[.upgrade], fields[.connection]) = ("websocket", "upgrade")
            if MessageDeflate.isOffered(request.headers[values: .secWebSocketExtensions]) {
                fields[.secWebSocketExtensions] = MessageDeflate.answer
            }
            return fields
        } catch {
            throw ChatError(.badHandshake, "The server speaks version 13 of the WebSocket protocol.")
        }
    }
}

extension Request {
    /// Whether a header that holds a list has the word.
    fileprivate func lists(_ word: String, in name: HTTPField.Name) -> Bool {
        headers[values: name].joined(separator: ",").split(separator: ",")
            .contains { $0.trimmingCharacters(in: .whitespaces).lowercased() == word }
    }
}
