public import Foundation

extension P256.Signing.ECDSASignature {
    /// The two numbers in ASN.1's form. Source: RFC 3279, section 2.2.3; ITU-T X.690, section 8.3.
    public var derRepresentation: Data {
        let half = Self.byteCount / 2
        let body = Self.integer(rawRepresentation.prefix(half)) + Self.integer(rawRepresentation.dropFirst(half))
        return Data([0x30, UInt8(body.count)] + body)
    }

    /// - Throws: `CryptoKitError.incorrectParameterSize` where the data are no such signature.
    public init<D: DataProtocol>(derRepresentation: D) throws {
        var bytes = Array(derRepresentation)[...]
        guard Self.takeHeader(0x30, &bytes) == bytes.count else { throw CryptoKitError.incorrectParameterSize }
        let numbers = try Self.takeInteger(&bytes) + Self.takeInteger(&bytes)
        guard bytes.isEmpty else { throw CryptoKitError.incorrectParameterSize }
        try self.init(rawRepresentation: numbers)
    }

    /// Returns a number without zeros in front, but with one where its first bit would be a sign.
    private static func integer(_ number: Data) -> [UInt8] {
        var digits = Array(number.drop { $0 == 0 })
        if (digits.first ?? 0x80) & 0x80 != 0 { digits.insert(0, at: 0) }
        return [0x02, UInt8(digits.count)] + digits
    }

    /// Takes a mark and a length, which is below 128 here, from the beginning; nil where they are others.
    private static func takeHeader(_ mark: UInt8, _ bytes: inout ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= 2, bytes.removeFirst() == mark else { return nil }
        let count = Int(bytes.removeFirst())
        return count < 0x80 && count <= bytes.count ? count : nil
    }

    /// Takes a number and fills it with zeros in front.
    private static func takeInteger(_ bytes: inout ArraySlice<UInt8>) throws -> [UInt8] {
        let half = byteCount / 2
        guard let count = takeHeader(0x02, &bytes) else { throw CryptoKitError.incorrectParameterSize }
        let digits = bytes.prefix(count).drop { $0 == 0 }
        bytes = bytes.dropFirst(count)
        guard digits.count <= half else { throw CryptoKitError.incorrectParameterSize }
        return [UInt8](repeating: 0, count: half - digits.count) + digits
    }
}
