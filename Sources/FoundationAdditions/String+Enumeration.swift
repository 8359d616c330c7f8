public import Foundation

// Foundation has no enumeration by words and sentences off Apple's systems. Those of `String` are chosen before those that it has
// for all kinds of strings.

extension NSString.EnumerationOptions {
    /// Words, as Unicode tells them apart (UAX 29).
    ///
    /// Source: developer.apple.com/documentation/foundation/nsstring/enumerationoptions/bywords
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
    /// Sentences: up to a full stop, question mark or exclamation mark with space after it.
    public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
}

extension String {
    /// Calls a closure with each part of a range, its own range, and that up to the next part.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsstring/enumeratesubstrings(in:options:using:)
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R, options: NSString.EnumerationOptions = [],
        _ body:
            @escaping (
                _ substring: String?, _ substringRange: Range<String.Index>, _ enclosingRange: Range<String.Index>,
                _ stop: inout Bool
            ) -> Void
    ) where R.Bound == String.Index {
        guard let finder = SubstringFinder(options) else {
            return self[...].enumerateSubstrings(in: range, options: options, body)
        }
        let range = range.relative(to: self)
        let found = self[range].ranges(of: finder.pattern)
        let parts = found.enumerated().map { place, part in
            (part, part.lowerBound..<(place + 1 < found.count ? found[place + 1].lowerBound : range.upperBound))
        }
        var stops = false
        for (part, enclosing) in options.contains(.reverse) ? parts.reversed() : parts where !stops {
            body(options.contains(.substringNotRequired) ? nil : String(self[part]), part, enclosing, &stops)
        }
    }
}

/// Finds words or sentences.
private enum SubstringFinder {
    case words, sentences

    /// Lowest bits of the options: the kind of part.
    private static let kindMask: UInt = 0xFF

    /// Creates nil for other parts, which Foundation finds.
    init?(_ options: NSString.EnumerationOptions) {
        switch options.rawValue & Self.kindMask {
        case NSString.EnumerationOptions.byWords.rawValue: self = .words
        case NSString.EnumerationOptions.bySentences.rawValue: self = .sentences
        default: return nil
        }
    }

    var pattern: Regex<Substring> {
        switch self {
        // Matches from a letter or digit to the next boundary.
        case .words: #/\b\w.*?\b/#
        case .sentences: #/(?=\S)(?:[^.!?…]++|[.!?…]++["”’»)\]]*+(?!\s|$))*+(?:[.!?…]++["”’»)\]]*+)?/#
        }
    }
}
