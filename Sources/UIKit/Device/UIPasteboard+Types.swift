// Content of the pasteboard by the names of its types.
extension UIPasteboard {
    /// Number of items. Source: developer.apple.com/documentation/uikit/uipasteboard/numberofitems
    public var numberOfItems: Int { items.count }
    /// Types of the first item. Source: developer.apple.com/documentation/uikit/uipasteboard/types
    public var types: [String] { items.first?.keys.sorted() ?? [] }

    /// Source: developer.apple.com/documentation/uikit/uipasteboard/additems(_:)
    public func addItems(_ items: [[String: Any]]) { self.items += items }

    /// Returns whether the first item has one of the types.
    /// Source: developer.apple.com/documentation/uikit/uipasteboard/contains(pasteboardtypes:)
    public func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    /// Returns the bytes of the first item's content of a type; nil without one.
    /// Source: developer.apple.com/documentation/uikit/uipasteboard/data(forpasteboardtype:)
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(PasteboardType.data)
    }

    /// Returns the first item's content of a type, as the app has put it there.
    /// Source: developer.apple.com/documentation/uikit/uipasteboard/value(forpasteboardtype:)
    public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Puts bytes in the place of what is there.
    /// Source: developer.apple.com/documentation/uikit/uipasteboard/setdata(_:forpasteboardtype:)
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    /// Puts a text, picture, address or colour in the place of what is there.
    /// Source: developer.apple.com/documentation/uikit/uipasteboard/setvalue(_:forpasteboardtype:)
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
}

/// Names of the types of what a pasteboard holds.
@MainActor enum PasteboardType {
    private static let pictures = ["public.png", "public.jpeg", "public.image"]
    private static let texts = ["public.utf8-plain-text", "public.plain-text", "public.text"]

    /// Returns the type of a value; nil for one that a pasteboard does not hold.
    static func name(of value: Any) -> String? {
        switch value {
        case is String: texts[0]
        case is UIImage: pictures[0]
        case is URL: "public.url"
        case is UIColor: "com.apple.uikit.color"
        default: nil
        }
    }

    /// Returns the text, picture or address that bytes of a type are; nil for other bytes.
    static func value(of value: Any, type: String) -> Any? {
        guard let data = value as? Data else { return nil }
        if texts.contains(type) { return String(data: data, encoding: .utf8) }
        if pictures.contains(type) { return UIImage(data: data) }
        return type == "public.url" ? String(data: data, encoding: .utf8).flatMap { URL(string: $0) } : nil
    }

    static func data(of value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let image as UIImage: image.pngData()
        case let url as URL: Data(url.absoluteString.utf8)
        default: nil
        }
    }
}
