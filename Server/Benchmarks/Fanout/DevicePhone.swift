import Foundation
import LoadClient
import NIOCore
import NIOPosix

/// A device of this server's, with a connection for its requests.
struct DevicePhone: Phone {
    private let device: String
    private let conversation: String
    private let port: Int
    private let cookie: String
    private let connection: HTTPConnection

    /// Connects, and signs in as a browser does: by opening the device's page.
    /// - Parameter connection: takes the place of one of its own.
    init(device: String, in conversation: String, on port: Int, over connection: HTTPConnection? = nil) async throws {
        (self.device, self.conversation, self.port) = (device, conversation, port)
        if let connection { self.connection = connection } else { self.connection = try await HTTPConnection(to: port) }
        let answer = try await self.connection.answer(
            to: ByteBuffer(string: "GET /devices/\(device)/ HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"))
        cookie = answer.header("set-cookie")?.split(separator: ";").first.map(String.init) ?? ""
    }

    func post(_ text: String) async throws {
        let body = #"{"key":"\#(UUID())","text":"\#(text)"}"#
        let answer = try await connection.answer(
            to: ByteBuffer(string: head("POST", "/entries", "Content-Length: \(body.utf8.count)\r\n") + body))
        guard answer.status == 201 else { throw LoadError("the post was refused: \(answer)") }
    }

    /// Has the device's events come by a channel of a stream.
    func subscribe(_ stream: String, channel: Int) async throws {
        let body = #"{"after":0}"#
        let path = "/streams/\(stream)/\(channel)"
        let answer = try await connection.answer(
            to: ByteBuffer(string: head("PUT", path, "Content-Length: \(body.utf8.count)\r\n") + body))
        guard answer.status == 204 else { throw LoadError("the subscription was refused: \(answer)") }
    }

    func open(_ tally: Tally, on group: any EventLoopGroup) async throws {
        let channel = try await ClientBootstrap(group: group).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(StreamReader(tally: tally))
            }
        }.connect(host: "127.0.0.1", port: port).get()
        try await channel.writeAndFlush(ByteBuffer(string: head("GET", "/events?after=0", "")))
    }

    private func head(_ method: String, _ path: String, _ fields: String) -> String {
        """
        \(method) /devices/\(device)/conversations/\(conversation)\(path) HTTP/1.1\r
        Host: 127.0.0.1:\(port)\r
        Cookie: \(cookie)\r
        \(fields)\r

        """
    }
}
