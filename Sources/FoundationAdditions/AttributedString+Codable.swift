public import Foundation

/// Writes and reads an attributed text as Foundation does on Apple's systems, which has no such conformance on Linux: a text without
/// attributes as a string, another as a list of texts, each followed by its attributes by their names.
///
/// Partly: of attributes, inline intents, links and languages are kept.
///
/// Source: developer.apple.com/documentation/foundation/attributedstring
extension AttributedString: @retroactive Codable {
    private struct Attributes: Codable {
        var intent: UInt?
        var link: URL?
        var language: String?
        var isEmpty: Bool { intent == nil && link == nil && language == nil }

        enum CodingKeys: String, CodingKey {
            case intent = "NSInlinePresentationIntent"
            case link = "NSLink"
            case language = "NSLanguage"
        }
    }

    /// Keys of a text of many runs, which name their attributes by their places in a table.
    private enum TableKeys: String, CodingKey {
        case runs, attributeTable
    }

    public func encode(to encoder: any Encoder) throws {
        // By scalars: a run may begin within a character.
        let runs = runs.map { run in
            (
                String(String.UnicodeScalarView(self[run.range].unicodeScalars)),
                Attributes(
                    intent: run.inlinePresentationIntent?.rawValue, link: run.link, language: run.languageIdentifier)
            )
        }
        guard runs.contains(where: { !$0.1.isEmpty }) else {
            var text = encoder.singleValueContainer()
            return try text.encode(runs.map(\.0).joined())
        }
        var list = encoder.unkeyedContainer()
        for (text, attributes) in runs {
            try list.encode(text)
            try list.encode(attributes)
        }
    }

    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        self.init()
        guard let table = try? decoder.container(keyedBy: TableKeys.self) else {
            try read(decoder.unkeyedContainer()) { try $0.decode(Attributes.self) }
            return
        }
        let attributes = try table.decode([Attributes].self, forKey: .attributeTable)
        try read(table.nestedUnkeyedContainer(forKey: .runs)) { list in
            let place = try list.decode(Int.self)
            guard attributes.indices.contains(place) else {
                throw DecodingError.dataCorruptedError(in: list, debugDescription: "There are no such attributes.")
            }
            return attributes[place]
        }
    }

    private mutating func read(
        _ container: any UnkeyedDecodingContainer,
        _ attributes: (inout any UnkeyedDecodingContainer) throws -> Attributes
    ) throws {
        var list = container
        while !list.isAtEnd {
            var text = AttributedString(try list.decode(String.self))
            let found = try attributes(&list)
            text.inlinePresentationIntent = found.intent.map(InlinePresentationIntent.init(rawValue:))
            (text.link, text.languageIdentifier) = (found.link, found.language)
            append(text)
        }
    }
}
