/// Picture within a text. Source: <https://developer.apple.com/documentation/uikit/nstextattachment>
open class NSTextAttachment: NSObject, @unchecked Sendable {  // changed only where it is made
    open var image: UIImage?
    /// Position from the baseline, upwards, and size in points; an empty size is the image's.
    open var bounds = CGRect.zero

    override public init() { super.init() }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// Creates an attachment with a picture's data; other data is not shown.
    public init(data contentData: Data?, ofType uti: String?) {
        image = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// Size in which the picture is drawn.
    var size: CGSize { bounds.size == .zero ? image?.size ?? .zero : bounds.size }

    /// Room in the line, which grows to hold the picture above and below its baseline.
    var box: AttachmentBox {
        AttachmentBox(width: size.width, ascent: bounds.minY + size.height, descent: -bounds.minY)
    }
}

extension NSAttributedString {
    /// Creates a text of the picture alone. Source: <https://developer.apple.com/documentation/foundation/nsattributedstring/init(attachment:)>
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

extension NSAttributedString.Key {
    /// An `NSTextAttachment`, for the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `URL` or its text; drawn in the link colour, and not opened by a tap.
    public static let link = NSAttributedString.Key("NSLink")
    /// Ignored: lines have the text's colour.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// Ignored: lines have the text's colour.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// Ignored: letters have no outline.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// Ignored: letters have no outline.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// Ignored: letters are not slanted further.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// Ignored: letters are not stretched.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// Ignored: the font says which ligatures it has.
    public static let ligature = NSAttributedString.Key("NSLigature")
}
