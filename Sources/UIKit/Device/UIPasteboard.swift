/// Pasteboard of the app's process only: it neither reads nor writes the person's clipboard.
///
/// Source: developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor public final class UIPasteboard {
    public static let general = UIPasteboard()

    private var contents: [[String: Any]] = []
    private var count = 0

    // The first text, picture, address or colour. Each takes the place of all that is there.
    public var string: String? {
        get { all(String.self).first }
        set { put([newValue]) }
    }
    public var image: UIImage? {
        get { all(UIImage.self).first }
        set { put([newValue]) }
    }
    public var url: URL? {
        get { all(URL.self).first }
        set { put([newValue]) }
    }
    public var color: UIColor? {
        get { all(UIColor.self).first }
        set { put([newValue]) }
    }

    public var strings: [String]? {
        get { hasStrings ? all(String.self) : nil }
        set { put(newValue ?? []) }
    }
    /// Source: developer.apple.com/documentation/uikit/uipasteboard/images
    public var images: [UIImage]? {
        get { hasImages ? all(UIImage.self) : nil }
        set { put(newValue ?? []) }
    }
    /// Source: developer.apple.com/documentation/uikit/uipasteboard/urls
    public var urls: [URL]? {
        get { hasURLs ? all(URL.self) : nil }
        set { put(newValue ?? []) }
    }
    /// Source: developer.apple.com/documentation/uikit/uipasteboard/colors
    public var colors: [UIColor]? {
        get { hasColors ? all(UIColor.self) : nil }
        set { put(newValue ?? []) }
    }
    public var hasStrings: Bool { string != nil }
    public var hasImages: Bool { image != nil }
    public var hasURLs: Bool { url != nil }
    /// Source: developer.apple.com/documentation/uikit/uipasteboard/hascolors
    public var hasColors: Bool { color != nil }
    public var changeCount: Int { count }

    /// Items, each with the same content in one or more types.
    /// Source: developer.apple.com/documentation/uikit/uipasteboard/items
    public var items: [[String: Any]] {
        get { contents }
        set {
            let old = contents
            (contents, kept) = (newValue.filter { !$0.isEmpty }, nil)
            count += 1
            notify(of: old)
        }
    }

    /// Items to be loaded later: those that were put there as such, else the text, picture and address.
    public var itemProviders: [NSItemProvider] {
        get { kept ?? contents.flatMap(\.values).filter { !($0 is UIColor) }.map { NSItemProvider(object: $0) } }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }
    private var kept: [NSItemProvider]?

    /// Returns the content of a kind, one an item at most.
    private func all<Kind>(_ kind: Kind.Type) -> [Kind] {
        contents.compactMap { item in
            item.lazy.compactMap { $1 as? Kind ?? PasteboardType.value(of: $1, type: $0) as? Kind }.first
        }
    }

    private func put(_ values: [Any?]) {
        items = values.compactMap(\.self).compactMap { value in PasteboardType.name(of: value).map { [$0: value] } }
    }

    /// Puts items in the place of what is there. Ignored: `localOnly`, since the pasteboard is the app's alone, and the date.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        items = []
        kept = itemProviders
    }

    /// Tells what has taken the place of earlier items.
    private func notify(of old: [[String: Any]]) {
        let (before, after) = (Set(old.flatMap(\.keys)), Set(contents.flatMap(\.keys)))
        var changes: [String: [String]] = [:]
        changes[Self.changedTypesAddedUserInfoKey] = after.subtracting(before).sorted()
        changes[Self.changedTypesRemovedUserInfoKey] = before.subtracting(after).sorted()
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self, userInfo: changes.filter { !$0.value.isEmpty })
    }

    private init() {}
}
