/// Text of an HTML page. Reads tags one after the other and keeps no tree: what is not closed ends with the page.
struct PageText {
    let result = _StyledText()
    private let usual: [NSAttributedString.Key: Any]
    private var (bold, italic) = (0, 0)
    private var links: [URL?] = []
    /// Depth of elements whose text is not shown.
    private var hidden = 0
    private static let blocks: Set<Substring> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "tr", "table", "blockquote", "section",
    ]
    /// Elements that have text and no tags in them.
    private static let rawElements: Set<Substring> = ["script", "style", "title"]
    private static let entities: [Substring: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}",
    ]

    init(_ page: String, _ usual: [NSAttributedString.Key: Any]) {
        self.usual = usual
        var rest = page[...]
        while let start = rest.firstIndex(of: "<") {
            let tag = rest[rest.index(after: start)...]
            if Self.isTag(tag) {
                add(rest[..<start])
                rest = take(tag)
            } else {
                add(rest[...start])
                rest = tag
            }
        }
        add(rest)
    }

    /// Returns whether what follows a `<` makes it the beginning of a tag or a comment, and not a character of the text.
    private static func isTag(_ rest: Substring) -> Bool {
        guard let first = rest.first else { return false }
        return first.isASCII && first.isLetter || "/!?".contains(first)
    }

    /// Reads a tag or a comment.
    /// - Returns: what follows; nothing where the tag has no end, and for elements without tags what begins with the tag of their end.
    private mutating func take(_ tag: Substring) -> Substring {
        let close = tag.hasPrefix("!--") ? "-->" : ">"
        guard let end = tag.range(of: close)?.upperBound else { return "" }
        let rest = tag[end...]
        if tag.hasPrefix("!") { return rest }
        let name = read(tag[..<tag.index(before: end)])
        guard Self.rawElements.contains(name), !tag.hasPrefix("/") else { return rest }
        return Self.fromEnd(of: name, in: rest)
    }

    /// Returns what begins with the tag that ends an element; nothing without one.
    private static func fromEnd(of name: Substring, in page: Substring) -> Substring {
        var rest = page
        while let end = rest.range(of: "</" + name, options: .caseInsensitive) {
            let after = rest[end.upperBound...].first
            if after.map({ $0.isWhitespace || $0 == "/" || $0 == ">" }) ?? true { return rest[end.lowerBound...] }
            rest = rest[end.upperBound...]
        }
        return ""
    }

    /// - Returns: the tag's name, in small letters.
    private mutating func read(_ tag: Substring) -> Substring {
        let isEnd = tag.hasPrefix("/")
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()[...]
        let step = isEnd ? -1 : 1
        switch name {
        case "b", "strong": bold = max(0, bold + step)
        case "i", "em": italic = max(0, italic + step)
        case "style", "script", "head", "title": hidden = max(0, hidden + step)
        case "br": put("\n")
        case "a": if isEnd { _ = links.popLast() } else { links.append(Self.address(in: tag)) }
        default:
            if Self.blocks.contains(name), result.length > 0, !result.string.hasSuffix("\n") { put("\n") }
            if name == "li", !isEnd { put("• ") }
        }
        return name
    }

    private static func address(in tag: Substring) -> URL? {
        guard let start = tag.range(of: "href=", options: .caseInsensitive)?.upperBound else { return nil }
        let value = tag[start...]
        guard let mark = value.first, mark == "\"" || mark == "'" else {
            return URL(string: String(value.prefix { !$0.isWhitespace }))
        }
        return URL(string: decoded(value.dropFirst().prefix { $0 != mark }))
    }

    /// Adds text of the page, in which any white space is one space.
    private mutating func add(_ text: Substring) {
        guard hidden == 0 else { return }
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let isAtStart = result.length == 0 || result.string.hasSuffix("\n") || result.string.hasSuffix(" ")
        let lead = text.first?.isWhitespace == true && !isAtStart ? " " : ""
        let trail = text.last?.isWhitespace == true && !words.isEmpty ? " " : ""
        let all = lead + Self.decoded(words[...]) + trail
        if !all.isEmpty { put(all) }
    }

    private static func decoded(_ text: Substring) -> String {
        var (result, rest) = ("", text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            let name = rest[rest.index(after: start)...].prefix(12).prefix { $0 != ";" }
            guard name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let character = character(name) else {
                result += "&"
                rest = rest[rest.index(after: start)...]
                continue
            }
            result += character
            rest = rest[rest.index(after: name.endIndex)...]
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return entities[name] }
        let isHex = name.dropFirst().lowercased().hasPrefix("x")
        let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }

    private func put(_ text: String) {
        guard hidden == 0 else { return }
        var attributes = usual
        let font = usual[.font] as? UIFont ?? .systemFont(ofSize: 12)
        var traits = font.fontDescriptor.symbolicTraits
        if bold > 0 { traits.insert(.traitBold) }
        if italic > 0 { traits.insert(.traitItalic) }
        let styled = font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) }
        attributes[.font] = styled ?? font
        if let link = links.last ?? nil { attributes[.link] = link }
        result.append(NSAttributedString(string: text, attributes: attributes))
    }
}
