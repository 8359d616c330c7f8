/// Parts of a text. Source: developer.apple.com/documentation/uikit/uitextgranularity
public enum UITextGranularity: Int, Sendable { case character = 0, word, sentence, paragraph, line, document }

/// Source: developer.apple.com/documentation/uikit/uitextstoragedirection
public enum UITextStorageDirection: Int, Sendable { case forward = 0, backward }

/// A direction in a text, of its order or of its layout. Source: developer.apple.com/documentation/uikit/uitextdirection
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static func storage(_ direction: UITextStorageDirection) -> Self { Self(rawValue: direction.rawValue) }
    public static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }

    var isForward: Bool {
        [
            UITextStorageDirection.forward.rawValue, UITextLayoutDirection.right.rawValue,
            UITextLayoutDirection.down.rawValue,
        ].contains(rawValue)
    }
}

/// Finds the parts of a text. Source: developer.apple.com/documentation/uikit/uitextinputtokenizer
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds characters, words, sentences and paragraphs; a line is a paragraph here.
///
/// Source: developer.apple.com/documentation/uikit/uitextinputstringtokenizer
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    public init(textInput: any UITextInput) {
        input = textInput
        super.init()
    }

    /// Returns the part that a position is in: at an edge, the one in the direction.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        let offset = position.offset
        let found = parts(granularity).first { part in
            direction.isForward
                ? part.location <= offset && offset < NSMaxRange(part)
                : part.location < offset && offset <= NSMaxRange(part)
        }
        return found.map { UITextRange(UITextPosition($0.location), UITextPosition(NSMaxRange($0))) }
    }

    /// Whether a part ends at a position, or begins there where the direction is backward.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        parts(granularity).contains {
            position.offset == (direction.isForward ? NSMaxRange($0) : $0.location)
        }
    }

    /// Returns the next edge of a part.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let edges = parts(granularity).flatMap { [$0.location, NSMaxRange($0)] }
        let next =
            direction.isForward
            ? edges.first { $0 > position.offset } : edges.last { $0 < position.offset }
        return next.map { UITextPosition($0) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

    /// Returns the parts of the text, in their order.
    private func parts(_ granularity: UITextGranularity) -> [NSRange] {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: all)
        else { return [] }
        let options: NSString.EnumerationOptions
        switch granularity {
        case .character: options = .byComposedCharacterSequences
        case .word: options = .byWords
        case .sentence: options = .bySentences
        case .paragraph, .line: options = .byParagraphs
        case .document: return [NSRange(all)]
        }
        var found: [NSRange] = []
        text.enumerateSubstrings(in: text.startIndex..., options: [options, .substringNotRequired]) { _, part, _, _ in
            found.append(NSRange(part, in: text))
        }
        return found
    }
}
