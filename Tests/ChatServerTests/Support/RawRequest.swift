import Foundation

/// Bytes as they are, for what no well-behaved client can be made to send.
enum RawRequest {
    /// All that the server says until it closes. On a thread of its own: the server needs the ones that tasks run on.
    static func answer(to text: String, port: Int) async throws -> String {
        try await withCheckedThrowingContinuation { answer in
            Thread.detachNewThread { answer.resume(with: Result { try exchange(text, port: port) }) }
        }
    }

    private static func exchange(_ text: String, port: Int) throws -> String {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { throw POSIXError(.ENOTSOCK) }
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw POSIXError(.ECONNREFUSED) }
        let bytes = Array(text.utf8)
        guard write(socket, bytes, bytes.count) == bytes.count else { throw POSIXError(.EPIPE) }
        return readAll(socket)
    }

    private static func readAll(_ socket: Int32) -> String {
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while case let count = read(socket, &buffer, buffer.count), count > 0 { all += buffer.prefix(count) }
        return String(decoding: all, as: UTF8.self)
    }
}
