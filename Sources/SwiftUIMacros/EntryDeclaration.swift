/// The parts of a variable's declaration, as far as `@Entry` needs them: its name, its type and its first value.
struct EntryDeclaration {
    let name: Substring
    /// Nil where the type is that of the value.
    let type: String?
    let value: String?

    /// Returns nil for what is no `var`, or one with accessors of its own.
    init?(_ source: String) {
        guard let start = Self.afterVar(source[...]) else { return nil }
        name = start.prefix { !$0.isWhitespace && $0 != ":" && $0 != "=" && $0 != "{" }
        let rest = start.dropFirst(name.count)
        // No type has a sign of equality in it.
        let parts = rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        value = parts.count > 1 ? String(parts[1]) : nil
        type = Self.type(parts[0])
        guard !name.isEmpty, value != nil || type?.contains("{") == false else { return nil }
    }

    /// Whether the type alone says what the first value is: nothing.
    var isOptional: Bool { type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false }

    private static func type(_ annotation: Substring) -> String? {
        let words = annotation.split(separator: "\n").map { $0.prefix { $0 != "/" } }.joined(separator: " ")
        let trimmed = words.drop { $0.isWhitespace || $0 == ":" }
        let end = trimmed.lastIndex { !$0.isWhitespace }
        return end.map { String(trimmed[...$0]) }
    }

    /// What follows the keyword, past the comments, attributes and modifiers before it.
    private static func afterVar(_ source: Substring) -> Substring? {
        var rest = source.skippingComments()
        while let first = rest.first {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" || $0 == "." }
            rest = rest.dropFirst(max(1, word.count))
            if word == "var" { return rest.skippingComments() }
            if first == "(" || word.isEmpty && first != ")" { rest = rest.skippingParentheses(after: first) }
            rest = rest.skippingComments()
            if rest.first == "(" { rest = rest.dropFirst().skippingParentheses(after: "(").skippingComments() }
        }
        return nil
    }
}

extension Substring {
    /// Without the space and the comments that it begins with.
    func skippingComments() -> Substring {
        var rest = self
        while true {
            rest = rest.drop(while: \.isWhitespace)
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") {
                rest = rest[end.upperBound...]
            } else {
                return rest
            }
        }
    }

    /// Behind the parenthesis that closes one that has just been read.
    fileprivate func skippingParentheses(after first: Character) -> Substring {
        guard first == "(" else { return self }
        var depth = 1
        return drop { character in
            if depth == 0 { return false }
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return true
        }
    }
}
