import ChatModels
import Foundation
import NIOCore
import NIOPosix
import NIOWebSocket
import RenderTree
import Testing

/// A WebSocket to the server, spoken byte by byte, so that a test can also say what no browser does.
final class SocketClient: Sendable {
    /// Holds one frame from the server; its text as events, if it is any.
    struct Frame: Sendable {
        var opcode: WebSocketOpcode
        var data: ByteBuffer
        /// Whether it begins a message that is compressed.
        var isCompressed: Bool

        var closeCode: Int? {
            opcode == .connectionClose ? data.getInteger(at: data.readerIndex, as: UInt16.self).map(Int.init) : nil
        }

        /// The events with this name.
        func events(_ name: String) -> [StreamEvent] {
            let text = String(decoding: data.readableBytesView, as: UTF8.self)
            return text.components(separatedBy: "\n\n").filter { $0.contains("event: \(name)\n") }.map { block in
                let lines = block.split(separator: "\n").filter { $0.hasPrefix("data: ") }.map { $0.dropFirst(6) }
                return StreamEvent(
                    name: name, data: Data((lines.last ?? "").utf8), channel: lines.count == 2 ? Int(lines[0]) : nil)
            }
        }
    }

    private let channel: any Channel
    private let frames: AsyncStream<Frame>
    private let head: String

    /// The status of the answer to the request to upgrade.
    var status: Int? { Int(head.split(separator: " ").dropFirst().first ?? "") }
    var answer: String { head }

    static let key = Data("0123456789abcdef".utf8).base64EncodedString()

    /// The headers that a browser sends from a page of the server's own.
    static func headers(_ server: TestServer) -> [String: String] {
        [
            "Host": "127.0.0.1:\(server.port)", "Origin": server.address, "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13",
        ]
    }

    /// Connects and asks for the upgrade.
    init(_ server: TestServer, headers: [String: String]? = nil) async throws {
        let (frames, door) = AsyncStream<Frame>.makeStream()
        let (heads, headDoor) = AsyncStream<String>.makeStream()
        self.frames = frames
        channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Reader(headDoor, door))
                }
            }
            .connect(host: "127.0.0.1", port: server.port).get()
        let lines = (headers ?? Self.headers(server)).map { "\($0.key): \($0.value)\r\n" }.joined()
        try await channel.writeAndFlush(ByteBuffer(string: "GET /socket HTTP/1.1\r\n\(lines)\r\n"))
        var iterator = heads.makeAsyncIterator()
        head = await iterator.next() ?? ""
    }

    deinit { channel.close(promise: nil) }

    /// Sends one masked frame, or so many of the same in one go.
    func send(
        _ opcode: WebSocketOpcode, _ data: [UInt8], isLast: Bool = true, mask: [UInt8]? = [1, 2, 3, 4], bits: UInt8 = 0,
        count: Int = 1
    ) async throws {
        var frame = ByteBuffer()
        frame.writeInteger((isLast ? 0x80 : 0) | bits | UInt8(webSocketOpcode: opcode))
        let masked: UInt8 = mask == nil ? 0 : 0x80
        switch data.count {
        case ..<126: frame.writeInteger(masked | UInt8(data.count))
        case ..<65_536:
            frame.writeInteger(masked | 126)
            frame.writeInteger(UInt16(data.count))
        default:
            frame.writeInteger(masked | 127)
            frame.writeInteger(UInt64(data.count))
        }
        if let mask { frame.writeBytes(mask) }
        frame.writeBytes(data.enumerated().map { $1 ^ (mask?[$0 % 4] ?? 0) })
        let bytes = Array(frame.readableBytesView)
        try await channel.writeAndFlush(ByteBuffer(bytes: (0..<count).flatMap { _ in bytes }))
    }

    func send(_ message: SocketMessage) async throws {
        try await send(.text, [UInt8](try JSONEncoder().encode(message)))
    }

    /// The next frame; nil once the server has closed.
    func next() async -> Frame? {
        for await frame in frames { return frame }
        return nil
    }

    /// The next event with this name; others are passed over. Each message of the server holds whole events here.
    func event(_ name: String) async throws -> StreamEvent {
        while let frame = await next() { if let event = frame.events(name).first { return event } }
        throw URLError(.networkConnectionLost)
    }

    /// The code with which the server closes.
    func closeCode() async -> Int? {
        while let frame = await next() { if let code = frame.closeCode { return code } }
        return nil
    }

    /// The name of the stream that the socket carries.
    func welcome() async throws -> StreamID { try await event("stream").decoded(StreamWelcome.self).stream }
}

/// Takes the answer's head, then the frames behind it.
private final class Reader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let heads: AsyncStream<String>.Continuation
    private let frames: AsyncStream<SocketClient.Frame>.Continuation
    private var rest = ByteBuffer()
    private var hasHead = false

    init(_ heads: AsyncStream<String>.Continuation, _ frames: AsyncStream<SocketClient.Frame>.Continuation) {
        (self.heads, self.frames) = (heads, frames)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var bytes = unwrapInboundIn(data)
        rest.writeBuffer(&bytes)
        if !hasHead { takeHead() }
        while hasHead, let frame = takeFrame() { frames.yield(frame) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        heads.finish()
        frames.finish()
    }

    private func takeHead() {
        let text = String(decoding: rest.readableBytesView, as: UTF8.self)
        guard let end = text.range(of: "\r\n\r\n") else { return }
        hasHead = true
        let head = String(text[..<end.upperBound])
        rest.moveReaderIndex(forwardBy: head.utf8.count)
        heads.yield(head)
    }

    private func takeFrame() -> SocketClient.Frame? {
        var bytes = rest
        guard let first = bytes.readInteger(as: UInt8.self), let second = bytes.readInteger(as: UInt8.self) else {
            return nil
        }
        var count = Int(second)
        if second == 126 { count = bytes.readInteger(as: UInt16.self).map(Int.init) ?? .max }
        if second == 127 { count = bytes.readInteger(as: UInt64.self).map(Int.init) ?? .max }
        guard let data = bytes.readSlice(length: count),
            let opcode = WebSocketOpcode(encodedWebSocketOpcode: first & 0xF)
        else { return nil }
        rest = bytes
        return SocketClient.Frame(opcode: opcode, data: data, isCompressed: first & 0x40 != 0)
    }
}
