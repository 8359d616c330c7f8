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
    private var writeWatch: Scheduled<Void>?
    /// Written pieces that the socket has not accepted yet.
    private var pieceCount = 0
    private var lastProgress = NIODeadline.now()

    init(limits: ConnectionLimits) {
        self.limits = limits
    }

    /// Limits the kernel's send buffer, which otherwise holds megabytes a connection for a client that does not read.
    func handlerAdded(context: ChannelHandlerContext) {
        let value = SocketOptionValue(ConnectionLimits.sendBufferByteCount)
        _ = try? context.channel.syncOptions?.setOption(.socketOption(.so_sndbuf), value: value)
    }

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
        for deadline in [bodyDeadline, shutdownDeadline, writeWatch] { deadline?.cancel() }
    }

    private func write(_ data: NIOAny, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
        let promise = promise ?? context.eventLoop.makePromise()
        if pieceCount == 0 { lastProgress = .now() }
        pieceCount += 1
        promise.futureResult.assumeIsolated().whenComplete { _ in
            self.pieceCount -= 1
            self.lastProgress = .now()
        }
        context.write(data, promise: promise)
        if writeWatch == nil { watch(context, for: limits.write) }
    }

    /// Schedules one task for all writes; it runs when the oldest piece could be overdue.
    private func watch(_ context: ChannelHandlerContext, for time: TimeAmount) {
        writeWatch = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
            self.writeWatch = nil
            guard self.pieceCount > 0 else { return }
            let rest = self.lastProgress + self.limits.write - .now()
            if rest > .zero { self.watch(context, for: rest) } else { Self.abort(context) }
        }
    }

    private func close(_ context: ChannelHandlerContext, in time: TimeAmount) -> Scheduled<Void> {
        context.eventLoop.assumeIsolated().scheduleTask(in: time) { Self.abort(context) }
    }

    /// Closes with a reset. Otherwise the kernel would keep the unsent bytes, up to megabytes, for a client that never
    /// reads.
    /// Source: socket(7), `SO_LINGER`.
    private static func abort(_ context: ChannelHandlerContext) {
        _ = (context.channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0))
        context.close(promise: nil)
    }
}

extension TimeAmount {
    fileprivate static let zero = TimeAmount.nanoseconds(0)
}
