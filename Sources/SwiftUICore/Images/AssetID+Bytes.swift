import RenderTree

extension AssetID {
    /// Names data by its 128-bit FNV-1a hash in base 36. Equal data have equal names. The name protects nothing, so the
    /// hash need not be cryptographic.
    package init(of bytes: some Sequence<UInt8>) {
        var hash = UInt128(high: 0x6c62_272e_07bb_0142, low: 0x62b8_2175_6295_c58d)
        let prime = UInt128(high: 0x0000_0000_0100_0000, low: 0x0000_0000_0000_013b)
        for byte in bytes { hash = (hash ^ UInt128(byte)) &* prime }
        self.init(rawValue: String(hash, radix: 36))
    }

    /// Names a file by its path: the same file has the same name, whatever its content.
    package init(ofFile url: URL) { self.init(of: "file:\(url.standardizedFileURL.path)".utf8) }
}

extension UInt128 {
    fileprivate init(high: UInt64, low: UInt64) { self = UInt128(high) << 64 | UInt128(low) }
}
