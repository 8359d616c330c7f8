/// A variable declaration, parsed as far as `@Entry` needs it: name, type and initial value.
struct EntryDeclaration {
    let name: Substring
    /// Type annotation; nil if the type is inferred from the value.
    let type: String?
    let value: String?

    /// Parses a declaration; returns nil for anything but a `var`, and for one with accessors.
    init?(_ source: String) {
        guard let start = Self.afterVar(source[...]) else { return nil }
        name = start.prefix { !$0.isWhitespace && $0 != ":" && $0 != "=" && $0 != "{" }
        let rest = start.dropFirst(name.count)
        // No type contains an equals sign or a brace: a brace before any sign begins accessors.
        guard rest.first(where: { $0 == "=" || $0 == "{" }) != "{" else { return nil }
        let parts = rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        value = parts.count > 1 ? String(parts[1]) : nil
        type = Self.type(parts[0])
        guard !name.isEmpty, value != nil || type != nil else { return nil }
    }

    /// Whether the type is optional, so that the initial value is nil without being written.
    var isOptional: Bool { type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false }

    /// Type within the optional; the type itself where it is none.
    var wrappedType: String {
        let type = type ?? "Never"
        if type.hasSuffix("?") { return String(type.dropLast()) }
        return type.hasPrefix("Optional<") ? String(type.dropFirst(9).dropLast()) : type
    }

    /// The value without what follows a slash, of comments mostly, on each line.
    var bareValue: String? {
        value?.split(separator: "\n").map { $0.prefix { $0 != "/" } }.joined(separator: " ")
    }

    /// The type that the value alone calls an initializer of, such as `Router` of `Router(home: "/")`; nil for any other value.
    var madeType: String? {
        guard let call = bareValue, let name = call.firstMatch(of: /^\s*((?:[A-Z]\w*\.)*[A-Z]\w*)\(/)?.1 else {
            return nil
        }
        let arguments = call[call.index(after: name.endIndex)...]
        let after = arguments.skippingParentheses(after: "(")
        return after.allSatisfy(\.isWhitespace) ? String(name) : nil
    }

    private static func type(_ annotation: Substring) -> String? {
        let words = annotation.split(separator: "\n").map { $0.prefix { $0 != "/" } }.joined(separator: " ")
        let trimmed = words.drop { $0.isWhitespace || $0 == ":" }
        let end = trimmed.lastIndex { !$0.isWhitespace }
        return end.map { String(trimmed[...$0]) }
    }

    /// Returns the source after the `var` keyword, past leading comments, attributes and modifiers.
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
    /// Returns the rest after leading whitespace and comments.
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

    /// Returns the rest after the matching parenthesis if `first`, just consumed, opened one.
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
