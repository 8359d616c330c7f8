public import Foundation

extension PersonNameComponents {
    /// Writes a person's name. Source: developer.apple.com/documentation/foundation/personnamecomponents/formatstyle
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// Source: developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/style-swift.property
        public enum Style: String, Codable, Hashable, Sendable {
            /// The nickname, or the given name.
            case short
            /// Given and family name.
            case medium
            /// Everything, with prefix and suffix.
            case long
            /// Initials.
            case abbreviated
        }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

        public func format(_ value: PersonNameComponents) -> String { value.written(style, locale) }
    }

    /// Reads a person's name by its words, which are given, middle and family name; the family name comes first in languages that
    /// write it so. Source: developer.apple.com/documentation/foundation/personnamecomponents/parsestrategy
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
        var locale = Locale.autoupdatingCurrent
        public init() {}
        init(locale: Locale) { self.locale = locale }

        /// Never throws: a text without words is a name without parts.
        public func parse(_ value: String) throws -> PersonNameComponents {
            var words = value.split(whereSeparator: \.isWhitespace).map(String.init)
            if words.count > 1,
                PersonNameComponents.familyFirst.contains(locale.language.languageCode?.identifier ?? "")
            {
                words.append(words.removeFirst())
            }
            var name = PersonNameComponents()
            name.givenName = words.first
            name.familyName = words.count > 1 ? words.last : nil
            let middle = words.dropFirst().dropLast().joined(separator: " ")
            name.middleName = middle.isEmpty ? nil : middle
            return name
        }
    }

    /// Source: developer.apple.com/documentation/foundation/personnamecomponents/formatted(_:)
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }

    public func formatted() -> String { FormatStyle().format(self) }

    /// Creates the components of a name; those that are left out are nil.
    @_disfavoredOverload public init(
        namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
        nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil
    ) {
        self.init()
        (self.namePrefix, self.givenName, self.middleName) = (namePrefix, givenName, middleName)
        (self.familyName, self.nameSuffix, self.nickname) = (familyName, nameSuffix, nickname)
        self.phoneticRepresentation = phoneticRepresentation
    }

    /// Languages in which the family name comes first.
    fileprivate static let familyFirst: Set<String> = ["zh", "ja", "ko", "hu", "vi"]

    fileprivate func written(_ style: FormatStyle.Style, _ locale: Locale) -> String {
        let language = locale.language.languageCode?.identifier ?? ""
        let given = givenName.flatMap { $0.isEmpty ? nil : $0 }
        let family = familyName.flatMap { $0.isEmpty ? nil : $0 }
        let isFamilyFirst = Self.familyFirst.contains(language)
        let space = ["zh", "ja", "ko"].contains(language) ? "" : " "
        let ordered = isFamilyFirst ? [family, given] : [given, family]
        switch style {
        case .short: return nickname ?? given ?? family ?? ""
        case .medium: return ordered.compactMap { $0 }.joined(separator: space)
        case .abbreviated: return ordered.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
        case .long:
            let names = isFamilyFirst ? [family, middleName, given] : [given, middleName, family]
            return ([namePrefix] + names + [nameSuffix]).compactMap { $0 }.filter { !$0.isEmpty }
                .joined(separator: isFamilyFirst && space.isEmpty ? "" : " ")
        }
    }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy(locale: locale) }
}

extension Foundation.FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Source: developer.apple.com/documentation/foundation/formatstyle/name(style:)
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
