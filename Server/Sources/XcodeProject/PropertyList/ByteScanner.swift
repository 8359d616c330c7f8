import Foundation

/// Reads the words of a property list from its bytes, and counts lines.
struct ByteScanner {
    private let bytes: [UInt8]
    private var place = 0
    /// Number of the current line, from 1.
    private(set) var line = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { place >= bytes.count }
    /// The next byte; nil at the end.
    var next: UInt8? { isAtEnd ? nil : bytes[place] }

    func error(_ reason: String) -> XcodeProjectError {
        XcodeProjectError(.malformed, "Line \(line) of the project's file: \(reason).")
    }

    mutating func skip() {
        if next == UInt8(ascii: "\n") { line += 1 }
        place += 1
    }

    /// Skips spaces, lines and comments.
    mutating func skipSpace() throws(XcodeProjectError) {
        while let byte = next {
            if byte == UInt8(ascii: "/"), bytes[place...].starts(with: Array("//".utf8)) {
                while let byte = next, byte != UInt8(ascii: "\n") { skip() }
            } else if byte == UInt8(ascii: "/"), bytes[place...].starts(with: Array("/*".utf8)) {
                try skipComment()
            } else if [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20].contains(byte) {
                skip()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(XcodeProjectError) {
        let begin = error("a comment has no end")
        place += 2
        while !isAtEnd, !bytes[place...].starts(with: Array("*/".utf8)) { skip() }
        guard !isAtEnd else { throw begin }
        place += 2
    }

    /// Skips a character, and space before it; returns whether it was there.
    mutating func skip(_ character: Unicode.Scalar) throws(XcodeProjectError) -> Bool {
        try skipSpace()
        guard next == UInt8(ascii: character) else { return false }
        skip()
        return true
    }

    mutating func expect(_ character: Unicode.Scalar) throws(XcodeProjectError) {
        guard try skip(character) else { throw error("“\(character)” is missing") }
    }

    /// Reads bytes in hexadecimal digits, between angle brackets.
    mutating func data() throws(XcodeProjectError) -> Data {
        skip()
        var digits: [UInt8] = []
        while try !skip(">") {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error("bytes need hexadecimal digits and “>”")
            }
            digits.append(UInt8(digit))
            skip()
        }
        guard digits.count.isMultiple(of: 2) else { throw error("bytes need an even number of digits") }
        return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    /// Reads a word, or a text between quotes.
    mutating func text() throws(XcodeProjectError) -> String {
        try skipSpace()
        guard let first = next else { throw error("the file ends too early") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let begin = place
        while let byte = next, Self.isWord(byte) { place += 1 }
        guard place > begin else { throw error("“\(Character(Unicode.Scalar(first)))” is not expected") }
        return String(decoding: bytes[begin..<place], as: UTF8.self)
    }

    /// Bytes of words that need no quotes.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x80...: true
        default: "_$/:.-+@".utf8.contains(byte)
        }
    }

    private mutating func quoted(_ quote: UInt8) throws(XcodeProjectError) -> String {
        let begin = error("a text has no end")
        skip()
        var text: [UInt8] = []
        while let byte = next {
            skip()
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { text += try escaped() } else { text.append(byte) }
        }
        throw begin
    }

    /// Reads what follows a backslash: a letter, `Uxxxx`, or up to three octal digits.
    private mutating func escaped() throws(XcodeProjectError) -> [UInt8] {
        guard let byte = next else { throw error("a text has no end") }
        let letters: [UInt8: UInt8] = [0x61: 7, 0x62: 8, 0x66: 12, 0x6e: 10, 0x72: 13, 0x74: 9, 0x76: 11]
        if byte == UInt8(ascii: "U") {
            skip()
            return Array(String(try scalar(digitCount: 4, radix: 16)).utf8)
        }
        if (0x30...0x37).contains(byte) { return Array(String(try scalar(digitCount: 3, radix: 8)).utf8) }
        skip()
        return [letters[byte] ?? byte]
    }

    private mutating func scalar(digitCount: Int, radix: Int) throws(XcodeProjectError) -> Character {
        var value: UInt32 = 0
        var count = 0
        while count < digitCount, let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
            digit < radix
        {
            value = value * UInt32(radix) + UInt32(digit)
            count += 1
            skip()
        }
        guard count > 0, let scalar = Unicode.Scalar(value) else { throw error("a character's number cannot be read") }
        return Character(scalar)
    }
}
