import AppProtocol
import Logging
import NIOCore

/// Reads an app's standard output and error into its log, and no faster than is good for the host.
final class LogHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let log: AppLog
    private let logger: Logger
    private let onClose: () -> Void
    /// Between two reads: an app that writes without end gets some 10 MB a second through, and the host stays idle.
    private static let pause = TimeAmount.milliseconds(5)
    private var limiter: RateLimiter

    init(log: AppLog, limits: AppHostLimits, logger: Logger, onClose: @escaping () -> Void) {
        self.log = log
        limiter = RateLimiter(countMax: limits.logEntriesPerMinuteMax)
        self.logger = logger
        self.onClose = onClose
    }

    func channelActive(context: ChannelHandlerContext) { context.read() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        let lineCount = log.append(bytes.readableBytesView)
        let now = Int64(NIODeadline.now().uptimeNanoseconds / 1_000_000)
        guard let rejectedCount = limiter.admit(at: now) else { return }
        logger.debug(
            "app output",
            metadata: [
                "lines": "\(lineCount)", "bytes": "\(bytes.readableBytes)", "readsLeftOut": "\(rejectedCount)",
            ])
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        let channel = context.channel
        context.eventLoop.scheduleTask(in: Self.pause) { channel.read() }
    }

    func channelInactive(context: ChannelHandlerContext) {
        log.finish()
        onClose()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
