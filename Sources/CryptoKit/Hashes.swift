/// Source: developer.apple.com/documentation/cryptokit/sha256
public struct SHA256: HashFunction {
    public static let blockByteCount = 64
    public static let byteCount = 32
    private var hash = OpenSSLHash("SHA256")

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: hash.finalize(byteCount: 32)) }
}

public struct SHA256Digest: Digest {
    public static let byteCount = 32
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
}

/// Source: developer.apple.com/documentation/cryptokit/sha384
public struct SHA384: HashFunction {
    public static let blockByteCount = 128
    public static let byteCount = 48
    private var hash = OpenSSLHash("SHA384")

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: hash.finalize(byteCount: 48)) }
}

public struct SHA384Digest: Digest {
    public static let byteCount = 48
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
}

/// Source: developer.apple.com/documentation/cryptokit/sha512
public struct SHA512: HashFunction {
    public static let blockByteCount = 128
    public static let byteCount = 64
    private var hash = OpenSSLHash("SHA512")

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: hash.finalize(byteCount: 64)) }
}

public struct SHA512Digest: Digest {
    public static let byteCount = 64
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
}

/// Hashes that are broken, for old formats. Source: developer.apple.com/documentation/cryptokit/insecure
public enum Insecure {
    /// Source: developer.apple.com/documentation/cryptokit/sha1
    public struct SHA1: HashFunction {
        public static let blockByteCount = 64
        public static let byteCount = 20
        private var hash = OpenSSLHash("SHA1")

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: hash.finalize(byteCount: 20)) }
    }

    public struct SHA1Digest: Digest {
        public static let byteCount = 20
        public let bytes: [UInt8]
        public init(bytes: [UInt8]) { self.bytes = bytes }
    }

    /// Source: developer.apple.com/documentation/cryptokit/md5
    public struct MD5: HashFunction {
        public static let blockByteCount = 64
        public static let byteCount = 16
        private var hash = OpenSSLHash("MD5")

        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
        public func finalize() -> MD5Digest { MD5Digest(bytes: hash.finalize(byteCount: 16)) }
    }

    public struct MD5Digest: Digest {
        public static let byteCount = 16
        public let bytes: [UInt8]
        public init(bytes: [UInt8]) { self.bytes = bytes }
    }
}
