import NIOCore
import NIOHTTP1
import NIOPosix

/// One event of a stream.
struct Event {
    var channel: Int?
    var name = ""
    var id: Int?
    /// The JSON.
    var data = ByteBuffer()
}

/// Reads an event stream; what comes is told on the connection's loop.
final class EventReader: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let take: @Sendable (Event) -> Void
    private let end: @Sendable () -> Void
    private var rest = ByteBuffer()
    private var event = Event()
    private var lines: [ByteBuffer] = []

    private init(take: @escaping @Sendable (Event) -> Void, end: @escaping @Sendable () -> Void) {
        (self.take, self.end) = (take, end)
    }

    /// Opens a stream.
    /// - Parameters:
    ///   - receiveBuffer: bytes that the system reads ahead, for clients that are to be slow.
    ///   - end: called once, when the stream has ended.
    static func open(
        _ path: String, as person: Person, to port: Int, receiveBuffer: Int? = nil,
        take: @escaping @Sendable (Event) -> Void, end: @escaping @Sendable () -> Void
    ) async throws -> any Channel {
        var bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHTTPClientHandlers()
                try channel.pipeline.syncOperations.addHandler(EventReader(take: take, end: end))
            }
        }
        if let receiveBuffer { bootstrap = bootstrap.channelOption(.socketOption(.so_rcvbuf), value: receiveBuffer) }
        let channel = try await bootstrap.connect(host: "127.0.0.1", port: port).get()
        let fields = [("Host", "127.0.0.1:\(port)"), ("Cookie", person.cookie)]
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: HTTPHeaders(fields))
        channel.write(HTTPClientRequestPart.head(head), promise: nil)
        channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
        return channel
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): if head.status != .ok { context.close(promise: nil) }
        case .body(var part):
            rest.writeBuffer(&part)
            readLines()
        case .end: context.close(promise: nil)
        }
    }

    private func readLines() {
        while let length = rest.readableBytesView.firstIndex(of: 10).map({ $0 - rest.readerIndex }),
            let line = rest.readSlice(length: length)
        {
            rest.moveReaderIndex(forwardBy: 1)
            if line.readableBytes == 0 { finish() } else { read(line) }
        }
        rest.discardReadBytes()
    }

    private func read(_ line: ByteBuffer) {
        var line = line
        guard let colon = line.readableBytesView.firstIndex(of: 58),
            let field = line.readString(length: colon - line.readerIndex)
        else { return }
        line.moveReaderIndex(forwardBy: min(2, line.readableBytes))
        switch field {
        case "event": event.name = String(buffer: line)
        case "id": event.id = Int(String(buffer: line))
        case "data": lines.append(line)
        default: break
        }
    }

    private func finish() {
        if let data = lines.last, !event.name.isEmpty {
            event.data = data
            if lines.count > 1 { event.channel = Int(String(buffer: lines[0])) }
            take(event)
        }
        (event, lines) = (Event(), [])
    }

    func channelInactive(context: ChannelHandlerContext) { end() }
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
