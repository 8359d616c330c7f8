import Glibc

/// A port of this computer at which nobody listens, and which nobody else gets until it is released: connecting to it is
/// refused at once.
public struct SilentPort: Sendable {
    public let port: Int
    private let descriptor: Int32

    public init() {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                precondition(bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0)
            }
        }
        port = Int(in_port_t(bigEndian: address.sin_port))
    }

    public func release() { close(descriptor) }

    public func address(_ path: String, host: String = "localhost") -> String { "http://\(host):\(port)\(path)" }
}
