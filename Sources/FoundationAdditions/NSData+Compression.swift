public import Foundation

// Source: developer.apple.com/documentation/foundation/nsdata/compressed(using:)
extension NSData {
    /// A way to write data in fewer bytes. Here `zlib` alone compresses; the others throw.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsdata/compressionalgorithm
    public enum CompressionAlgorithm: Int, Sendable {
        case lzfse = 0, lz4, lzma
        /// A raw stream of RFC 1951, without the header and checksum of RFC 1950.
        case zlib
    }

    /// Greatest number of bytes that data may have when they are decompressed: a few can stand for very many.
    package static let decompressedByteCountMax = 64 * 1024 * 1024

    /// Returns the data compressed.
    /// - Throws: `CocoaError.featureUnsupported` for another algorithm than `zlib`; `compressionFailed` where there is no memory, and for
    ///   4 gigabytes and more.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsdata/compressed(using:)
    public func compressed(using algorithm: CompressionAlgorithm) throws -> Self {
        try requireZlib(algorithm)
        guard let result = RawDeflate.compressed(copied) else {
            throw CocoaError(.compressionFailed)
        }
        return try sameKind(result, .compressionFailed)
    }

    /// Returns data as they were before they were compressed.
    /// - Throws: `CocoaError.featureUnsupported` for another algorithm than `zlib`; `decompressionFailed` for data that are damaged or
    ///   cut off, and for more than 64 megabytes of them.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsdata/decompressed(using:)
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> Self {
        try requireZlib(algorithm)
        let result = RawDeflate.decompressed(copied, byteCountMax: Self.decompressedByteCountMax)
        guard let result else { throw CocoaError(.decompressionFailed) }
        return try sameKind(result, .decompressionFailed)
    }

    /// The bytes. `Data(referencing:)` takes six seconds for 64 megabytes.
    fileprivate var copied: Data { Data(bytes: bytes, count: length) }

    private func requireZlib(_ algorithm: CompressionAlgorithm) throws {
        guard algorithm != .zlib else { return }
        let reason = "Parley compresses with zlib alone, and not with \(algorithm)."
        throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: reason])
    }

    /// Returns the bytes as data that can be changed where these can be. A subclass of an app's own cannot be made here.
    private func sameKind(_ data: Data, _ code: CocoaError.Code) throws -> Self {
        let made = self is NSMutableData ? NSMutableData(data: data) : NSData(data: data)
        guard let made = made as? Self else { throw CocoaError(code) }
        return made
    }
}

extension NSMutableData {
    /// Source: developer.apple.com/documentation/foundation/nsmutabledata/compress(using:)
    public func compress(using algorithm: NSData.CompressionAlgorithm) throws {
        setData(try compressed(using: algorithm).copied)
    }

    /// Source: developer.apple.com/documentation/foundation/nsmutabledata/decompress(using:)
    public func decompress(using algorithm: NSData.CompressionAlgorithm) throws {
        setData(try decompressed(using: algorithm).copied)
    }
}

extension CocoaError.Code {
    /// Source: developer.apple.com/documentation/foundation/cocoaerror/code/compressionfailed
    public static var compressionFailed: Self { Self(rawValue: 5376) }
    /// Source: developer.apple.com/documentation/foundation/cocoaerror/code/decompressionfailed
    public static var decompressionFailed: Self { Self(rawValue: 5377) }
}

extension CocoaError {
    public static var compressionFailed: Code { .compressionFailed }
    public static var decompressionFailed: Code { .decompressionFailed }
}
