public import Foundation

/// Writes an attributed text as Foundation does on Apple's systems, which has no such conformance on Linux: a list of texts, each
/// followed by its attributes by their names.
///
/// Partly: of attributes, inline intents, links and languages are kept.
///
/// Source: developer.apple.com/documentation/foundation/attributedstring
extension AttributedString: @retroactive Codable {
    private struct Attributes: Codable {
        var intent: UInt?
        var link: URL?
        var language: String?

        enum CodingKeys: String, CodingKey {
            case intent = "NSInlinePresentationIntent"
            case link = "NSLink"
            case language = "NSLanguage"
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for run in runs {
            try list.encode(String(self[run.range].characters))
            let intent = run.inlinePresentationIntent?.rawValue
            try list.encode(Attributes(intent: intent, link: run.link, language: run.languageIdentifier))
        }
    }

    public init(from decoder: any Decoder) throws {
        self.init()
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
            var text = AttributedString(try list.decode(String.self))
            let attributes = try list.decode(Attributes.self)
            text.inlinePresentationIntent = attributes.intent.map(InlinePresentationIntent.init(rawValue:))
            (text.link, text.languageIdentifier) = (attributes.link, attributes.language)
            append(text)
        }
    }
}
