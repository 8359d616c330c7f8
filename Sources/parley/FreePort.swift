import ArgumentParser
import Foundation

/// Finds a port that nobody listens on, at each of some addresses of this computer.
enum FreePort {
    private static let triesMax = 100

    /// The port itself (0 stands for any), or the next free one after it. Between this and the server's own binding somebody else may
    /// take it; the server then says so.
    static func first(from port: Int, at addresses: [String]) throws -> Int {
        if port == 0 { return 0 }
        for candidate in port..<min(port + triesMax, 65_536)
        where addresses.allSatisfy({ isFree(candidate, at: $0) }) {
            return candidate
        }
        throw ValidationError("Ports \(port) to \(min(port + triesMax, 65_536) - 1) are all taken.")
    }

    /// - Throws: what is wrong with an address that is to be listened at, in a sentence.
    static func check(_ address: String) throws {
        var parsed = in_addr()
        guard inet_pton(AF_INET, address, &parsed) == 1 else {
            throw ValidationError("An address to listen at is four numbers, as in --host 192.168.1.5.")
        }
        // A browser's requests name the one address that they mean; and 127… is this computer alone, which listens anyway.
        guard parsed.s_addr != 0, !address.hasPrefix("127."), isFree(0, at: address) else {
            throw ValidationError("\(address) is no address of this computer in a network; `hostname -I` lists them.")
        }
    }

    private static func isFree(_ port: Int, at host: String) -> Bool {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { return false }
        defer { close(socket) }
        // As the server does: a port that was used a moment ago is free.
        var on: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr(host)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
