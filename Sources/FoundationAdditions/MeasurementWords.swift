import Foundation

/// A measurement and how it is to be written.
struct MeasurementWords {
    let value: Double
    let unit: Unit
    /// ICU's word for the length of the unit's name.
    let width: String
    /// ICU's word for the purpose; nil to leave the unit as it is.
    let usage: String?
    let locale: Locale
    /// Form of the number; nil for what is usual with the unit.
    let number: FloatingPointFormatStyle<Double>?

    /// Returns the text. A unit that ICU does not know is written by its symbol.
    var text: String {
        guard let name = unit.skeletonName else { return plain }
        for purpose in purposes {
            let words = "unit/\(name) \(width)\(purpose)"
            if let text = NumberSkeleton(words + precision(of: purpose), locale).string(value) {
                return number == nil ? text : renumbered(text)
            }
        }
        return plain
    }

    /// Returns the purposes to be tried, in ICU's words, the last of which leaves the unit as it is.
    private var purposes: [String] {
        guard let usage else { return [""] }
        let general = unit is UnitVolume ? "fluid" : "default"
        return [usage == "default" ? general : usage, general].map { " usage/\($0)" } + [""]
    }

    /// Returns how exact ICU's number is: exact where another form replaces it, and as is usual in a region's own unit.
    private func precision(of purpose: String) -> String {
        if number != nil { return " .##########" }
        return purpose.isEmpty ? " .###" : ""
    }

    private var plain: String {
        let digits = number ?? FloatingPointFormatStyle<Double>().precision(.fractionLength(0...3))
        return "\(digits.locale(locale).format(value)) \(unit.symbol)"
    }

    /// Returns the text with its last number in the form asked for.
    private func renumbered(_ text: String) -> String {
        guard let number, let last = text.lastIndex(where: \.isNumber) else { return text }
        let head = text[...last]
        let rest = head.lastIndex { !$0.isNumber && !Self.isInNumber($0) }
        let start = rest.map(text.index(after:)) ?? text.startIndex
        let digits = text[start...last]
        let plain = FloatingPointFormatStyle<Double>(locale: locale).parseStrategy
        guard let value = try? plain.parse(String(digits)) else { return text }
        return text[..<start] + number.locale(locale).format(value) + text[text.index(after: last)...]
    }

    private static func isInNumber(_ character: Character) -> Bool { ".,'’٫٬-−\u{202F}\u{A0}".contains(character) }
}

extension String {
    /// Returns a temperature without the letter of its scale: `21°`.
    var withoutScale: String { replacing(/°\s*[CF]$/, with: "°").replacing(/\s*K$/, with: "") }
}
