public import Foundation

extension AttributeScopes.FoundationAttributes {
    /// Rule by which words of a text agree with each other.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributescopes/foundationattributes/inflectionruleattribute
    public enum InflectionRuleAttribute: AttributedStringKey {
        public typealias Value = InflectionRule
        public static let name = "NSInflect"
    }
}

extension AttributeScopes {
    /// Attributes that Foundation's scope has on Apple's systems beside those of Foundation on Linux.
    public struct InflectionAttributes: AttributeScope {
        /// Source: developer.apple.com/documentation/foundation/attributescopes/foundationattributes/inflect
        public let inflect: AttributeScopes.FoundationAttributes.InflectionRuleAttribute
    }
}

extension AttributeDynamicLookup {
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.InflectionAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// Returns the text with the nouns of its phrases in the number that the phrase or its rule says. A phrase is neighbouring text of one
    /// rule.
    ///
    /// Partly: English alone, and of a rule's morphology the number.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributedstring/inflected()
    public func inflected() -> AttributedString {
        typealias Rule = AttributeScopes.FoundationAttributes.InflectionRuleAttribute
        var (texts, phrases, plurals): ([String], [Int?], [Int: Bool]) = ([], [], [:])
        var place = 0
        var language: String?
        for (rule, range) in runs[Rule.self] {
            for run in self[range].runs {
                texts.append(String(characters[run.range]))
                phrases.append(rule == nil ? nil : place)
                language = language ?? run.languageIdentifier
            }
            plurals[place] = rule?.isPlural
            place += 1
        }
        let locale = language.map { Locale(identifier: $0) } ?? .current
        let agreed = Inflection.agreed(texts, phrases: phrases, plurals: plurals, in: locale)
        var result = AttributedString()
        let all = runs[Rule.self].flatMap { self[$0.1].runs }
        for (run, text) in zip(all, agreed) { result.append(AttributedString(text, attributes: run.attributes)) }
        return result
    }
}

extension InflectionRule {
    /// Whether the rule asks for a plural or a singular; nil where it leaves that open.
    fileprivate var isPlural: Bool? {
        guard case .explicit(let morphology) = self else { return nil }
        return switch morphology.number {
        case .plural, .pluralTwo, .pluralFew, .pluralMany: true
        case .singular: false
        default: nil
        }
    }
}
