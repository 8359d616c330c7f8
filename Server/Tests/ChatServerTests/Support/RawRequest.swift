import Foundation

/// Bytes as they are, for what no well-behaved client can be made to send.
enum RawRequest {
    /// All that the server says until it closes.
    static func answer(to text: String, port: Int, at host: String = "127.0.0.1") async throws -> String {
        let socket = try RawSocket(port: port, at: host)
        try socket.send(text)
        return try await socket.readAll()
    }
}

/// A connection that does what no well-behaved client does: sends half a request, or does not read.
final class RawSocket: Sendable {
    /// `POLLRDHUP` of poll(2), which Foundation does not import.
    private static let peerHasClosed: Int16 = 0x2000

    private let socket: Int32

    /// - Parameter receiveByteCount: what the system takes for a client that does not read; nil for what is usual.
    init(port: Int, at host: String = "127.0.0.1", receiveByteCount: Int32? = nil) throws {
        socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw POSIXError(.ENOTSOCK) }
        if var count = receiveByteCount {
            setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &count, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr(host)
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw POSIXError(.ECONNREFUSED) }
    }

    deinit { close(socket) }

    func send(_ text: String) throws {
        let bytes = Array(text.utf8)
        guard write(socket, bytes, bytes.count) == bytes.count else { throw POSIXError(.EPIPE) }
    }

    /// Takes nothing that arrives from now on, and acknowledges nothing, as a computer that has lost its network.
    func vanish() throws {
        // One instruction of the Berkeley packet filter: keep 0 bytes. Source: linux/filter.h, socket(7), `SO_ATTACH_FILTER`.
        var instruction: (code: UInt16, whenTrue: UInt8, whenFalse: UInt8, value: UInt32) = (0x06, 0, 0, 0)
        try withUnsafeMutablePointer(to: &instruction) { pointer in
            var program: (count: UInt16, instructions: UnsafeMutableRawPointer) = (1, UnsafeMutableRawPointer(pointer))
            let size = socklen_t(MemoryLayout.size(ofValue: program))
            guard setsockopt(socket, SOL_SOCKET, 26, &program, size) == 0 else { throw POSIXError(.ENOPROTOOPT) }
        }
    }

    /// All that comes until the server closes.
    func readAll() async throws -> String {
        try await onThread { socket in
            var all: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 4_096)
            while case let count = read(socket, &buffer, buffer.count), count > 0 { all += buffer.prefix(count) }
            return String(decoding: all, as: UTF8.self)
        }
    }

    /// Matches bytes up to a text and with it.
    func text(upTo end: String) async throws -> String {
        try await onThread { socket in
            var all: [UInt8] = []
            var byte: UInt8 = 0
            while !all.suffix(end.utf8.count).elementsEqual(end.utf8), read(socket, &byte, 1) == 1 {
                all.append(byte)
            }
            return String(decoding: all, as: UTF8.self)
        }
    }

    /// Returns once the server has closed the connection; reads nothing of what it said.
    func waitUntilClosed() async throws {
        try await onThread { socket in
            var entry = pollfd(fd: socket, events: Self.peerHasClosed, revents: 0)
            while poll(&entry, 1, -1) < 0 {}
        }
    }

    /// On a thread of its own: the server needs the ones that tasks run on.
    private func onThread<Value: Sendable>(_ body: @escaping @Sendable (Int32) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { answer in
            Thread.detachNewThread { answer.resume(with: Result { try body(self.socket) }) }
        }
    }
}
