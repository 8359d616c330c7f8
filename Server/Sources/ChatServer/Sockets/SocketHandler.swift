import NIOCore
import NIOHTTPTypes
import NIOWebSocket

/// Carries an event stream in the text messages of a WebSocket, as the bytes of server-sent events, and takes the client's
/// messages. To the rest of the pipeline it is a response that streams.
final class SocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = Never
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = WebSocketFrame

    let limits: SocketLimits
    private let compresses: Bool
    private let take: (ByteBuffer) -> Void
    private let answerSoon: () -> Void
    private var reader: MessageReader
    private let watch: WriteWatch
    private let shutdown: TimeAmount
    private var pingTimer: Scheduled<Void>?
    private var shutdownTimer: Scheduled<Void>?
    private var answerTimer: Scheduled<Void>?
    private var goodbyeTimer: Scheduled<Void>?
    private var lastSign = NIODeadline.now()
    private var hasSaidGoodbye = false

    /// - Parameters:
    ///   - compresses: whether the client has agreed to it (`SocketHandshake.compresses`).
    ///   - take: gets each text message.
    ///   - answerSoon: is called `SocketLimits.answerDelay` after a message: what was answered meanwhile and has not been sent
    ///     is sent then.
    init(
        _ limits: SocketLimits, _ connections: ConnectionLimits, compresses: Bool,
        take: @escaping (ByteBuffer) -> Void, answerSoon: @escaping () -> Void
    ) {
        (self.limits, self.compresses, self.take, self.answerSoon) = (limits, compresses, take, answerSoon)
        reader = MessageReader(limits: limits, inflates: compresses)
        watch = WriteWatch(limit: connections.write)
        shutdown = connections.shutdown
    }

    func handlerAdded(context: ChannelHandlerContext) {
        lastSign = .now()
        awaitPing(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        pingTimer?.cancel()
        shutdownTimer?.cancel()
        answerTimer?.cancel()
        goodbyeTimer?.cancel()
        watch.cancel()
    }

    // MARK: From the client

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasSaidGoodbye else {
            if unwrapInboundIn(data).opcode == .connectionClose { context.close(promise: nil) }
            return
        }
        lastSign = .now()
        do throws(SocketClosure) {
            switch try reader.take(unwrapInboundIn(data), at: lastSign) {
            case .text(let text):
                take(text)
                awaitAnswer(context)
            case .ping(let data): send(.pong, data, context)
            case .close(let code): close(SocketClosure(code ?? .normalClosure, ""), context, isAnswer: true)
            case .pong, nil: break
            }
        } catch {
            close(error, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength: close(.tooLong, context)
        case is NIOWebSocketError: close(SocketClosure(.protocolError, "what came is no frame"), context)
        default: context.close(promise: nil)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            shutdownTimer = context.eventLoop.assumeIsolated().scheduleTask(in: shutdown) { WriteWatch.abort(context) }
        }
        context.fireUserInboundEventTriggered(event)
    }

    // MARK: To the client

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .body(let text) where !hasSaidGoodbye: write(text, context, promise)
        case .end:
            close(.goingAway, context)
            // The goodbye is over once the channel is closed.
            context.channel.closeFuture.cascade(to: promise)
        case .head, .body: promise?.succeed()
        }
    }

    /// Writes a message in pieces, so that progress of a slow client is told from a client that has stopped reading.
    private func write(_ text: ByteBuffer, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
        let isLarge = compresses && limits.compressedByteCounts.contains(text.readableBytes)
        let compressed = isLarge ? MessageDeflate.deflated(text) : nil
        var rest = compressed ?? text
        var opcode = WebSocketOpcode.text
        repeat {
            let byteCount = min(rest.readableBytes, ConnectionLimits.pieceByteCount)
            let piece = rest.readSlice(length: byteCount) ?? ByteBuffer()
            let isLast = rest.readableBytes == 0
            let written = watch.begin(context, isLast ? promise : nil)
            let frame = WebSocketFrame(
                fin: isLast, rsv1: compressed != nil && opcode == .text, opcode: opcode, data: piece)
            context.write(wrapOutboundOut(frame), promise: written)
            opcode = .continuation
        } while rest.readableBytes > 0
    }

    private func send(_ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext) {
        let frame = WebSocketFrame(fin: true, opcode: opcode, data: data)
        context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
    }

    /// Says goodbye. Unless the client has said it first, reads on for a while: closed at once, the connection would be
    /// reset while the client still sends, and the reason would be lost with it.
    private func close(_ closure: SocketClosure, _ context: ChannelHandlerContext, isAnswer: Bool = false) {
        guard !hasSaidGoodbye else { return }
        hasSaidGoodbye = true
        var data = context.channel.allocator.buffer(capacity: 2 + closure.words.utf8.count)
        data.write(webSocketErrorCode: closure.code)
        data.writeString(closure.words)
        let written = context.eventLoop.makePromise(of: Void.self)
        written.futureResult.assumeIsolated().whenComplete { _ in
            if isAnswer { return context.close(promise: nil) }
            self.goodbyeTimer = context.eventLoop.assumeIsolated().scheduleTask(in: self.limits.goodbye) {
                context.close(promise: nil)
            }
        }
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        context.writeAndFlush(wrapOutboundOut(frame), promise: written)
    }

    private func awaitPing(_ context: ChannelHandlerContext) {
        pingTimer = context.eventLoop.assumeIsolated().scheduleTask(in: limits.ping) { self.ping(context) }
    }

    private func ping(_ context: ChannelHandlerContext) {
        // A proxy between can keep a connection open whose client is gone.
        if NIODeadline.now() - lastSign > limits.idle { return context.close(promise: nil) }
        send(.ping, ByteBuffer(), context)
        awaitPing(context)
    }

    private func awaitAnswer(_ context: ChannelHandlerContext) {
        guard answerTimer == nil else { return }
        answerTimer = context.eventLoop.assumeIsolated().scheduleTask(in: limits.answerDelay) {
            self.answerTimer = nil
            self.answerSoon()
        }
    }
}
