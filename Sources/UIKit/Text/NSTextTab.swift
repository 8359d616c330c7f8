/// Place in a line at which the text after a tab begins. Ignored, as paragraph styles' `tabStops` are.
///
/// Source: developer.apple.com/documentation/uikit/nstexttab
open class NSTextTab: NSObject, @unchecked Sendable {  // never changes after init
    public let alignment: NSTextAlignment
    /// Distance from the margin, in points.
    public let location: CGFloat
    public let options: [OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        (self.alignment, location, self.options) = (alignment, loc, options)
        super.init()
    }

    /// Source: developer.apple.com/documentation/uikit/nstexttab/optionkey
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    override open func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
    }

    override open var hash: Int { location.hashValue }

    /// Twelve tabs, 28 points from each other, as a style has at first.
    static var standard: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
    }
}

/// Direction in which a text is written. Source: developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// Whether words are proposed within the line. Source: developer.apple.com/documentation/uikit/uitextinlinepredictiontype
public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }

/// Look of letters. Source: developer.apple.com/documentation/foundation/nsattributedstring/texteffectstyle
extension NSAttributedString {
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}
