import ArgumentParser
import Foundation

/// Search for a TCP port that is free at all given addresses of this computer.
enum FreePort {
    private static let triesMax = 100
    /// Ports below it may be taken by the system's own programs only. Source: ip(7), `ip_unprivileged_port_start`.
    private static let reservedMax = 1_024

    /// Returns the port (0 stands for any), or the next free one. Another process may take it before the server binds
    /// it; the server then reports the error.
    static func first(from port: Int, at addresses: [String]) throws -> Int {
        if port == 0 { return 0 }
        for candidate in port..<min(port + triesMax, 65_536)
        where addresses.allSatisfy({ isFree(candidate, at: $0) }) {
            return candidate
        }
        if port < reservedMax, errnoOfBinding(port, at: addresses[0]) == EACCES {
            throw ValidationError(
                "Ports below \(reservedMax) are the system's; choose one from there on, or 0 for any.")
        }
        throw CommandFailure("Ports \(port) to \(min(port + triesMax, 65_536) - 1) are all taken.")
    }

    /// Checks an address given with `--host`.
    /// - Throws: `ValidationError` with a sentence for the person.
    static func check(_ address: String) throws {
        var parsed = in_addr()
        guard inet_pton(AF_INET, address, &parsed) == 1 else {
            throw ValidationError("An address to listen at is four numbers, as in --host 192.168.1.5.")
        }
        // Not 0.0.0.0: a browser's `Host` header names the one address that it used. Not 127…: the server listens there
        // anyway.
        guard parsed.s_addr != 0, !address.hasPrefix("127."), isFree(0, at: address) else {
            throw ValidationError("\(address) is no address of this computer in a network; `hostname -I` lists them.")
        }
    }

    private static func isFree(_ port: Int, at host: String) -> Bool { errnoOfBinding(port, at: host) == 0 }

    /// Returns 0 where the port can be had.
    private static func errnoOfBinding(_ port: Int, at host: String) -> Int32 {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { return errno }
        defer { close(socket) }
        // Sets the option that the server sets, so that a port in TIME_WAIT counts as free.
        var on: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = inet_addr(host)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 ? 0 : errno
            }
        }
    }
}
