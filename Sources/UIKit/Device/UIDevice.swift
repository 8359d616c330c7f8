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

    /// Never posted: a browser does not tell how it is held. Another size of the page is told by `viewWillTransition(to:with:)`.
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
