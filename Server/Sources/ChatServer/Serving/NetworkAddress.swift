import Foundation

/// An IP address: 16 bytes, an address of version 4 as one that is mapped into version 6. Source: RFC 4291, section 2.5.5.2.
struct NetworkAddress: Hashable, Sendable {
    static let bitCount = 128
    /// Bits before an address of version 4.
    static let mappedBitCount = 96

    let bytes: [UInt8]
    let isVersion4: Bool

    /// Parses an address as text; nil for a name. A scope (`%eth0`) is left out.
    init?(_ text: some StringProtocol) {
        let text = String(text.prefix { $0 != "%" })
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            bytes = Self.mapping + withUnsafeBytes(of: &four) { Array($0) }
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            bytes = withUnsafeBytes(of: &six) { Array($0) }
        } else {
            return nil
        }
        isVersion4 = bytes.starts(with: Self.mapping)
    }

    private static let mapping = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

    /// 127.0.0.0/8 or ::1.
    var isLoopback: Bool { isVersion4 ? bytes[12] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1] }

    /// Text by which what comes from an address is counted. Who has one address of version 6 has 2⁶⁴ of them, the smallest network
    /// that is given out, so that these count as one. Source: RFC 4291, section 2.5.1.
    var subscriber: String {
        if isVersion4 { return text }
        return bytes.prefix(8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + "/64"
    }

    /// Text in its usual form.
    var text: String {
        if isVersion4 { return bytes.suffix(4).map(String.init).joined(separator: ".") }
        var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let known = bytes.withUnsafeBytes { inet_ntop(AF_INET6, $0.baseAddress, &buffer, socklen_t(buffer.count)) }
        return known.map { String(cString: $0) } ?? ""
    }
}

/// A range of addresses, as 10.0.0.0/8 or one address alone.
struct NetworkRange: Hashable, Sendable {
    private let first: NetworkAddress
    private let bitCount: Int

    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let address = NetworkAddress(parts[0]) else { return nil }
        first = address
        guard parts.count == 2 else {
            bitCount = NetworkAddress.bitCount
            return
        }
        guard let count = UInt8(parts[1]), count <= (address.isVersion4 ? 32 : 128) else { return nil }
        bitCount = Int(count) + (address.isVersion4 ? NetworkAddress.mappedBitCount : 0)
    }

    func contains(_ address: NetworkAddress) -> Bool {
        for (index, (mine, other)) in zip(first.bytes, address.bytes).enumerated() {
            let bits = min(8, bitCount - index * 8)
            guard bits > 0 else { return true }
            let mask = UInt8(truncatingIfNeeded: 0xFF00 >> bits)
            guard mine & mask == other & mask else { return false }
        }
        return true
    }
}
