public import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// A web server on a free port of this computer. It closes each connection after its answer.
public final class LoopbackServer: Sendable {
    public struct Request: Hashable, Sendable {
        public var method: String
        public var path: String
        /// Names in lower case.
        public var headers: [String: String]
        public var body = ""
    }

    public struct Answer: Sendable {
        public var status = 200
        public var headers: [String: String] = [:]
        public var body = Data()
        /// It keeps the connection open and says nothing more.
        public var hangs = false

        public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data(), hangs: Bool = false) {
            self.status = status
            self.headers = headers
            self.body = body
            self.hangs = hangs
        }

        public static func picture(_ bytes: Data, _ headers: [String: String] = [:]) -> Answer {
            Answer(headers: ["Content-Type": "image/png"].merging(headers) { $1 }, body: bytes)
        }

        public static func redirect(to location: String) -> Answer {
            Answer(status: 302, headers: ["Location": location])
        }

        fileprivate var bytes: Data {
            var lines = ["HTTP/1.1 \(status) Answer", "Connection: close"]
            if !hangs, headers["Transfer-Encoding"] == nil { lines.append("Content-Length: \(body.count)") }
            lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
        }
    }

    public let port: Int
    private let channel: any Channel
    private let log: Log

    /// - Parameter answer: called for each request, on any thread.
    public init(_ answer: @escaping @Sendable (Request) -> Answer) async throws {
        let log = Log()
        self.log = log
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Connection(answer: answer, log: log))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = channel.localAddress?.port ?? 0
    }

    /// Returns the address of a path on this server.
    public func address(_ path: String, host: String = "localhost") -> String { "http://\(host):\(port)\(path)" }

    public var requests: [Request] { log.requests.withLock(\.self) }

    /// Connections that are open: of answers that hang.
    public var openCount: Int { log.openCount.withLock(\.self) }

    public func stop() async throws { try await channel.close() }
}

private final class Log: Sendable {
    let requests = Mutex<[LoopbackServer.Request]>([])
    let openCount = Mutex(0)
}

private final class Connection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let answer: @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer
    private let log: Log
    private var text = ""

    init(answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Answer, log: Log) {
        self.answer = answer
        self.log = log
    }

    func channelActive(context: ChannelHandlerContext) { log.openCount.withLock { $0 += 1 } }
    func channelInactive(context: ChannelHandlerContext) { log.openCount.withLock { $0 -= 1 } }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        text += String(buffer: unwrapInboundIn(data))
        guard let request = LoopbackServer.Request(text) else { return }
        text = ""
        log.requests.withLock { $0.append(request) }
        let answer = answer(request)
        let sent = context.channel.writeAndFlush(ByteBuffer(bytes: answer.bytes))
        guard !answer.hangs else { return }
        let channel = context.channel
        sent.whenComplete { _ in channel.close(promise: nil) }
    }
}

extension LoopbackServer.Request {
    /// nil until the request has come whole.
    fileprivate init?(_ text: String) {
        guard let end = text.range(of: "\r\n\r\n") else { return nil }
        let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        (method, path) = (words.first ?? "", words.dropFirst().first ?? "")
        headers = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
                in: .whitespaces)
        }
        body = String(text[end.upperBound...])
        guard body.utf8.count >= headers["content-length"].flatMap({ Int($0) }) ?? 0 else { return nil }
    }
}
