import Foundation

/// Finds addresses of pages and of e-mail.
enum LinkFinder {
    /// Domains under which a name without a scheme is taken for a link.
    private static let domains = "com|org|net|edu|gov|io|dev|app|info|de|uk|fr|it|es|nl|ch|at|eu|us|ca|jp|cn|br"
    private static let rest = #"(?::\d{1,5})?(?:[/?#][^\s<>"]*)?"#

    // Each begins only where its first part does, and its parts have limits: else a long text is looked through from each character.
    private static let mail =
        #"(?<![A-Z0-9._%+-])[A-Z0-9._%+-]{1,64}@[A-Z0-9-]{1,63}(?:\.[A-Z0-9-]{1,63}){0,8}\.[A-Z]{2,63}\b"#
    private static let withScheme = #"(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,31}://[^\s<>"]+"#

    static func find(_ text: DetectedText) -> [DetectedData] {
        let mail = text.find(mail).compactMap { link($0, text, prefix: "mailto:") }
        let withScheme = text.find(withScheme).compactMap { link($0, text, prefix: "") }
        let names = #"(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:[a-z0-9-]+\.)+(?:"# + domains + #")\b)"#
        let bare = text.find(#"(?<![@\w.-])"# + names + rest).compactMap { link($0, text, prefix: "http://") }
        return withScheme + mail + bare
    }

    private static func link(
        _ match: (range: NSRange, groups: [String?]), _ text: DetectedText, prefix: String
    ) -> DetectedData? {
        guard var written = match.groups[0] else { return nil }
        let hasBracket = written.contains("(")
        // A sentence's end is no part of a link, nor a bracket around it.
        while let last = written.last, ".,;:!?'”’".contains(last) || last == ")" && !hasBracket {
            written.removeLast()
        }
        let range = NSRange(location: match.range.location, length: (written as NSString).length)
        return URL(string: prefix + written).map { DetectedData(.link($0), at: range) }
    }
}

/// Finds phone numbers: 7 to 15 digits with separators, or with a plus sign.
enum PhoneFinder {
    private static let date = #"(?!\d{4}-\d\d-\d\d(?!\d)|\d\d?[./]\d\d?[./]\d{4}(?!\d))"#

    private static let number = #"(?:\+|\(?0|\(?[1-9])[\d()\s./-]{5,20}\d(?![\w/-])"#

    static func find(_ text: DetectedText) -> [DetectedData] {
        text.find(#"(?<![\w.,/-])"# + date + number).compactMap { match in
            guard let number = match.groups[0] else { return nil }
            let digits = number.count(where: \.isNumber)
            let isWritten = number.hasPrefix("+") || number.contains { " ()-./".contains($0) }
            let isOneLine = !number.contains("\n") && !number.contains("  ")
            guard (7...15).contains(digits), isWritten, isOneLine else { return nil }
            return DetectedData(.phone(number), at: match.range)
        }
    }
}

/// Finds addresses: a street with its number, and what follows of city, state and postal code.
enum AddressFinder {
    private static let streets =
        "Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Square|Sq|Place|Pl|Way|Loop"
    private static let english =
        #"\b(\d{1,5}[a-z]? (?:[\p{L}’']+ ){1,4}(?:"# + streets + #")\b\.?)"#
        + #"(?:,? ([\p{Lu}][\p{L} ]+?), (?:([A-Z]{2}) )?(\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}))?"#
    private static let german =
        #"\b((?:\p{L}+(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer)|(?:\p{L}+ )(?:Straße|Weg|Platz|Allee)) \d{1,4}[a-z]?)\b"#
        + #"(?:, ?(\d{5}) ([\p{L}]+(?: am [\p{L}]+)?))?"#

    static func find(_ text: DetectedText) -> [DetectedData] {
        text.find(english).map { address($0, [(1, .street), (2, .city), (3, .state), (4, .zip)]) }
            + text.find(german).map { address($0, [(1, .street), (2, .zip), (3, .city)]) }
    }

    private static func address(
        _ match: (range: NSRange, groups: [String?]), _ keys: [(Int, NSTextCheckingKey)]
    ) -> DetectedData {
        var parts: [NSTextCheckingKey: String] = [:]
        for (index, key) in keys where match.groups[index] != nil { parts[key] = match.groups[index] }
        return DetectedData(.address(parts), at: match.range)
    }
}
