/// The screen that an app draws for. Source: Apple, "UIScreen". An app is seen on many screens at once here, so this
/// one suits all: bitmaps are created with two pixels per point.
@preconcurrency @MainActor public final class UIScreen {
    public static let main = UIScreen()

    /// Pixels per point.
    public let scale: CGFloat = 2
    public let nativeScale: CGFloat = 2
    /// Size in points of a medium-sized phone. An app's view may have any other size.
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    public let nativeBounds = CGRect(x: 0, y: 0, width: 780, height: 1_688)

    private init() {}
}
