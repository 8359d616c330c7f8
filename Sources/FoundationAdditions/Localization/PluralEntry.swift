import Foundation

/// An entry of a table of strings with a form for each plural category.
///
/// Source: developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals
package struct PluralEntry: Hashable, Sendable {
    /// Text with a variable `%#@name@` for each part that depends on a number, and other specifiers.
    let format: String
    /// The forms of each variable, by CLDR category.
    let variables: [String: [String: String]]
    /// Language of the table.
    let language: String
    /// Variables within one another; further in, names stay.
    private static let depthMax = 3

    /// Creates an entry whose whole text has forms, which are chosen by the first number.
    init(forms: [String: String], language: String) {
        self.init(format: "%#@text@", variables: ["text": forms], language: language)
    }

    init(format: String, variables: [String: [String: String]], language: String) {
        (self.format, self.variables, self.language) = (format, variables, language)
    }

    /// Returns a format without variables.
    /// - Parameter numbers: the values for the format's specifiers in order; nil for one that is no number.
    package func format(for numbers: [Double?]) -> String {
        guard variables.count > 1 || format != "%#@text@" else {
            return variables["text"].map { form($0, numbers.lazy.compactMap(\.self).first) } ?? format
        }
        var next = 0
        return format.replacing(Specifier.pattern) { match in
            let specifier = Specifier(match)
            guard !specifier.isPercent else { return "%%" }
            let index = specifier.index ?? next
            next = index + 1
            return expand(specifier, index, numbers, depth: Self.depthMax)
        }
    }

    /// Returns a variable's form, whose own specifiers are of the same number, or a specifier with its number's place.
    private func expand(_ specifier: Specifier, _ index: Int, _ numbers: [Double?], depth: Int) -> String {
        guard let name = specifier.variable else { return "%\(index + 1)$\(specifier.rest)" }
        guard depth > 0, let forms = variables[name] else { return "%#@\(name)@" }
        let number = numbers.indices.contains(index) ? numbers[index] : nil
        return form(forms, number).replacing(Specifier.pattern) { match in
            let inner = Specifier(match)
            return inner.isPercent ? "%%" : expand(inner, inner.index ?? index, numbers, depth: depth - 1)
        }
    }

    /// `zero` holds for none in every language, as on Apple's systems.
    private func form(_ forms: [String: String], _ number: Double?) -> String {
        guard let number else { return forms["other"] ?? "" }
        if number == 0, let zero = forms["zero"] { return zero }
        return forms[PluralRules.category(of: number, language: language)] ?? forms["other"] ?? ""
    }
}

/// A specifier of a format string: `%%`, `%#@name@`, `%2$#@name@`, or one of `printf`.
private struct Specifier {
    typealias Pattern = Regex<(Substring, Substring?, Substring?, Substring?)>
    /// Thread-safe once it is made.
    nonisolated(unsafe) static let pattern: Pattern =
        #/%(?:%|(?:([0-9]{1,2})\$)?(?:#@(\w+)@|([-+ 0#']*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z])))/#

    let isPercent: Bool
    /// Index of the value that it names, from 0; nil for the next one.
    let index: Int?
    let variable: String?
    /// Flags, width and conversion.
    let rest: Substring

    init(_ match: Pattern.Match) {
        isPercent = match.0 == "%%"
        index = match.1.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 - 1 : nil }
        variable = match.2.map(String.init)
        rest = match.3 ?? ""
    }
}
