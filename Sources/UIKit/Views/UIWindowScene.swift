/// A scene: one of the app's screens that a person sees. Source: developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Source: developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    open var title: String?
    /// Always in the foreground: a process runs only while somebody looks at one of its scenes.
    open var activationState: ActivationState { .foregroundActive }

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

    init(_ window: UIWindow) {
        self.window = window
        super.init()
    }

    open var windows: [UIWindow] { [window].compactMap(\.self) }
    open var keyWindow: UIWindow? { window }
    open var screen: UIScreen { .main }
    open var traitCollection: UITraitCollection { window?.sceneTraits ?? .current }
}
