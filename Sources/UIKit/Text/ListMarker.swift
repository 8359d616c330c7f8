/// The parts of a marker's format: a word in braces, and the text around it.
struct ListMarker {
    let before, after: String
    private let word: String
    private static let signs = [
        "box": "\u{25AB}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]
    private static let numerals = [
        (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
        (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]

    /// Returns nil for a format without a word in braces.
    init?(_ format: String) {
        guard let start = format.firstIndex(of: "{"), let end = format[start...].firstIndex(of: "}") else { return nil }
        before = String(format[..<start])
        word = String(format[format.index(after: start)..<end])
        after = String(format[format.index(after: end)...])
    }

    var isNumber: Bool { Self.signs[word] == nil }

    /// Returns the sign, or the number in digits or letters; numbers without such letters are decimal.
    func text(of number: Int) -> String {
        if let sign = Self.signs[word] { return sign }
        let isUpper = word.hasPrefix("upper-")
        let text =
            switch word {
            case "lower-hexadecimal", "upper-hexadecimal": String(number, radix: 16)
            case "octal": String(number, radix: 8)
            case "lower-alpha", "upper-alpha", "lower-latin", "upper-latin": Self.letters(of: number)
            case "lower-roman", "upper-roman": Self.roman(number)
            default: String(number)
            }
        return isUpper ? text.uppercased() : text
    }

    /// Returns a to z, then aa to az and so on.
    private static func letters(of number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (rest, letters) = (number, "")
        while rest > 0 {
            let letter = Character(UnicodeScalar(UInt8(97 + (rest - 1) % 26)))
            letters.insert(letter, at: letters.startIndex)
            rest = (rest - 1) / 26
        }
        return letters
    }

    /// Returns Roman numerals of 1 to 3999.
    private static func roman(_ number: Int) -> String {
        guard (1...3999).contains(number) else { return String(number) }
        var (rest, text) = (number, "")
        for (value, letters) in numerals {
            while rest >= value {
                text += letters
                rest -= value
            }
        }
        return text
    }
}
