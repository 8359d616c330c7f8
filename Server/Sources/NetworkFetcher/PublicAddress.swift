import Glibc

/// Checks that an address is on the public Internet: an app must not reach the network of the server's owner.
enum PublicAddress {
    /// Returns false for an invalid address, and for every block that is not for public computers.
    ///
    /// Source: IANA, "IPv4 Special-Purpose Address Registry" and "IPv6 Special-Purpose Address Registry".
    static func isPublic(_ text: String) -> Bool {
        if let four = bytes(of: text, AF_INET, count: 4) { return isPublic(four) }
        guard let six = bytes(of: text, AF_INET6, count: 16) else { return false }
        return isPublicSix(six)
    }

    /// Returns whether `inet_pton` accepts the text as an IPv4 or IPv6 address.
    static func isAddress(_ text: String) -> Bool {
        bytes(of: text, AF_INET, count: 4) != nil || bytes(of: text, AF_INET6, count: 16) != nil
    }

    private static func isPublic(_ address: [UInt8]) -> Bool {
        let special: [([UInt8], Int)] = [
            ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12), ([192, 0, 0], 24),
            ([192, 0, 2], 24), ([192, 31, 196], 24), ([192, 52, 193], 24), ([192, 88, 99], 24), ([192, 168], 16),
            ([192, 175, 48], 24), ([198, 18], 15), ([198, 51, 100], 24), ([203, 0, 113], 24), ([224], 4), ([240], 4),
        ]
        return !special.contains { begins(address, with: $0.0, bits: $0.1) }
    }

    /// Returns whether the address is in the global unicast block, outside of its blocks that embed IPv4 addresses or
    /// are for documentation and tests.
    private static func isPublicSix(_ address: [UInt8]) -> Bool {
        let special: [([UInt8], Int)] = [
            ([0x20, 0x01, 0x00], 23), ([0x20, 0x01, 0x0d, 0xb8], 32), ([0x20, 0x02], 16),
            ([0x26, 0x20, 0, 0x4f, 0x80, 0], 48),
            ([0x3f, 0xff, 0x00], 20),
        ]
        return begins(address, with: [0x20], bits: 3) && !special.contains { begins(address, with: $0.0, bits: $0.1) }
    }

    private static func begins(_ address: [UInt8], with block: [UInt8], bits: Int) -> Bool {
        for index in 0..<bits {
            let mask = UInt8(0x80) >> UInt8(index % 8)
            let wanted = index / 8 < block.count ? block[index / 8] : 0
            if address[index / 8] & mask != wanted & mask { return false }
        }
        return true
    }

    private static func bytes(of text: String, _ family: Int32, count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return inet_pton(family, text, &bytes) == 1 ? bytes : nil
    }
}
