/// A link, attachment or tagged range of a text view, for its delegate.
///
/// Source: developer.apple.com/documentation/uikit/uitextitem
@preconcurrency @MainActor open class UITextItem: NSObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    public let content: Content
    /// Characters of the item, in UTF-16 units.
    public let range: NSRange

    init(content: Content, range: NSRange) {
        (self.content, self.range) = (content, range)
        super.init()
    }

    /// Menu of an item. Source: developer.apple.com/documentation/uikit/uitextitem/menuconfiguration
    @preconcurrency @MainActor public final class MenuConfiguration: NSObject {
        public let menu: UIMenu
        public init(menu: UIMenu) { self.menu = menu }
    }
}
