/// A declaration of a type, parsed as far as `@Model` and `@Animatable` need it: its name and its stored properties.
struct TypeDeclaration {
    struct Property {
        let entry: EntryDeclaration
        /// Source of the declaration, with its attributes.
        let source: String

        /// Returns the words in the parentheses of an attribute; an empty string without parentheses, nil without the
        /// attribute.
        func words(of attribute: String) -> String? {
            guard let range = source.firstRange(of: "@" + attribute) else { return nil }
            let rest = source[range.upperBound...]
            guard rest.first == "(" else { return rest.first?.isLetter == true ? nil : "" }
            return String(rest.dropFirst().prefix(rest.dropFirst().balancedCount))
        }
    }

    let name: Substring
    let isPublic: Bool
    /// Variables that are stored, without those that are marked `@Transient`.
    let properties: [Property]

    /// Parses a declaration; returns nil for anything but a type of that keyword.
    init?(_ source: String, of keyword: Regex<Substring> = /\bclass\s+/) {
        guard let range = source.firstRange(of: keyword),
            let open = source[range.upperBound...].firstIndex(of: "{")
        else { return nil }
        name = source[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        isPublic = source[..<range.lowerBound].contains(/\b(public|open)\b/)
        let body = source[source.index(after: open)...]
        properties = body.prefix(body.balancedCount).members.compactMap(Self.property)
    }

    /// Returns a stored variable; nil for any other member.
    static func property(_ source: String) -> Property? {
        guard let head = source.firstMatch(of: /^(?:[^"={]|\([^)]*\))*?\bvar\s/),
            !head.0.contains(/\b(static|class|lazy|func)\b/),
            !source.contains("@Transient"), let entry = EntryDeclaration(source)
        else { return nil }
        return Property(entry: entry, source: source)
    }
}

extension Substring {
    /// Number of characters before the bracket that closes the one before this text.
    fileprivate var balancedCount: Int {
        var scanner = SourceScanner()
        var count = 0
        for character in self {
            if scanner.depth == 0, scanner.isCode, ")]}".contains(character) { return count }
            scanner.consume(character)
            count += 1
        }
        return count
    }

    /// Members of a type's body: lines outside of brackets, where a line of attributes belongs to the next one.
    fileprivate var members: [String] {
        var scanner = SourceScanner()
        var (all, current): ([String], String) = ([], "")
        for character in self {
            scanner.consume(character)
            current.append(character)
            guard character.isNewline || character == ";", scanner.depth == 0, scanner.isCode else { continue }
            let words = Substring(current).skippingComments()
            let isAttribute =
                words.hasPrefix("@") && !words.contains(/\b(var|let|func|init|class|struct|enum|subscript)\b/)
            if words.isEmpty || isAttribute { continue }
            all.append(String(words))
            current = ""
        }
        return all + [current]
    }
}

/// Follows source text: how deep in brackets it is, and whether it is code, a string or a comment.
private struct SourceScanner {
    private(set) var depth = 0
    private var last: Character = " "
    private var mode = Mode.code
    private enum Mode { case code, string, line, block }

    var isCode: Bool { mode == .code }

    mutating func consume(_ character: Character) {
        switch mode {
        case .code: consumeCode(character)
        case .string: if character == "\"", last != "\\" { mode = .code }
        case .line: if character.isNewline { mode = .code }
        case .block: if character == "/", last == "*" { mode = .code }
        }
        last = last == "\\" && character == "\\" ? " " : character
    }

    private mutating func consumeCode(_ character: Character) {
        switch character {
        case "\"": mode = .string
        case "/" where last == "/": mode = .line
        case "*" where last == "/": mode = .block
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        default: break
        }
    }
}
