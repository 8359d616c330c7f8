import LoadClient
import NIOCore
import NIOPosix

/// A connection on which one thing at a time is said, and what answers it is known by a text in it.
struct Dialogue: Sendable {
    /// Longest time for an answer.
    private static let limit = TimeAmount.seconds(20)
    private let channel: any Channel

    init(on port: Int, _ makeReader: @escaping @Sendable () -> DialogueReader) async throws {
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton).channelInitializer {
            channel in
            channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(makeReader()) }
        }.connect(host: "127.0.0.1", port: port).get()
    }

    /// Returns the bytes with which this text has come.
    /// - Throws: `LoadError` where it does not come in time, or the connection ends.
    func send(_ bytes: ByteBuffer, until end: String) async throws -> ByteBuffer {
        let answer = channel.eventLoop.makePromise(of: ByteBuffer.self)
        let late = channel.eventLoop.scheduleTask(in: Self.limit) {
            answer.fail(LoadError("“\(String(buffer: bytes))” is not answered with \(end)"))
        }
        defer { late.cancel() }
        channel.writeAndFlush(DialogueReader.Question(bytes: bytes, end: Occurrences(of: end), answer: answer))
            .whenFailure { answer.fail($0) }
        return try await answer.futureResult.get()
    }
}

/// Sends what is said and waits for what ends its answer; counts events and entries by texts that stand in each.
final class DialogueReader: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = Question
    typealias OutboundOut = ByteBuffer

    struct Question: Sendable {
        var bytes: ByteBuffer
        var end: Occurrences
        var answer: EventLoopPromise<ByteBuffer>
    }

    private let tally: Tally?
    private var question: Question?
    private var events: Occurrences?
    private var entries: Occurrences?

    /// - Parameters:
    ///   - events: stands once in each event.
    ///   - entries: stands once in each that is an entry.
    ///   - tally: gets their counts; nil where nothing is counted.
    init(events: String = "", entries: String = "", _ tally: Tally? = nil) {
        self.tally = tally
        if tally != nil { (self.events, self.entries) = (Occurrences(of: events), Occurrences(of: entries)) }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let asked = unwrapOutboundIn(data)
        question = asked
        context.write(wrapOutboundOut(asked.bytes), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        bytes.withUnsafeReadableBytes { piece in
            if question?.end.count(in: piece) ?? 0 > 0 {
                question?.answer.succeed(bytes)
                question = nil
            }
            let counts = (events?.count(in: piece) ?? 0, entries?.count(in: piece) ?? 0)
            tally?.add(events: counts.0, entries: counts.1, bytes: piece.count)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        question?.answer.fail(LoadError("the server has closed the connection"))
        tally?.addClosed()
    }
}
