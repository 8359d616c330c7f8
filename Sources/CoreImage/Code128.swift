import Foundation

/// A text as the bars of Code 128. Source: ISO/IEC 15417
struct Code128 {
    /// One module each, true for a dark one; without the light ones around them.
    let bars: [Bool]

    /// Encodes bytes; nil for none, for those that the code has no symbols for, and for more than `byteCountMax`.
    init?(_ message: Data) {
        let bytes = [UInt8](message)
        guard (1...Self.byteCountMax).contains(bytes.count), let values = Self.values(of: bytes) else { return nil }
        let weighted = values.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element }
        let symbols = (values + [weighted % 103]).map { Self.patterns[$0] } + [Self.stop]
        bars = symbols.joined(separator: "").enumerated().flatMap { place, width in
            repeatElement(place % 2 == 0, count: width.wholeNumberValue ?? 0)
        }
    }

    private static let byteCountMax = 200

    /// Returns the symbols' values, the start symbol first: pairs of digits, or printed characters, or control characters and capitals.
    private static func values(of bytes: [UInt8]) -> [Int]? {
        let zero = UInt8(ascii: "0")
        if bytes.count % 2 == 0, bytes.allSatisfy({ (zero...zero + 9).contains($0) }) {
            return [105]
                + stride(from: 0, to: bytes.count, by: 2).map { Int(bytes[$0] - zero) * 10 + Int(bytes[$0 + 1] - zero) }
        }
        if bytes.allSatisfy({ (32..<128).contains($0) }) { return [104] + bytes.map { Int($0) - 32 } }
        guard bytes.allSatisfy({ $0 < 96 }) else { return nil }
        return [103] + bytes.map { $0 < 32 ? Int($0) + 64 : Int($0) - 32 }
    }

    private static let stop: Substring = "2331112"

    /// Widths of the bars and gaps of each symbol, by its value.
    static let patterns = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231
        113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211
        212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131
        113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
        314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211
        241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141
        214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214
        211232
        """.split(whereSeparator: \.isWhitespace)
}
