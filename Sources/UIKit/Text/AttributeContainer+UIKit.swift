public import Foundation

extension AttributeContainer {
    /// Takes over UIKit's attributes and the link of a dictionary; others are left out.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributecontainer/init(_:)
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Keys = AttributeScopes.UIKitAttributes
        self.init()
        self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Keys.StrikethroughStyleAttribute.self] = Self.line(dictionary[.strikethroughStyle])
        self[Keys.UnderlineStyleAttribute.self] = Self.line(dictionary[.underlineStyle])
        self[Keys.KernAttribute.self] = Self.number(dictionary[.kern])
        self[Keys.TrackingAttribute.self] = Self.number(dictionary[.tracking])
        self[Keys.BaselineOffsetAttribute.self] = Self.number(dictionary[.baselineOffset])
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
            dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }

    private static func line(_ value: Any?) -> NSUnderlineStyle? {
        value as? NSUnderlineStyle ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

extension AttributedString {
    /// Takes over the text with UIKit's attributes and links; other attributes are left out.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributedstring/init(_:)
    public init(_ nsString: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsString.length)
        nsString.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let text = nsString.attributedSubstring(from: range).string
            append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }
}
