import Foundation
import LoadClient
import NIOCore

/// A device of this server's that posts by the WebSocket of its page, as the client does, and hears its conversation by it meanwhile.
struct SocketPhone: Phone {
    private static let stream = #"stream":""#
    private let phone: DevicePhone
    private let socket: Dialogue

    /// Signs in, opens the socket and subscribes.
    /// - Parameter requests: takes the requests of all phones. Each with a connection of its own beside its socket would have all
    ///   sockets on every other of the server's event loops.
    init(device: String, in conversation: String, on port: Int, over requests: HTTPConnection) async throws {
        phone = try await DevicePhone(device: device, in: conversation, on: port, over: requests)
        socket = try await Dialogue(on: port) { DialogueReader() }
        let welcome = String(buffer: try await socket.send(Self.handshake(port), until: #"store":"#))
        guard let start = welcome.range(of: Self.stream)?.upperBound else {
            throw LoadError("the socket carries no stream: \(welcome)")
        }
        try await phone.subscribe(String(welcome[start...].prefix { $0 != "\"" }), channel: 1)
    }

    func post(_ text: String) async throws {
        let message = #"{"channel":1,"number":1,"send":{"key":"\#(UUID())","text":"\#(text)"}}"#
        _ = try await socket.send(Self.frame(message), until: #"receipt":{"#)
    }

    func open(_ tally: Tally, on group: any EventLoopGroup) async throws { try await phone.open(tally, on: group) }

    private static func handshake(_ port: Int) -> ByteBuffer {
        let key = Data("0123456789abcdef".utf8).base64EncodedString()
        return ByteBuffer(
            string: """
                GET /socket HTTP/1.1\r
                Host: 127.0.0.1:\(port)\r
                Origin: http://127.0.0.1:\(port)\r
                Upgrade: websocket\r
                Connection: Upgrade\r
                Sec-WebSocket-Key: \(key)\r
                Sec-WebSocket-Version: 13\r
                \r

                """)
    }

    /// Returns a text of 126 bytes to 64 KiB as one frame, with a mask that changes nothing. Source: RFC 6455, section 5.2.
    private static func frame(_ text: String) -> ByteBuffer {
        let padded = text + String(repeating: " ", count: max(0, 126 - text.utf8.count))
        var frame = ByteBuffer(bytes: [0x81, 0x80 | 126])
        frame.writeInteger(UInt16(padded.utf8.count))
        frame.writeInteger(UInt32(0))
        frame.writeString(padded)
        return frame
    }
}
