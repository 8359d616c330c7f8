/// A printf-style format string, split into tokens.
package struct FormatString {
    package enum Token: Equatable {
        case literal(String)
        /// Index of the argument and its format specifier, such as `%02lld`.
        case value(Int, String)
    }
    package private(set) var tokens: [Token] = []

    package init(_ format: String) {
        var rest = Substring(format)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            add(String(rest[..<percent]))
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                add("%")
                rest = rest.dropFirst()
            } else if let (position, specifier) = Self.specifier(&rest) {
                tokens.append(.value(position ?? next, specifier))
                if position == nil { next += 1 }
            } else {
                add("%")
            }
        }
        add(String(rest))
    }

    private mutating func add(_ text: String) {
        guard !text.isEmpty else { return }
        if case .literal(let before) = tokens.last {
            tokens[tokens.count - 1] = .literal(before + text)
        } else {
            tokens.append(.literal(text))
        }
    }

    /// Parses a specifier after the per cent sign, with its argument position counted from 0; returns nil if it is
    /// none.
    private static func specifier(_ rest: inout Substring) -> (position: Int?, specifier: String)? {
        var body = rest
        var position: Int?
        let digits = body.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(digits), number > 0, body.dropFirst(digits.count).first == "$" {
            position = number - 1
            body = body.dropFirst(digits.count + 1)
        }
        let modifiers = body.prefix { "0123456789.+-#' lhqLzjt".contains($0) }
        guard modifiers.count <= 20, let kind = body.dropFirst(modifiers.count).first,
            "@dDiuUxXofFeEgGcCsS".contains(kind)
        else { return nil }
        // "100% sure" is text: no real specifier has a lone space before its letter.
        if modifiers.contains(" ") { return nil }
        rest = body.dropFirst(modifiers.count + 1)
        return (position, "%" + modifiers + String(kind))
    }
}
