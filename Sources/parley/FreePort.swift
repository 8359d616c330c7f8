import ArgumentParser
import Foundation

/// Finds a port that nobody listens on.
enum FreePort {
    private static let triesMax = 100

    /// The port itself (0 stands for any), or the next free one after it. Between this and the server's own binding somebody else may
    /// take it; the server then says so.
    static func first(from port: Int) throws -> Int {
        if port == 0 { return 0 }
        for candidate in port..<min(port + triesMax, 65_536) where isFree(candidate) { return candidate }
        throw ValidationError("Ports \(port) to \(min(port + triesMax, 65_536) - 1) are all taken.")
    }

    private static func isFree(_ port: Int) -> Bool {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { return false }
        defer { close(socket) }
        // As the server does: a port that was used a moment ago is free.
        var on: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
