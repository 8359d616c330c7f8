// Keys of UIKit's attribute scope.
//
// Source: developer.apple.com/documentation/foundation/attributescopes/uikitattributes

extension AttributeScopes {
    /// Attributes of text in UIKit's views.
    ///
    /// Partly: those that are drawn, without the paragraph style.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let foundation: FoundationAttributes

        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// SwiftUI's attributes of the same names prevail where the type of the value does not decide.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension NSAttributedString {
    /// Creates the string with UIKit's attributes and links; other attributes are left out.
    /// Source: developer.apple.com/documentation/foundation/nsattributedstring/init(_:)
    public convenience init(_ attributed: AttributedString) {
        let whole = NSMutableAttributedString(string: "")
        for run in attributed.runs {
            let text = String(attributed.characters[run.range])
            whole.append(NSAttributedString(string: text, attributes: run.uiKitAttributes))
        }
        self.init(attributedString: whole)
    }

    /// Creates the string as without a scope.
    ///
    /// Partly: UIKit's attributes and links are in it, those of another scope are left out.
    ///
    /// Source: developer.apple.com/documentation/foundation/nsattributedstring/init(_:including:)
    public convenience init<S: AttributeScope>(_ attributed: AttributedString, including scope: S.Type) throws {
        self.init(attributed)
    }

    public convenience init<S: AttributeScope>(
        _ attributed: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attributed) }
}

extension AttributedString.Runs.Run {
    fileprivate var uiKitAttributes: [NSAttributedString.Key: Any] {
        typealias Keys = AttributeScopes.UIKitAttributes
        let all: [NSAttributedString.Key: Any?] = [
            .font: self[Keys.FontAttribute.self], .foregroundColor: self[Keys.ForegroundColorAttribute.self],
            .backgroundColor: self[Keys.BackgroundColorAttribute.self],
            .strikethroughStyle: self[Keys.StrikethroughStyleAttribute.self]?.rawValue,
            .underlineStyle: self[Keys.UnderlineStyleAttribute.self]?.rawValue, .kern: self[Keys.KernAttribute.self],
            .tracking: self[Keys.TrackingAttribute.self], .baselineOffset: self[Keys.BaselineOffsetAttribute.self],
            .link: link,
        ]
        return all.compactMapValues { $0 }
    }
}

extension AttributedString {
    /// Creates the text as without a scope.
    ///
    /// Partly: UIKit's attributes and links are in it, those of another scope are left out.
    ///
    /// Source: developer.apple.com/documentation/foundation/attributedstring/init(_:including:)
    public init<S: AttributeScope>(_ attributed: NSAttributedString, including scope: S.Type) throws {
        self.init(attributed)
    }

    public init<S: AttributeScope>(
        _ attributed: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attributed) }
}
