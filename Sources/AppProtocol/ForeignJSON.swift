public import Foundation

/// Decodes JSON that anybody may have written: a browser, an app's process, a file from elsewhere.
///
/// Swift's strings are equal where they look alike, for which the marks after a letter are sorted: comparing or hashing a text
/// takes time that grows with the square of the number of marks in a row. 64 KB of accents, as the key of an object, hold a thread
/// for 0.8 seconds, and 128 KB for three.
public enum ForeignJSON {
    /// Most combining marks in a row. Unicode's own limit for text that is exchanged is 30 (UAX #15, section 12); people who pile
    /// accents up for fun use some 60.
    public static let markCountMax = 128

    /// - Throws: `DecodingError`, also where more marks stand in a row than `markCountMax`, and where the bytes are not UTF-8.
    public static func decode<Value: Decodable>(_ type: Value.Type, from bytes: Data) throws -> Value {
        guard isHarmless(bytes) else {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: complaint))
        }
        return try JSONDecoder().decode(type, from: bytes)
    }

    private static let complaint =
        "The text is not JSON in UTF-8, or has more than \(markCountMax) combining marks in a row."

    /// Whether no run of marks is longer than the limit, as they are and as escapes. Takes time in proportion to the bytes.
    static func isHarmless(_ bytes: Data) -> Bool {
        bytes.withUnsafeBytes { bytes in
            // Spares what is mostly sent the second look: ASCII without escaped scalars.
            var plain = Plainness()
            for byte in bytes { plain.read(byte) }
            if plain.hasNull { return false }
            if !plain.mayHoldMarks { return true }
            var run = MarkRun()
            return run.read(bytes)
        }
    }
}

/// Looks for what needs to be decoded.
private struct Plainness {
    /// JSON holds no such byte, but in UTF-16 and UTF-32, which the decoder takes, too.
    private(set) var hasNull = false
    private(set) var mayHoldMarks = false
    private var isEscape = false

    mutating func read(_ byte: UInt8) {
        if byte == 0 { hasNull = true }
        if byte >= 0x80 || (isEscape && byte == UInt8(ascii: "u")) { mayHoldMarks = true }
        isEscape = byte == UInt8(ascii: "\\")
    }
}

/// Counts combining marks in a row.
private struct MarkRun {
    private typealias Bytes = UnsafeRawBufferPointer.Iterator

    private var count = 0
    /// First half of a pair of escapes that name one scalar beyond U+FFFF.
    private var half: UInt32 = 0

    /// Reads all of a text.
    /// - Returns: whether it is UTF-8, and no run is too long.
    mutating func read(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var (decoder, rest) = (UTF8(), bytes.makeIterator())
        while true {
            switch decoder.decode(&rest) {
            case .emptyInput: return true
            case .error: return false
            case .scalarValue("\\"):
                guard escape(&decoder, &rest).map({ take($0) }) ?? true else { return false }
            case .scalarValue(let scalar):
                guard take(scalar) else { return false }
            }
        }
    }

    /// Reads what follows a backslash.
    /// - Returns: the scalar that is meant, a letter for one that is no mark in any case, or nil after the first half of a pair.
    private mutating func escape(_ decoder: inout UTF8, _ rest: inout Bytes) -> Unicode.Scalar? {
        guard case .scalarValue("u") = decoder.decode(&rest) else { return "a" }
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard case .scalarValue(let digit) = decoder.decode(&rest), let value = Character(digit).hexDigitValue
            else { return "a" }
            unit = unit << 4 | UInt32(value)
        }
        if (0xD800..<0xDC00).contains(unit) {
            half = unit
            return nil
        }
        guard (0xDC00..<0xE000).contains(unit) else { return Unicode.Scalar(unit) ?? "a" }
        return Unicode.Scalar(0x10000 + (half & 0x3FF) << 10 + (unit & 0x3FF)) ?? "a"
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        count = scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered ? count + 1 : 0
        return count <= ForeignJSON.markCountMax
    }
}
