import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// The baseline: answers every request at once, and writes the bytes of an event to every stream for each post. It parses next to
/// nothing, stores nothing, and makes one write for each socket.
enum BareServer {
    /// Serves until the standard input is closed.
    static func run() async throws {
        let streams = BareStreams()
        let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 1_024)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(BareHandler(streams: streams))
                }
            }.bind(host: "127.0.0.1", port: 0).get()
        FileHandle.standardOutput.write(Data("\(server.localAddress?.port ?? 0)\n".utf8))
        await withCheckedContinuation { end in
            Thread.detachNewThread {
                _ = try? FileHandle.standardInput.readToEnd()
                end.resume()
            }
        }
    }
}

/// Open streams by event loop.
private final class BareStreams: Sendable {
    private let channels = Mutex<[ObjectIdentifier: [any Channel]]>([:])
    /// Event as long as the server's for such a post.
    private static let event = ByteBuffer(
        string: "12C\r\nevent: entry\nid: 1\ndata: " + String(repeating: "x", count: 270) + "\n\n\r\n")

    func add(_ channel: any Channel) {
        channels.withLock { $0[ObjectIdentifier(channel.eventLoop), default: []].append(channel) }
    }

    func broadcast() {
        for streams in channels.withLock(\.values) {
            streams[0].eventLoop.execute { for stream in streams { stream.writeAndFlush(Self.event, promise: nil) } }
        }
    }
}

private final class BareHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let streams: BareStreams
    private static let page = "HTTP/1.1 200 OK\r\nSet-Cookie: bare=1\r\nContent-Length: 0\r\n\r\n"
    private static let created = "HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
    private static let stream = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"

    init(streams: BareStreams) { self.streams = streams }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let text = String(buffer: unwrapInboundIn(data))
        let isStream = text.contains("/events")
        let answer = text.hasPrefix("POST") ? Self.created : isStream ? Self.stream : Self.page
        if isStream { streams.add(context.channel) }
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: answer)), promise: nil)
        if text.hasPrefix("POST") { streams.broadcast() }
    }
}
