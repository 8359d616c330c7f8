public import Foundation

extension Sequence<UInt8> {
    /// Two lower-case hexadecimal digits per byte.
    public var hexadecimal: String {
        map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}

extension Data {
    /// Parses pairs of hexadecimal digits; nil for any other text.
    public init?(hexadecimal text: String) {
        let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
        self.init(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }
}
