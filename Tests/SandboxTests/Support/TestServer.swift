import Foundation
import Glibc
import Testing

/// A server that its apps must not reach: this process, with a port and an abstract name at which it listens.
final class TestServer: Sendable {
    static let processID = "\(getpid())"
    static let user = "\(geteuid())"

    let port: Int
    let abstractName = "parley-test-\(UUID().uuidString)"
    /// Address of a byte of this process's memory.
    let memoryAddress: UInt
    private let sockets: [Int32]

    init() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        memory.storeBytes(of: 1, as: UInt8.self)
        memoryAddress = UInt(bitPattern: memory)
        let stream = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let tcp = socket(AF_INET, stream, 0)
        let unix = socket(AF_UNIX, stream, 0)
        sockets = [tcp, unix]
        port = try Self.listen(tcp)
        try Self.listen(unix, abstractName)
    }

    deinit {
        for socket in sockets { close(socket) }
        UnsafeMutableRawPointer(bitPattern: memoryAddress)?.deallocate()
    }

    private static func listen(_ socket: Int32) throws -> Int {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        try withUnsafeMutableBytes(of: &address) { bytes in
            let pointer = try #require(bytes.assumingMemoryBound(to: sockaddr.self).baseAddress)
            try #require(bind(socket, pointer, size) == 0 && Glibc.listen(socket, 64) == 0)
            try #require(getsockname(socket, pointer, &size) == 0)
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    private static func listen(_ socket: Int32, _ abstractName: String) throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // A name that begins with a zero is in no folder.
        withUnsafeMutableBytes(of: &address.sun_path) { $0[1...].copyBytes(from: abstractName.utf8) }
        let size = socklen_t(MemoryLayout<sa_family_t>.size + 1 + abstractName.utf8.count)
        try withUnsafeBytes(of: &address) { bytes in
            let pointer = try #require(bytes.assumingMemoryBound(to: sockaddr.self).baseAddress)
            try #require(bind(socket, pointer, size) == 0 && Glibc.listen(socket, 64) == 0)
        }
    }
}
