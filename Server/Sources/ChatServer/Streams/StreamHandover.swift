import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Takes a connection over from Hummingbird once its response has begun to stream. Hummingbird serves a connection in tasks, which
/// live as long as it and keep the memory of their deepest call: 20 KB and more, of which a stream on which nothing happens needs
/// nothing. The tasks end here, and the channel stays open. What it writes from then on, it frames itself (RFC 9112, section 7.1): each
/// of several writes would cost as much as the event.
final class StreamHandover: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = Any
    typealias InboundOut = Any
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = ByteBuffer

    /// Ends the task that serves a connection, which goes on without it. Not an error.
    struct Done: Error {}

    private var context: ChannelHandlerContext?
    private var connection: EventConnection?
    /// Whether the client sends nothing any more: it is gone.
    private var isInputClosed = false
    /// Whether the task has yet to close the channel, which it does at its end.
    private var awaitsClose = false
    /// Whether the handlers of HTTP are gone.
    private var framesChunks = false
    /// Size from which a text is written by itself. Copying a smaller one costs less than a write.
    private static let copiedByteCountMax = 16 << 10

    /// Has the connection's events go on without the task that serves the channel, which must throw `Done` then.
    static func begin(_ connection: EventConnection) async throws {
        let channel = connection.channel
        try await channel.eventLoop.submit {
            try channel.pipeline.syncOperations.handler(type: StreamHandover.self).take(connection)
        }.get()
    }

    private func take(_ connection: EventConnection) {
        (self.connection, awaitsClose) = (connection, true)
        if isInputClosed { connection.finish() }
        guard let context else { return }
        removeHandlersOfHTTP(context.pipeline.syncOperations)
        // The handlers of the task read no more once it has ended.
        context.read()
    }

    /// A WebSocket has none any more.
    private func removeHandlersOfHTTP(_ pipeline: ChannelPipeline.SynchronousOperations) {
        guard let codec = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self),
            let encoder = try? pipeline.handler(type: HTTPResponseEncoder.self),
            let decoder = try? pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        else { return }
        framesChunks = true
        // The decoder last: what it has not decoded goes to the next handler, which would be the codec.
        for handler in [codec, encoder, decoder] as [any RemovableChannelHandler] {
            pipeline.removeHandler(handler, promise: nil)
        }
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        isInputClosed = true
        connection?.finish()
    }

    // MARK: From the client

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if connection == nil { context.fireChannelRead(data) }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        if connection != nil { context.read() }
    }

    func channelInactive(context: ChannelHandlerContext) {
        isInputClosed = true
        connection?.finish()
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .inputClosed? = event as? ChannelEvent { isInputClosed = true }
        if isInputClosed || event is ChannelShouldQuiesceEvent { connection?.finish() }
        context.fireUserInboundEventTriggered(event)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard connection != nil else { return context.fireErrorCaught(error) }
        context.close(promise: nil)
    }

    // MARK: From the server

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard framesChunks else { return context.write(data, promise: promise) }
        switch unwrapOutboundIn(data) {
        case .body(let text) where text.readableBytes > 0: write(chunk: text, context, promise)
        case .end: context.write(wrapOutboundOut(ByteBuffer(string: "0\r\n\r\n")), promise: promise)
        case .head, .body: promise?.succeed()
        }
    }

    private func write(chunk text: ByteBuffer, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
        var chunk = context.channel.allocator.buffer(capacity: 16 + min(text.readableBytes, Self.copiedByteCountMax))
        chunk.writeString(String(text.readableBytes, radix: 16))
        chunk.writeStaticString("\r\n")
        if text.readableBytes < Self.copiedByteCountMax {
            chunk.writeImmutableBuffer(text)
        } else {
            context.write(wrapOutboundOut(chunk), promise: nil)
            context.write(wrapOutboundOut(text), promise: nil)
            chunk.clear()
        }
        chunk.writeStaticString("\r\n")
        context.write(wrapOutboundOut(chunk), promise: promise)
    }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        guard connection != nil, mode == .output || awaitsClose else {
            return context.close(mode: mode, promise: promise)
        }
        if mode == .all { awaitsClose = false }
        promise?.succeed()
    }
}
