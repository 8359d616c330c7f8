import Synchronization

/// Apple's symbol names and the outlines drawn for them.
///
/// Source: Apple, "SF Symbols" (names only; none of Apple's pictures is here).
package enum SystemSymbols {
    /// Maximum number of cached names, known or not.
    static let rememberedCountMax = 2_000

    private struct Key: Hashable {
        var name: String
        var isLayered: Bool
    }
    private static let remembered = Mutex<[Key: SymbolArt?]>([:])

    /// Returns the outlines of a symbol; nil if the name is unknown. Also resolves variants of every known name
    /// (`.fill`, `.circle`, `.square`, `.slash`, `.badge.plus` and the like), and digits and letters in an enclosure.
    ///
    /// - Parameter isLayered: whether the content of a filled enclosure is kept as a layer of its own.
    package static func art(named name: String, isLayered: Bool = false) -> SymbolArt? {
        let key = Key(name: name, isLayered: isLayered)
        if let known = remembered.withLock({ $0[key] }) { return known }
        let art = SymbolResolver(isLayered: isLayered).art(of: name)
        remembered.withLock { table in
            if table.count >= rememberedCountMax { table.removeAll() }
            table[key] = .some(art)
        }
        return art
    }

    /// All names of the table, sorted, without derived variants.
    package static var names: [String] { SymbolNames.all.keys.sorted() }

    package static var isInstalled: Bool { SymbolIcons.isInstalled }

    /// Returns up to three similar known names, the most similar first.
    package static func suggestions(for name: String) -> [String] {
        let name = bare(name)
        let parts = Set(name.split(separator: "."))
        let scored = SymbolNames.all.keys.map { known in
            (name: known, score: distance(name, known) - 3 * parts.intersection(known.split(separator: ".")).count)
        }
        return scored.sorted { ($0.score, $0.name) < ($1.score, $1.name) }.prefix(3).map(\.name)
    }

    /// Removes the suffixes that any name may have.
    private static func bare(_ name: String) -> String {
        let endings = ["fill", "circle", "square", "slash"]
        var parts = name.split(separator: ".").map(String.init)
        while parts.count > 1, let last = parts.last, endings.contains(last) { parts.removeLast() }
        return parts.joined(separator: ".")
    }

    /// Returns the edit distance between two names, limited to their first 60 bytes.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.utf8.prefix(60)), Array(right.utf8.prefix(60)))
        var row = Array(0...right.count)
        for (i, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let replaced = diagonal + (byte == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
            }
        }
        return row.last ?? 0
    }
}

/// Resolver of names, from their end: removes a variant's suffix and looks the rest up again.
private struct SymbolResolver {
    let isLayered: Bool
    /// Maximum number of nested variants; no real name has more.
    private static let depthMax = 6

    func art(of name: String, depth: Int = 0) -> SymbolArt? {
        guard depth < Self.depthMax, name.utf8.count <= 100 else { return nil }
        if let source = SymbolNames.all[name], let art = art(of: source) { return art }
        if let base = name.without(".fill") { return filled(base, depth) }
        if let (base, badge) = name.split(at: ".badge.") {
            guard let content = art(of: base, depth: depth + 1) else { return nil }
            let mark = art(of: badge + ".circle.fill", depth: depth + 1)
            return mark.map { SymbolComposition.badge(content, with: $0) } ?? content
        }
        if let base = name.without(".slash") {
            return art(of: base, depth: depth + 1).map(SymbolComposition.strike)
        }
        return enclosed(name, isFilled: false, depth)
    }

    private func filled(_ base: String, _ depth: Int) -> SymbolArt? {
        if case .icon(let icon) = SymbolNames.all[base], let layer = SymbolIcons.layer(icon + "-fill"), !mustLayer(base)
        {
            var art = SymbolArt(layers: [layer])
            art.isFilled = true
            return art
        }
        return enclosed(base, isFilled: true, depth) ?? art(of: base, depth: depth + 1)
    }

    /// Returns whether to compose the symbol: `xmark.circle.fill` is a single icon, so layers can only be coloured
    /// separately if it is composed here.
    private func mustLayer(_ base: String) -> Bool {
        isLayered
            && SymbolComposition.Enclosure.allCases.contains { enclosure in
                base.without(".\(enclosure.rawValue)").map { SymbolNames.all[$0] != nil } ?? false
            }
    }

    private func enclosed(_ name: String, isFilled: Bool, _ depth: Int) -> SymbolArt? {
        for enclosure in SymbolComposition.Enclosure.allCases {
            guard let base = name.without(".\(enclosure.rawValue)") else { continue }
            let content =
                (isFilled ? art(of: base + ".fill", depth: depth + 1) : art(of: base, depth: depth + 1))
                ?? letters(base)
            return content.flatMap {
                SymbolComposition.enclose($0, in: enclosure, isFilled: isFilled, isLayered: isLayered)
            }
        }
        return nil
    }

    /// Returns the art for numbers up to 99 and single letters.
    private func letters(_ name: String) -> SymbolArt? {
        if let number = Int(name), (0...99).contains(number) { return SymbolComposition.letters(name) }
        guard name.count == 1, let letter = name.first, letter.isLetter else { return nil }
        return SymbolComposition.letters(name.uppercased())
    }

    private func art(of source: SymbolSource) -> SymbolArt? {
        switch source {
        case .icon(let name): SymbolIcons.layer(name).map { SymbolArt(layers: [$0]) }
        case .glyph(let text): SymbolComposition.letters(text)
        case .emoji(let text): SymbolArt(emoji: text)
        case .own(let name):
            SymbolOutlines.all[name].map {
                SymbolArt(layers: [SymbolArt.Layer(path: CGPath(elements: SVGPathParser.elements(of: $0)))])
            }
        }
    }
}

extension String {
    fileprivate func without(_ ending: String) -> String? {
        hasSuffix(ending) && utf8.count > ending.utf8.count ? String(dropLast(ending.count)) : nil
    }

    fileprivate func split(at separator: String) -> (String, String)? {
        guard let range = range(of: separator), range.lowerBound > startIndex, range.upperBound < endIndex else {
            return nil
        }
        return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
    }
}
