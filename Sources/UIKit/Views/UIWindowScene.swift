/// A scene: one of the app's screens that a person sees. Source: developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Source: developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    open var title: String?
    /// In the foreground, or in the background while all pages of the device are hidden.
    open var activationState: ActivationState {
        UIApplication.shared.applicationState == .background ? .background : .foregroundActive
    }

    /// Notifies the app when the device's pages are hidden, and when one is shown again.
    func tell(isHidden: Bool) {
        let names =
            isHidden
            ? [Self.willDeactivateNotification, Self.didEnterBackgroundNotification]
            : [Self.willEnterForegroundNotification, Self.didActivateNotification]
        for name in names { NotificationCenter.default.post(name: name, object: self) }
    }

    /// Notifies the app that nobody looks at the scene any more.
    package func disconnect() { NotificationCenter.default.post(name: Self.didDisconnectNotification, object: self) }

    /// Asks the person, outside of the app, to open an address.
    open func open(
        _ url: URL, options: OpenExternalURLOptions? = nil,
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) { UIApplication.shared.open(url, completionHandler: completion) }

    /// Ignored. Source: developer.apple.com/documentation/uikit/uiscene/openexternalurloptions
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
        override public init() {}
    }
}

/// A scene with windows, of which there is one. Source: developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    private weak let window: UIWindow?

    private struct Known {
        weak var scene: UIWindowScene?
    }
    private static var known: [Known] = []
    /// The scenes that the app has asked a window for, and that are still there.
    static var all: [UIWindowScene] { known.compactMap(\.scene) }

    init(_ window: UIWindow) {
        self.window = window
        super.init()
        Self.known.removeAll { $0.scene == nil }
        Self.known.append(Known(scene: self))
    }

    open var windows: [UIWindow] { [window].compactMap(\.self) }
    open var keyWindow: UIWindow? { window }
    open var screen: UIScreen { .main }
    open var traitCollection: UITraitCollection { window?.sceneTraits ?? .current }
}
