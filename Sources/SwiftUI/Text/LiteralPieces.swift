import Synchronization

/// One piece of a literal: letters of one look, or a value in it.
struct LiteralPiece: Sendable {
    /// Without words where a value takes their place.
    var segment: TextSegment
    /// Which argument, and how it is to be written.
    var value: (index: Int, specifier: String)?
}

/// Literals taken apart, each once: a screen has the same few over and over.
final class LiteralPieces: Sendable {
    static let shared = LiteralPieces()
    /// Literals that are remembered; an app has some hundreds.
    private static let countMax = 2_000
    /// Bytes of a literal that is remembered.
    private static let byteCountMax = 2_000

    private struct Key: Hashable {
        var format: String
        /// Without values a per cent sign is just that.
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

    /// Values are no Markdown: a sign for each takes its place while the literal is read.
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
        return InlineMarkdown.pieces(of: source).flatMap { piece in
            let look = TextSegment(piece)
            return split(piece.text).compactMap { part -> LiteralPiece? in
                guard let value = part.value else {
                    return LiteralPiece(segment: TextSegment(words: part.text).inside(look))
                }
                return values.indices.contains(value) ? LiteralPiece(segment: look, value: values[value]) : nil
            }
        }
    }

    // MARK: Signs for values, from a plane of Unicode that is nobody's

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
