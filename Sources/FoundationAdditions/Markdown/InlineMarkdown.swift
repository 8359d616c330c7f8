import Foundation

/// Parser of inline Markdown: emphasis, code, links, phrases that agree with their number. Block syntax is kept as plain text, as
/// in SwiftUI's literals.
///
/// Source: CommonMark 0.30, "Inlines", and GitHub's "Strikethrough" extension. Parsing never fails: anything that is
/// not Markdown is kept as it is.
package struct InlineMarkdown {
    package struct Styles: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let strong = Styles(rawValue: 1)
        package static let emphasis = Styles(rawValue: 2)
        package static let strikethrough = Styles(rawValue: 4)
        package static let code = Styles(rawValue: 8)
    }

    package struct Piece: Equatable {
        package var text: String
        package var styles: Styles = []
        package var link: String?
        /// Place of the phrase among those that agree with their number: `^[2 apple](inflect: true)`.
        package var phrase: Int?
    }

    /// Longer text is not parsed: matching delimiters takes more than linear time.
    static let characterCountMax = 20_000

    private struct Token {
        var piece: Piece
        /// Delimiter that may still open or close a span.
        var sign: Sign?
    }

    private struct Sign {
        var character: Character
        var count: Int
        var opens: Bool
        var closes: Bool

        var isBracket: Bool { character == "[" || character == "^" }
    }

    /// The attribute that makes a phrase agree, in JSON 5; all others are left out.
    private static var inflects: Regex<Substring> { /["']?inflect["']?\s*:\s*true\b/ }

    private let characters: [Character]
    private var index = 0
    private var tokens: [Token] = []
    private var phraseCount = 0
    private var readsAttributes = false

    /// - Parameter readsAttributes: whether `^[text](attributes)` is read, as in literals; else it is a link behind a caret.
    package static func pieces(of text: String, readsAttributes: Bool = false) -> [Piece] {
        guard text.contains(where: { "*_~`[\\<".contains($0) }), text.count <= characterCountMax else {
            return [Piece(text: text)]
        }
        var parser = InlineMarkdown(characters: Array(text))
        parser.readsAttributes = readsAttributes
        parser.tokenize()
        parser.pair(from: 0)
        return parser.joined()
    }

    private init(characters: [Character]) { self.characters = characters }

    // MARK: Tokens

    private mutating func tokenize() {
        while index < characters.count {
            switch characters[index] {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readSign()
            case "^" where readsAttributes && run(of: "^") == 1 && characters.dropFirst(index + 1).first == "[":
                add(Sign(character: "^", count: 1, opens: true, closes: false), text: "^[")
                index += 1
            case "[": add(Sign(character: "[", count: 1, opens: true, closes: false), text: "[")
            case "]": readLinkEnd()
            case "<": readAutolink()
            case let character: add(text: String(character))
            }
            index += 1
        }
    }

    private mutating func add(_ sign: Sign? = nil, text: String, styles: Styles = [], link: String? = nil) {
        if sign == nil, let last = tokens.indices.last, tokens[last].sign == nil, tokens[last].piece.styles == styles,
            tokens[last].piece.link == link
        {
            tokens[last].piece.text += text
        } else {
            tokens.append(Token(piece: Piece(text: text, styles: styles, link: link), sign: sign))
        }
    }

    private mutating func readEscape() {
        guard index + 1 < characters.count, let ascii = characters[index + 1].asciiValue,
            characters[index + 1].isPunctuation || "$+<=>^`|~".utf8.contains(ascii)
        else { return add(text: "\\") }
        index += 1
        add(text: String(characters[index]))
    }

    private mutating func readCode() {
        let count = run(of: "`")
        var end = index + count
        while end < characters.count {
            let closing = characters[end...].prefix { $0 == "`" }.count
            if closing == count {
                add(text: String(characters[(index + count)..<end]), styles: .code)
                index = end + count - 1
                return
            }
            end += max(1, closing)
        }
        add(text: String(repeating: "`", count: count))
        index += count - 1
    }

    private mutating func readSign() {
        let character = characters[index]
        let count = run(of: character)
        let before = index > 0 ? characters[index - 1] : " "
        let after = index + count < characters.count ? characters[index + count] : " "
        let follows = !after.isWhitespace && (!after.isPunctuation || before.isWhitespace || before.isPunctuation)
        let precedes = !before.isWhitespace && (!before.isPunctuation || after.isWhitespace || after.isPunctuation)
        let isWord = character == "_"
        let opens = follows && (!isWord || !precedes || before.isPunctuation)
        let closes = precedes && (!isWord || !follows || after.isPunctuation)
        add(
            Sign(character: character, count: count, opens: opens, closes: closes),
            text: String(repeating: character, count: count))
        index += count - 1
    }

    private func run(of character: Character) -> Int { characters[index...].prefix { $0 == character }.count }

    private mutating func readAutolink() {
        guard let end = characters[index...].firstIndex(of: ">") else { return add(text: "<") }
        let address = String(characters[(index + 1)..<end])
        guard address.contains(":"), !address.contains(where: \.isWhitespace), URL(string: address) != nil else {
            return add(text: "<")
        }
        add(text: address, link: address)
        index = end
    }

    /// Parses `](address)` after an open bracket, and `](attributes)` after one behind a caret.
    private mutating func readLinkEnd() {
        guard let opener = tokens.lastIndex(where: { $0.sign?.isBracket == true }) else { return add(text: "]") }
        guard index + 1 < characters.count, characters[index + 1] == "(",
            let end = characters[index...].firstIndex(of: ")")
        else {
            tokens[opener].sign = nil
            return add(text: "]")
        }
        let inside = String(characters[(index + 2)..<end])
        let isPhrase = tokens[opener].sign?.character == "^"
        pair(from: opener + 1)
        for token in tokens.indices where token > opener {
            if isPhrase {
                tokens[token].piece.phrase = inside.contains(Self.inflects) ? phraseCount : nil
            } else {
                tokens[token].piece.link = inside.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
            }
        }
        phraseCount += 1
        tokens.remove(at: opener)
        // An empty token keeps the following text from joining the link.
        tokens.append(Token(piece: Piece(text: "")))
        index = end
    }

    // MARK: Pairs

    /// Matches each closing delimiter with the nearest opening one and styles the text in between.
    private mutating func pair(from start: Int) {
        var closer = start
        while closer < tokens.count {
            guard let sign = tokens[closer].sign, sign.closes, !sign.isBracket,
                let opener = opener(for: sign, before: closer, from: start)
            else {
                closer += 1
                continue
            }
            let openCount = tokens[opener].sign?.count ?? 0
            let used = sign.character == "~" ? sign.count : min(2, min(sign.count, openCount))
            let styles: Styles = sign.character == "~" ? .strikethrough : used == 2 ? .strong : .emphasis
            for token in (opener + 1)..<closer {
                tokens[token].piece.styles.formUnion(styles)
                // Unmatched delimiters in between are literal text.
                tokens[token].sign = nil
            }
            shorten(opener, by: used)
            shorten(closer, by: used)
        }
        for token in tokens.indices where token >= start && tokens[token].sign?.isBracket != true {
            tokens[token].sign = nil
        }
    }

    private func opener(for closing: Sign, before closer: Int, from start: Int) -> Int? {
        tokens[start..<closer].lastIndex { token in
            guard let sign = token.sign, sign.opens, sign.character == closing.character, sign.count > 0 else {
                return false
            }
            if sign.character == "~" { return sign.count == closing.count && sign.count <= 2 }
            let isOdd = (sign.closes || closing.opens) && (sign.count + closing.count) % 3 == 0
            return !isOdd || (sign.count % 3 == 0 && closing.count % 3 == 0)
        }
    }

    private mutating func shorten(_ token: Int, by count: Int) {
        tokens[token].piece.text = String(tokens[token].piece.text.dropLast(count))
        tokens[token].sign?.count -= count
        if tokens[token].sign?.count ?? 0 <= 0 { tokens[token].sign = nil }
    }

    private func joined() -> [Piece] {
        tokens.map(\.piece).filter { !$0.text.isEmpty }.reduce(into: []) { pieces, piece in
            if let last = pieces.indices.last, pieces[last].styles == piece.styles, pieces[last].link == piece.link,
                pieces[last].phrase == piece.phrase
            {
                pieces[last].text += piece.text
            } else {
                pieces.append(piece)
            }
        }
    }
}
