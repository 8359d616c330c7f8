/// The device that the app runs on, which is a browser's page. Source: developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor public final class UIDevice {
    public static let current = UIDevice()

    public let name = "Parley"
    public let model = "iPhone"
    public let localizedModel = "iPhone"
    public let systemName = "Parley"
    /// The version of Apple's system that apps find which check for one.
    public let systemVersion = "18.0"
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let orientation = UIDeviceOrientation.portrait
    /// -1, which means unknown.
    public let batteryLevel: Float = -1
    /// Identifier that changes each time the app starts.
    public let identifierForVendor: UUID? = UUID()

    private init() {}

    /// Never posted: a page's shape is told by `viewWillTransition(to:with:)` and size classes.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    /// Ignored: a browser does not tell how it is held.
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}
    public let isGeneratingDeviceOrientationNotifications = false
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Pasteboard of the app's process only: it neither reads nor writes the person's clipboard.
///
/// Source: developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor public final class UIPasteboard {
    public static let general = UIPasteboard()

    private var contents: [Any] = []
    private var count = 0

    // The first text, picture, address or colour. Each takes the place of all that is there.
    public var string: String? {
        get { first() }
        set { put([newValue]) }
    }
    public var image: UIImage? {
        get { first() }
        set { put([newValue]) }
    }
    public var url: URL? {
        get { first() }
        set { put([newValue]) }
    }
    public var color: UIColor? {
        get { first() }
        set { put([newValue]) }
    }

    public var strings: [String]? {
        get { hasStrings ? contents.compactMap { $0 as? String } : nil }
        set { put(newValue ?? []) }
    }
    public var hasStrings: Bool { string != nil }
    public var hasImages: Bool { image != nil }
    public var hasURLs: Bool { url != nil }
    public var changeCount: Int { count }

    /// Items to be loaded later: those that were put there as such, else the text, picture and address.
    public var itemProviders: [NSItemProvider] {
        get {
            kept ?? contents.filter { !($0 is UIColor) }.map { NSItemProvider(object: $0) }
        }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }
    private var kept: [NSItemProvider]?

    private func first<Kind>() -> Kind? { contents.lazy.compactMap { $0 as? Kind }.first }

    func put(_ values: [Any?]) {
        (contents, kept) = (values.compactMap(\.self), nil)
        count += 1
    }

    /// Puts items in the place of what is there. Ignored: `localOnly`, since the pasteboard is the app's alone, and the date.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        put([])
        kept = itemProviders
    }

    private init() {}
}
