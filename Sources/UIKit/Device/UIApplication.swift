/// The app. Source: developer.apple.com/documentation/uikit/uiapplication
///
/// Apple's message apps cannot use `shared`; here they can.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// Window of the scene that the person has interacted with last.
    public package(set) weak var keyWindow: UIWindow?
    /// Ignored: the browser decides when a screen turns off.
    open var isIdleTimerDisabled = false
    /// Ignored: an app's icon shows no number.
    open var applicationIconBadgeNumber = 0

    public enum State: Int, Sendable { case active = 0, inactive, background }

    /// Key of an option to open a URL; options are ignored.
    /// Source: developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// Address of the app's settings. Opening it has no effect, because there are none.
    public static let openSettingsURLString = "app-settings:"
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")

    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    // Never posted: a process is ended when nobody has its scenes open.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    override private init() { super.init() }

    /// Whether the app can be used: `.active`, or `.background` while all pages of the device are hidden.
    open private(set) var applicationState = State.active
    /// Scene that the person has interacted with last.
    open var connectedScenes: Set<UIScene> { Set([keyWindow?.windowScene].compactMap(\.self)) }
    open var windows: [UIWindow] { [keyWindow].compactMap(\.self) }

    /// Text size that the person prefers.
    /// Source: developer.apple.com/documentation/uikit/uiapplication/preferredcontentsizecategory
    open var preferredContentSizeCategory: UIContentSizeCategory {
        (keyWindow?.traitCollection ?? .current).preferredContentSizeCategory
    }

    /// Whether the URL is an HTTP or HTTPS address; a browser can open nothing else.
    open func canOpenURL(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme?.lowercased() ?? "") }

    /// Asks the person, outside of the app, to open an address. The completion reports whether they were asked, not
    /// their answer.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        completion?(canOpenURL(url) && keyWindow?.openAddress?(url) == true)
    }

    /// Notifies the app when the device's pages are hidden, and when one is shown again.
    package func set(isHidden: Bool) {
        let state = isHidden ? State.background : .active
        guard state != applicationState else { return }
        applicationState = state
        let names: [Notification.Name] =
            isHidden
            ? [
                Self.willResignActiveNotification, .NSExtensionHostWillResignActive,
                Self.didEnterBackgroundNotification, .NSExtensionHostDidEnterBackground,
            ]
            : [
                Self.willEnterForegroundNotification, .NSExtensionHostWillEnterForeground,
                Self.didBecomeActiveNotification, .NSExtensionHostDidBecomeActive,
            ]
        for name in names { NotificationCenter.default.post(name: name, object: self) }
        for scene in connectedScenes.union(UIWindowScene.all) { scene.tell(isHidden: isHidden) }
    }
}
