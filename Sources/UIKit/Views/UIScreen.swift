/// The screen that an app draws for. Source: Apple, "UIScreen". People look at an app on many screens at once here, so this
/// is one that suits all: pictures are made with two pixels a point.
@MainActor public final class UIScreen {
    public static let main = UIScreen()

    /// Pixels a point.
    public let scale: CGFloat = 2
    public let nativeScale: CGFloat = 2
    /// In points; a phone of middle size. An app's view may have any other size.
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    public let nativeBounds = CGRect(x: 0, y: 0, width: 780, height: 1_688)

    private init() {}
}
