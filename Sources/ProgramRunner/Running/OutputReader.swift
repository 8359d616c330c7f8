import Glibc
import NIOCore
import NIOPosix

/// Reads what a program says, line by line, on an event loop: no thread is made for it, and none is blocked.
struct OutputReader: Sendable {
    /// How long the output may stay open once the program is gone: what it has started may still hold it.
    private static let grace = TimeAmount.seconds(1)

    private let channel: any Channel
    private let end: EventLoopFuture<Void>

    /// Takes the descriptor over.
    /// - Parameters:
    ///   - byteCountMax: what comes beyond it is read, so that nobody waits, and dropped.
    ///   - line: called on the event loop.
    /// - Throws: `outputUnreadable`.
    init(
        _ descriptor: Int32, byteCountMax: Int, line: @escaping @Sendable (String) -> Void
    ) async throws(ProgramError) {
        let eventLoop = ProcessStreams.group.next()
        let end = eventLoop.makePromise(of: Void.self)
        do {
            channel = try await ClientBootstrap(group: eventLoop)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let splitter = LineSplitter(byteCountMax: byteCountMax, line: line)
                        try channel.pipeline.syncOperations.addHandler(OutputHandler(splitter: splitter, end: end))
                    }
                }
                .withConnectedSocket(descriptor).get()
            self.end = end.futureResult
        } catch {
            let problem = ProgramError(.outputUnreadable, "A program's output cannot be read: \(error)")
            end.fail(problem)
            throw problem
        }
    }

    /// Waits for the rest of what the program said; it is gone.
    /// - Throws: `outputUnreadable` where reading has failed: something of it may be missing.
    func finish() async throws(ProgramError) {
        let close = channel.eventLoop.scheduleTask(in: Self.grace) { [channel] in channel.close(promise: nil) }
        defer { close.cancel() }
        do {
            try await end.get()
        } catch {
            throw ProgramError(.outputUnreadable, "A program's output broke off: \(error)")
        }
    }

    func close() { channel.close(promise: nil) }
}

private final class OutputHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var splitter: LineSplitter
    private let end: EventLoopPromise<Void>

    init(splitter: LineSplitter, end: EventLoopPromise<Void>) {
        self.splitter = splitter
        self.end = end
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        splitter.add(unwrapInboundIn(data).readableBytesView)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        end.fail(error)
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        splitter.finish()
        end.succeed()
    }
}
