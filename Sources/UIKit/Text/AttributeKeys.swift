// Linux's Foundation has attributed strings, but none of the keys that drawing knows.
// Source: Apple, "NSAttributedString.Key".
extension NSAttributedString.Key {
    /// A `UIFont`; without one the system font at 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`; without one black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the letters.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An `NSParagraphStyle`; that of the first character holds for the whole text.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The raw value of an `NSUnderlineStyle`. Every style but none is drawn as a single line.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// Points between letters: a number.
    public static let kern = NSAttributedString.Key("NSKern")
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Points that letters stand above the baseline: a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An `NSShadow`; drawn where the whole text has the same one, and only into bitmaps.
    public static let shadow = NSAttributedString.Key("NSShadow")
}

/// Source: Apple, "NSUnderlineStyle".
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
}

/// Source: Apple, "NSTextAlignment". Natural is left.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4

    /// How much of the free space stands left of a line.
    var leadingShare: CGFloat {
        switch self {
        case .center: 0.5
        case .right: 1
        case .left, .justified, .natural: 0
        }
    }
}

/// What happens to a line that is too long. Source: Apple, "NSLineBreakMode".
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
