/// Alignment, line spacing and line breaking of text. Source: Apple, "NSParagraphStyle".
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    public internal(set) var alignment = NSTextAlignment.natural
    public internal(set) var lineSpacing: CGFloat = 0
    public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

    override public init() { super.init() }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open func copy(with zone: NSZone? = nil) -> Any { filled(NSParagraphStyle()) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(NSMutableParagraphStyle()) }

    private func filled<Style: NSParagraphStyle>(_ style: Style) -> Style {
        style.alignment = alignment
        style.lineSpacing = lineSpacing
        style.lineBreakMode = lineBreakMode
        return style
    }
}

/// A paragraph style that can be changed. Source: Apple, "NSMutableParagraphStyle".
open class NSMutableParagraphStyle: NSParagraphStyle {
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
