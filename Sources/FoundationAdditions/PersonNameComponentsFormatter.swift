public import Foundation

/// Writes and reads names of people, in the place of Foundation's class of that name, which does neither on Linux.
///
/// Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter
open class PersonNameComponentsFormatter: Formatter {
    public enum Style: Int, Sendable { case `default` = 0, short, medium, long, abbreviated }

    /// Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter/options
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Options(rawValue: 2)
    }

    open var style = Style.default
    /// Whether how the name is spoken is written, in place of the name.
    open var isPhonetic = false
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = .autoupdatingCurrent

    override public init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter/localizedstring(from:style:options:)
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        (formatter.style, formatter.isPhonetic) = (nameFormatStyle, nameOptions.contains(.phonetic))
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let written = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return written.formatted(.name(style: formatStyle).locale(locale ?? .autoupdatingCurrent))
    }

    /// Returns the name by its words; nil for a text without any.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let strategy = PersonNameComponents.FormatStyle(locale: locale ?? .autoupdatingCurrent).parseStrategy
        let name = try? strategy.parse(string)
        return name?.givenName == nil ? nil : name
    }

    override open func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }

    private var formatStyle: PersonNameComponents.FormatStyle.Style {
        switch style {
        case .default, .medium: .medium
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        }
    }
}
