public import Foundation

/// Joins words with commas and "and". Source: developer.apple.com/documentation/foundation/listformatter
open class ListFormatter: Formatter {
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = .autoupdatingCurrent
    /// Formatter of the items; nil for their descriptions.
    open var itemFormatter: Formatter?

    override public init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    open func string(from items: [Any]) -> String? {
        let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return words.formatted(.list(type: .and).locale(locale))
    }

    override open func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
