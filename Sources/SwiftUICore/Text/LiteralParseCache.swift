import FoundationAdditions
import Synchronization

/// A run of a literal with one style, or a placeholder for a value.
struct LiteralPiece: Sendable {
    /// Style and text; the text is empty for a value.
    var segment: TextSegment
    /// Index and format specifier of the value.
    var value: (index: Int, specifier: String)?
    /// Place of the phrase that it is part of, which agrees with its number.
    var phrase: Int?
}

/// Cache of parsed literals: a screen uses the same few again and again.
final class LiteralParseCache: Sendable {
    static let shared = LiteralParseCache()
    /// Maximum number of cached literals; an app has some hundreds.
    private static let countMax = 2_000
    /// Longest literal that is cached, in bytes.
    private static let byteCountMax = 2_000

    private struct Key: Hashable {
        var format: String
        /// Without values, a per cent sign is literal text.
        var hasValues: Bool
    }
    private let known = Mutex<[Key: [LiteralPiece]]>([:])

    func pieces(of format: String, hasValues: Bool, tokens: () -> [FormatString.Token]) -> [LiteralPiece] {
        let key = Key(format: format, hasValues: hasValues)
        if let pieces = known.withLock({ $0[key] }) { return pieces }
        let pieces = Self.read(tokens())
        guard format.utf8.count <= Self.byteCountMax else { return pieces }
        known.withLock {
            if $0.count >= Self.countMax { $0 = [:] }
            $0[key] = pieces
        }
        return pieces
    }

    /// Parses the Markdown of a literal. Values must not be parsed as Markdown, so a private-use character stands for
    /// each.
    private static func read(_ tokens: [FormatString.Token]) -> [LiteralPiece] {
        var source = ""
        var values: [(index: Int, specifier: String)] = []
        for token in tokens {
            switch token {
            case .literal(let text): source += text
            case .value(let index, let specifier):
                guard let sign = sign(for: values.count) else { continue }
                source.unicodeScalars.append(sign)
                values.append((index, specifier))
            }
        }
        return InlineMarkdown.pieces(of: source, readsAttributes: true).flatMap { piece in
            let look = TextSegment(piece)
            return split(piece.text).compactMap { part -> LiteralPiece? in
                guard let value = part.value else {
                    return LiteralPiece(segment: TextSegment(words: part.text).inside(look), phrase: piece.phrase)
                }
                guard values.indices.contains(value) else { return nil }
                return LiteralPiece(segment: look, value: values[value], phrase: piece.phrase)
            }
        }
    }

    // MARK: Private-use characters that stand for values

    private static let firstSign: UInt32 = 0xF0000

    private static func sign(for index: Int) -> Unicode.Scalar? {
        index < 0xFFF0 ? Unicode.Scalar(firstSign + UInt32(index)) : nil
    }

    private static func split(_ text: String) -> [(text: String, value: Int?)] {
        var parts: [(text: String, value: Int?)] = []
        for scalar in text.unicodeScalars {
            if (firstSign..<firstSign + 0xFFF0).contains(scalar.value) {
                parts.append(("", Int(scalar.value - firstSign)))
            } else if let last = parts.indices.last, parts[last].value == nil {
                parts[last].text.unicodeScalars.append(scalar)
            } else {
                parts.append((String(scalar), nil))
            }
        }
        return parts
    }
}
