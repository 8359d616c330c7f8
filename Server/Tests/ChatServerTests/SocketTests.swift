import ChatModels
import Foundation
import NIOCore
import NIOPosix
import NIOWebSocket
import RenderTree
import Synchronization
import Testing

@testable import ChatServer

@Suite(.timeLimit(.minutes(5))) struct SocketTests {
    @Test func `a socket carries the events of the devices that are put on its channels`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let socket = try await SocketClient(server)
            #expect(socket.status == 101)
            let stream = try await socket.welcome()
            #expect(try await kate.subscribe(stream, channel: 7).status == 204)
            #expect(try await socket.event("state").channel == 7)
            _ = try await kate.send("hello")
            #expect(try await socket.event("entry").decoded(EntryEvent.self).sequence == 1)
        }
    }

    @Test func `a channel continues behind the entry that the page has`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            for text in ["one", "two"] { _ = try await kate.send(text) }
            let socket = try await SocketClient(server)
            let stream = try await socket.welcome()
            #expect(try await kate.subscribe(stream, channel: 1, after: 1).status == 204)
            #expect(try await socket.event("entry").decoded(EntryEvent.self).sequence == 2)
        }
    }

    @Test func `a tap by a socket reaches the app, and its patch comes back by it`() async throws {
        try await withProbe { server, kate in
            let (socket, instance) = try await openProbe(server, kate)
            try await socket.send(message(1, instance, .edit(NodeID(rawValue: 2), text: "by socket", edit: 1)))
            let patch = try await socket.event("patch").decoded(PatchEvent.self)
            #expect(patch.instance == instance)
            try await socket.send(message(2, instance, .tap(NodeID(rawValue: 3))))
            var answer: SocketAnswer?
            while answer?.number != 2 { answer = try await socket.event("answer").decoded(SocketAnswer.self) }
            #expect(answer?.error == nil)
        }
    }

    @Test func `what input by a socket is refused for is said in its answer`() async throws {
        try await withProbe { server, kate in
            let (socket, instance) = try await openProbe(server, kate)
            let far = InputEvent.scroll(NodeID(rawValue: 2), x: 1e300, y: 0)
            try await socket.send(message(3, instance, far))
            #expect(try await socket.event("answer").decoded(SocketAnswer.self).error?.code == .badNumber)
            let many = InputBody(instance: instance, events: Array(repeating: .tap(NodeID(rawValue: 3)), count: 65))
            try await socket.send(SocketMessage(channel: 1, number: 4, input: many))
            #expect(try await socket.event("answer").decoded(SocketAnswer.self).error?.code == .badNumber)
            try await socket.send(.text, Array("{}".utf8))
            #expect(try await socket.event("answer").decoded(SocketAnswer.self).error?.code == .malformedBody)
        }
    }

    @Test func `input by a channel that nobody has put on the stream is refused`() async throws {
        try await withServer { server in
            let socket = try await SocketClient(server)
            _ = try await socket.welcome()
            try await socket.send(message(1, InstanceID(rawValue: 1), .tap(NodeID(rawValue: 3))))
            #expect(try await socket.event("answer").decoded(SocketAnswer.self).error?.code == .unknownStream)
        }
    }

    @Test(arguments: [
        ("Origin", "http://evil.example", 403), ("Origin", nil, 403), ("Origin", "null", 403),
        ("Host", "evil.example", 403), ("Sec-Fetch-Site", "cross-site", 403), ("Sec-WebSocket-Key", "short", 400),
        ("Sec-WebSocket-Key", nil, 400), ("Sec-WebSocket-Version", "8", 400), ("Upgrade", "h2c", 400),
        ("Upgrade", nil, 400), ("Connection", "keep-alive", 400),
    ]) func `a handshake that is not in order is refused`(name: String, value: String?, status: Int) async throws {
        try await withServer { server in
            var headers = SocketClient.headers(server)
            headers[name] = value
            let socket = try await SocketClient(server, headers: headers)
            #expect(socket.status == status)
        }
    }

    @Test func `another address that is asked to upgrade answers as usual`() async throws {
        try await withServer { server in
            let lines = SocketClient.headers(server).map { "\($0.key): \($0.value)\r\n" }.joined()
            let socket = try RawSocket(port: server.port)
            try socket.send("GET /web/client/main.js HTTP/1.1\r\n\(lines)\r\n")
            let text = try await socket.text(upTo: "export {};")
            #expect(text.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func `a message comes in fragments, with a ping between`() async throws {
        try await withServer { server in
            let socket = try await SocketClient(server)
            _ = try await socket.welcome()
            let message = [UInt8](
                try JSONEncoder().encode(message(5, InstanceID(rawValue: 1), .tap(NodeID(rawValue: 3)))))
            try await socket.send(.text, Array(message[..<9]), isLast: false)
            try await socket.send(.ping, Array("are you there".utf8))
            try await socket.send(.continuation, Array(message[9...]))
            let pong = try #require(await socket.next())
            #expect(pong.opcode == .pong)
            #expect(String(decoding: pong.data.readableBytesView, as: UTF8.self) == "are you there")
            #expect(try await socket.event("answer").decoded(SocketAnswer.self).number == 5)
        }
    }

    @Test func `a long message is compressed for who takes it, and a short one is not`() async throws {
        try await withServer { server in
            let kate = try await server.phone("kate")
            let offers = ["Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"]
            let socket = try await SocketClient(server, headers: SocketClient.headers(server).merging(offers) { $1 })
            #expect(
                socket.answer.lowercased().contains("sec-websocket-extensions: permessage-deflate; server_no_context"))
            var welcome = try #require(await socket.next())
            while welcome.events("stream").isEmpty { welcome = try #require(await socket.next()) }
            #expect(!welcome.isCompressed)
            let stream = try #require(welcome.events("stream").first).decoded(StreamWelcome.self).stream
            #expect(try await kate.subscribe(stream, channel: 1).status == 204)
            _ = try await kate.send(String(repeating: "A long word, and again. ", count: 400))
            var frame = try #require(await socket.next())
            while !frame.isCompressed { frame = try #require(await socket.next()) }
            #expect(frame.data.readableBytes < 1_000)
            frame.data = try MessageDeflate.inflated(frame.data, byteCountMax: 1 << 20)
            #expect(try #require(frame.events("entry").first).decoded(EntryEvent.self).sequence == 1)
        }
    }

    @Test func `a client that has agreed may compress what it sends, and a bomb closes the socket`() async throws {
        try await withServer { server in
            let offers = ["Sec-WebSocket-Extensions": "permessage-deflate"]
            let headers = SocketClient.headers(server).merging(offers) { $1 }
            let socket = try await SocketClient(server, headers: headers)
            _ = try await socket.welcome()
            let text = String(repeating: " ", count: 500) + "{}"
            let small = try #require(MessageDeflate.deflated(ByteBuffer(string: text)))
            try await socket.send(.text, Array(small.readableBytesView), bits: 0x40)
            #expect(try await socket.event("answer").decoded(SocketAnswer.self).error?.code == .malformedBody)
            let bytes = Array(small.readableBytesView)
            try await socket.send(.text, Array(bytes[..<5]), isLast: false, bits: 0x40)
            try await socket.send(.ping, [])
            try await socket.send(.continuation, Array(bytes[5...]))
            #expect(try await socket.event("answer").decoded(SocketAnswer.self).error?.code == .malformedBody)
            let bomb = try #require(MessageDeflate.deflated(ByteBuffer(repeating: 0x20, count: 10 << 20)))
            try await socket.send(.text, Array(bomb.readableBytesView), bits: 0x40)
            #expect(await socket.closeCode() == 1_009)
            let other = try await SocketClient(server, headers: headers)
            _ = try await other.welcome()
            try await other.send(.text, [0x7B], isLast: false)
            try await other.send(.continuation, [0x7D], bits: 0x40)
            #expect(await other.closeCode() == 1_002)
        }
    }

    @Test func `frames that a browser does not send close the socket, each with its code`() async throws {
        let tooMuch = [UInt8](repeating: 0x20, count: SocketLimits().messageByteCount + 1)
        let half = [UInt8](repeating: 0x20, count: SocketLimits().messageByteCount / 2 + 1)
        let cases: [(Int, @Sendable (SocketClient) async throws -> Void)] = [
            (1_003, { try await $0.send(.binary, [1, 2]) }),
            (1_007, { try await $0.send(.text, [0xC3, 0x28]) }),
            (1_009, { try await $0.send(.text, tooMuch) }),
            (
                1_009,
                {
                    try await $0.send(.text, half, isLast: false)
                    try await $0.send(.continuation, half)
                }
            ),
            (1_002, { try await $0.send(.text, [0x7B], mask: nil) }),
            (1_002, { try await $0.send(.continuation, [0x7B]) }),
            (1_002, { try await $0.send(.text, [0x7B], bits: 0x40) }),
            (1_002, { try await $0.send(.ping, [UInt8](repeating: 0, count: 126)) }),
            (1_002, { try await $0.send(.ping, [], isLast: false) }),
            (1_000, { try await $0.send(.connectionClose, [0x03, 0xE8]) }),
        ]
        try await withServer { server in
            for (number, (code, say)) in cases.enumerated() {
                let socket = try await SocketClient(server)
                _ = try await socket.welcome()
                try await say(socket)
                #expect(await socket.closeCode() == code, "case \(number)")
            }
        }
    }

    @Test func `too many frames a second close the socket`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder, configure: [{ $0.sockets.framesPerSecond = 5 }]) { server in
            for opcode in [WebSocketOpcode.text, .ping] {
                let socket = try await SocketClient(server)
                _ = try await socket.welcome()
                // In one go, since one after the other they may take a busy computer longer.
                try await socket.send(opcode, Array("{}".utf8), count: 25)
                #expect(await socket.closeCode() == 1_008)
            }
        }
    }

    @Test func `too many bytes a second close the socket, compressed or not`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder, configure: [{ $0.sockets.bytesPerSecond = 60 }]) { server in
            let socket = try await SocketClient(server)
            _ = try await socket.welcome()
            try await socket.send(.text, Array("{\"a\":\"0123456789\"}".utf8), count: 25)
            #expect(await socket.closeCode() == 1_008)
        }
    }

    @Test func `a client that answers no ping is gone, and its stream with it`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        let limits = { (configuration: inout ServerConfiguration) in
            (configuration.sockets.ping, configuration.sockets.idle) = (.milliseconds(20), .milliseconds(100))
        }
        try await withServer(on: folder, configure: [limits]) { server in
            let kate = try await server.phone("kate")
            let socket = try await SocketClient(server)
            let stream = try await socket.welcome()
            #expect(await socket.next()?.opcode == .ping)
            while await socket.next() != nil {}
            #expect(try await kate.subscribe(stream, channel: 1).code == .unknownStream)
        }
    }

    @Test func `a server that stops says goodbye`() async throws {
        let (sockets, door) = AsyncStream<SocketClient>.makeStream()
        try await withServer { server in
            let socket = try await SocketClient(server)
            _ = try await socket.welcome()
            door.yield(socket)
        }
        var iterator = sockets.makeAsyncIterator()
        let socket = await iterator.next()
        #expect(await socket?.closeCode() == 1_001)
    }

    @Test func `a socket whose client does not read is cut off`() async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try await withServer(on: folder, configure: [{ $0.connections.write = .milliseconds(300) }]) { server in
            let kate = try await server.phone("kate")
            let text = String(repeating: "\u{1}", count: ChatLimits.textByteCountMax)
            for _ in 1...14 { _ = try await kate.send(text) }
            let deaf = try RawSocket(port: server.port, receiveByteCount: 4_096)
            let lines = SocketClient.headers(server).map { "\($0.key): \($0.value)\r\n" }.joined()
            try deaf.send("GET /socket HTTP/1.1\r\n\(lines)\r\n")
            let head = try await deaf.text(upTo: "\"stream\":\"")
            let rest = head.isEmpty ? "" : try await deaf.text(upTo: "\"")
            let stream = try #require(StreamID(rawValue: String(rest.prefix { $0 != "\"" })))
            #expect(try await kate.subscribe(stream, channel: 1).status == 204)
            try await deaf.waitUntilClosed()
        }
    }

    @Test func `what runs for a session stays on its event loop`() async throws {
        let executor = LoopExecutor(MultiThreadedEventLoopGroup.singleton.next())
        let queue = JobQueue<Place>()
        let place = Place()
        let places = Mutex<[Bool]>([])
        let running = Task {
            await withTaskExecutorPreference(executor) { await queue.run(on: place) }
        }
        for _ in 1...3 {
            try await queue.perform { place in
                let isThere = place.isOn(executor)
                places.withLock { $0.append(isThere) }
            }
        }
        queue.close()
        await running.value
        #expect(places.withLock { $0 } == [true, true, true])
    }

    private func message(_ number: Int, _ instance: InstanceID, _ event: InputEvent) -> SocketMessage {
        SocketMessage(channel: 1, number: number, input: InputBody(instance: instance, events: [event]))
    }

    private func withProbe(_ body: (TestServer, Phone) async throws -> Void) async throws {
        let folder = try TestFolder()
        defer { folder.remove() }
        try folder.addProbe()
        try await withServer(on: folder) { server in try await body(server, try await server.phone("kate")) }
    }

    /// Opens the probe, whose events come by channel 1 of the socket; returns once it is drawn.
    private func openProbe(_ server: TestServer, _ kate: Phone) async throws -> (SocketClient, InstanceID) {
        let socket = try await SocketClient(server)
        let stream = try await socket.welcome()
        #expect(try await kate.subscribe(stream, channel: 1).status == 204)
        #expect(try await kate.put("/panel", OpenPanelBody(app: FollowingClient.probe)).status == 204)
        return (socket, try await socket.event("patch").decoded(PatchEvent.self).instance)
    }
}

/// An actor without an executor of its own, as sessions are.
private actor Place {
    func isOn(_ executor: LoopExecutor) -> Bool { executor.eventLoop.inEventLoop }
}
