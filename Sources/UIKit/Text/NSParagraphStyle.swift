/// Alignment, line spacing and line breaking of text. Source: Apple, "NSParagraphStyle".
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    public internal(set) var alignment = NSTextAlignment.natural
    public internal(set) var lineSpacing: CGFloat = 0
    public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// Ignored: paragraphs follow each other without additional space.
    public internal(set) var paragraphSpacing: CGFloat = 0
    /// Ignored: paragraphs follow each other without additional space.
    public internal(set) var paragraphSpacingBefore: CGFloat = 0
    /// Ignored: lines begin at the edge.
    public internal(set) var firstLineHeadIndent: CGFloat = 0
    /// Ignored: lines begin at the edge.
    public internal(set) var headIndent: CGFloat = 0
    /// Ignored: lines end at the edge.
    public internal(set) var tailIndent: CGFloat = 0
    /// Ignored: lines have their font's height; use `lineSpacing`.
    public internal(set) var lineHeightMultiple: CGFloat = 0
    /// Ignored: lines have their font's height; use `lineSpacing`.
    public internal(set) var minimumLineHeight: CGFloat = 0
    /// Ignored: lines have their font's height; use `lineSpacing`.
    public internal(set) var maximumLineHeight: CGFloat = 0
    /// Ignored: words are not hyphenated.
    public internal(set) var hyphenationFactor: Float = 0

    /// Ignored: tabs are drawn as spaces.
    /// Source: developer.apple.com/documentation/uikit/nsparagraphstyle/tabstops
    public internal(set) var tabStops = NSTextTab.standard
    /// Ignored: tabs are drawn as spaces.
    /// Source: developer.apple.com/documentation/uikit/nsparagraphstyle/defaulttabinterval
    public internal(set) var defaultTabInterval: CGFloat = 0
    /// Lists that the paragraph is in, the outermost first. Ignored: markers are not drawn; put them into the text.
    /// Source: developer.apple.com/documentation/uikit/nsparagraphstyle/textlists
    public internal(set) var textLists: [NSTextList] = []
    /// Ignored: a text has the direction of its letters.
    /// Source: developer.apple.com/documentation/uikit/nsparagraphstyle/basewritingdirection
    public internal(set) var baseWritingDirection = NSWritingDirection.natural
    /// Ignored: lines break where the words end.
    /// Source: developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy
    public internal(set) var lineBreakStrategy = LineBreakStrategy()
    /// Ignored: letters keep their spaces.
    /// Source: developer.apple.com/documentation/uikit/nsparagraphstyle/allowsdefaulttighteningfortruncation
    public internal(set) var allowsDefaultTighteningForTruncation = false
    /// Ignored: words are not hyphenated.
    /// Source: developer.apple.com/documentation/uikit/nsparagraphstyle/usesdefaulthyphenation
    public internal(set) var usesDefaultHyphenation = false

    override public init() { super.init() }

    /// Returns the direction in which a language is written; nil is that of the device.
    /// Source: developer.apple.com/documentation/uikit/nsparagraphstyle/defaultwritingdirection(forlanguage:)
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = Locale.Language(identifier: languageName ?? Locale.current.identifier)
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open func copy(with zone: NSZone? = nil) -> Any { filled(NSParagraphStyle()) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(NSMutableParagraphStyle()) }

    fileprivate func filled<Style: NSParagraphStyle>(_ style: Style) -> Style {
        style.alignment = alignment
        style.lineSpacing = lineSpacing
        style.lineBreakMode = lineBreakMode
        style.paragraphSpacing = paragraphSpacing
        style.paragraphSpacingBefore = paragraphSpacingBefore
        style.firstLineHeadIndent = firstLineHeadIndent
        style.headIndent = headIndent
        style.tailIndent = tailIndent
        style.lineHeightMultiple = lineHeightMultiple
        style.minimumLineHeight = minimumLineHeight
        style.maximumLineHeight = maximumLineHeight
        style.hyphenationFactor = hyphenationFactor
        style.tabStops = tabStops
        style.defaultTabInterval = defaultTabInterval
        style.textLists = textLists
        style.baseWritingDirection = baseWritingDirection
        style.lineBreakStrategy = lineBreakStrategy
        style.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
        style.usesDefaultHyphenation = usesDefaultHyphenation
        return style
    }
}

/// A paragraph style that can be changed. Source: Apple, "NSMutableParagraphStyle".
open class NSMutableParagraphStyle: NSParagraphStyle {
    override public var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }

    override public var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { super.paragraphSpacingBefore = newValue }
    }

    override public var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }

    override public var headIndent: CGFloat {
        get { super.headIndent }
        set { super.headIndent = newValue }
    }

    override public var tailIndent: CGFloat {
        get { super.tailIndent }
        set { super.tailIndent = newValue }
    }

    override public var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { super.lineHeightMultiple = newValue }
    }

    override public var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { super.minimumLineHeight = newValue }
    }

    override public var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { super.maximumLineHeight = newValue }
    }

    override public var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { super.hyphenationFactor = newValue }
    }

    override public var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { super.tabStops = newValue }
    }

    override public var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { super.defaultTabInterval = newValue }
    }

    override public var textLists: [NSTextList] {
        get { super.textLists }
        set { super.textLists = newValue }
    }

    override public var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { super.baseWritingDirection = newValue }
    }

    override public var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { super.lineBreakStrategy = newValue }
    }

    override public var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { super.allowsDefaultTighteningForTruncation = newValue }
    }

    override public var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { super.usesDefaultHyphenation = newValue }
    }

    /// Takes over all that another style says.
    /// Source: developer.apple.com/documentation/uikit/nsmutableparagraphstyle/setparagraphstyle(_:)
    open func setParagraphStyle(_ obj: NSParagraphStyle) { _ = obj.filled(self) }

    /// Source: developer.apple.com/documentation/uikit/nsmutableparagraphstyle/addtabstop(_:)
    open func addTabStop(_ anObject: NSTextTab) {
        tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
    }

    /// Source: developer.apple.com/documentation/uikit/nsmutableparagraphstyle/removetabstop(_:)
    open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0.isEqual(anObject) } }

    override public var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }

    /// Space between two lines in points; at least 0.
    override public var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = max(0, newValue) }
    }

    override public var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
}
