/// Sources of Apple's symbol names: a file of Debian's `bootstrap-icons`, letters (`glyph:`), a custom outline
/// (`own:`), or an emoji if there is no similar outline. Only the names are Apple's; where there is no icon of the
/// same thing, the most similar one is used.
enum SymbolNames {
    static let all: [String: SymbolSource] = {
        var all: [String: SymbolSource] = [:]
        for table in [arrows, signs, shapes, people, tools, world] {
            for entry in table.split(whereSeparator: \.isWhitespace) {
                let parts = entry.split(separator: "=", maxSplits: 1)
                guard parts.count == 2 else { continue }
                all[String(parts[0])] = SymbolSource(String(parts[1]))
            }
        }
        return all
    }()
}

enum SymbolSource: Hashable, Sendable {
    case icon(String)
    case glyph(String)
    case own(String)
    case emoji(String)

    init(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("glyph", 2): self = .glyph(parts[1])
        case ("own", 2): self = .own(parts[1])
        case ("emoji", 2): self = .emoji(parts[1])
        default: self = .icon(text)
        }
    }
}
