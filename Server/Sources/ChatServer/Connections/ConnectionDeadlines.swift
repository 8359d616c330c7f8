import Foundation
import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Closes a connection whose client does not send the rest of its request, does not read its response, or is still open
/// when the server has to stop. Hummingbird's own idle timeout covers only connections without a request.
final class ConnectionDeadlines: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: ConnectionLimits
    private var bodyDeadline: Scheduled<Void>?
    /// Bytes of the body since the deadline was set.
    private var bodyByteCount = 0
    private var shutdownDeadline: Scheduled<Void>?
    private let watch: WriteWatch

    init(limits: ConnectionLimits) {
        self.limits = limits
        watch = WriteWatch(limit: limits.write)
    }

    /// Limits the kernel's send buffer, which otherwise holds megabytes a connection for a client that does not read, and its time for
    /// what a client does not acknowledge, which otherwise is a quarter of an hour.
    func handlerAdded(context: ChannelHandlerContext) {
        let options = context.channel.syncOptions
        let byteCount = SocketOptionValue(ConnectionLimits.sendBufferByteCount)
        _ = try? options?.setOption(.socketOption(.so_sndbuf), value: byteCount)
        let milliseconds = SocketOptionValue(limits.acknowledgement.nanoseconds / 1_000_000)
        _ = try? options?.setOption(.tcpOption(Self.userTimeout), value: milliseconds)
    }

    /// Source: tcp(7), `TCP_USER_TIMEOUT`, which Foundation does not import.
    private static let userTimeout = NIOBSDSocket.Option(rawValue: 18)

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head: beginBody(context)
        case .body(let bytes):
            bodyByteCount += bytes.readableBytes
            if bodyByteCount >= ConnectionLimits.bodyPartByteCount { beginBody(context) }
        case .end: bodyDeadline?.cancel()
        }
        context.fireChannelRead(data)
    }

    /// Gives the client time for the next part of the body.
    private func beginBody(_ context: ChannelHandlerContext) {
        bodyDeadline?.cancel()
        bodyByteCount = 0
        bodyDeadline = close(context, in: limits.body)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .body(var bytes) = unwrapOutboundIn(data) else {
            write(data, context, promise)
            return
        }
        while bytes.readableBytes > ConnectionLimits.pieceByteCount,
            let piece = bytes.readSlice(length: ConnectionLimits.pieceByteCount)
        {
            write(wrapOutboundOut(.body(piece)), context, nil)
        }
        write(wrapOutboundOut(.body(bytes)), context, promise)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent { shutdownDeadline = close(context, in: limits.shutdown) }
        context.fireUserInboundEventTriggered(event)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        for deadline in [bodyDeadline, shutdownDeadline] { deadline?.cancel() }
        watch.cancel()
    }

    private func write(_ data: NIOAny, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
        context.write(data, promise: watch.begin(context, promise))
    }

    private func close(_ context: ChannelHandlerContext, in time: TimeAmount) -> Scheduled<Void> {
        context.eventLoop.assumeIsolated().scheduleTask(in: time) { WriteWatch.abort(context) }
    }
}
