/// A use of a setting in a text: `$(NAME)`, `${NAME}`, `$(NAME:operator)`.
struct SettingReference {
    let before: Substring
    let name: String
    private let operators: [Substring]
    let after: Substring

    /// nil where the text uses none.
    init?(firstIn text: Substring) {
        var start = text.startIndex
        while let dollar = text[start...].firstIndex(of: "$") {
            let next = text.index(after: dollar)
            if next < text.endIndex, let end = Self.end(of: text, from: next) {
                var inner = text[text.index(after: next)..<end].split(separator: ":", omittingEmptySubsequences: false)
                name = inner.isEmpty ? "" : String(inner.removeFirst())
                (before, operators, after) = (text[..<dollar], inner, text[text.index(after: end)...])
                return
            }
            start = next
        }
        return nil
    }

    /// Returns the place of the bracket that closes the one at `open`; nil where there is none.
    private static func end(of text: Substring, from open: Substring.Index) -> Substring.Index? {
        let pairs: [Character: Character] = ["(": ")", "{": "}"]
        guard let close = pairs[text[open]] else { return nil }
        var depth = 0
        for index in text[open...].indices {
            if text[index] == text[open] { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// Returns the value as the operators change it; a missing one is the default that they name, or empty.
    func apply(to value: String?) -> String {
        operators.reduce(value ?? "") { text, name in
            switch name {
            case "lower": text.lowercased()
            case "upper": text.uppercased()
            case "identifier", "c99extidentifier": Self.identifier(text)
            case "rfc1034identifier":
                String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
            case let name where name.hasPrefix("default="): text.isEmpty ? String(name.dropFirst(8)) : text
            default: text
            }
        }
    }

    /// Returns the text as a name of the language: with `_` in place of what one cannot have.
    static func identifier(_ text: String) -> String {
        let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }
}
