// Linux's Foundation has attributed strings, but not the attribute keys for drawing.
// Source: Apple, "NSAttributedString.Key".
extension NSAttributedString.Key {
    /// A `UIFont`; the default is the system font at 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`; the default is black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An `NSParagraphStyle`; that of the first character applies to the whole text.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The raw value of an `NSUnderlineStyle`. Every style but none is drawn as a single line.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// Additional space between letters in points, a number.
    public static let kern = NSAttributedString.Key("NSKern")
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Distance of letters above the baseline in points, a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// Ignored: letters have no effect. Source: developer.apple.com/documentation/foundation/nsattributedstring/key/texteffect
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// An `NSShadow`; drawn only where the whole text has the same one, and only into bitmaps.
    public static let shadow = NSAttributedString.Key("NSShadow")
}

/// Style of an underline or strikethrough. Source: Apple, "NSUnderlineStyle".
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Drawn as a whole line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Drawn as a whole line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Drawn below spaces, too.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Horizontal alignment of text. Source: Apple, "NSTextAlignment". Natural follows the layout direction where text is
/// drawn.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4

    /// Fraction of the free space left of a line; natural counts as left.
    var leadingShare: CGFloat {
        switch self {
        case .center: 0.5
        case .right: 1
        case .left, .justified, .natural: 0
        }
    }
}

/// Treatment of a line that is too long. Source: Apple, "NSLineBreakMode".
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
