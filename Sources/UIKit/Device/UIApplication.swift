/// The app as a whole. Source: developer.apple.com/documentation/uikit/uiapplication
///
/// Apple's message apps cannot have `shared`; here they can.
@MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// The window of the scene that a person has last done something in.
    public package(set) weak var keyWindow: UIWindow?
    /// The browser decides when a screen goes dark.
    open var isIdleTimerDisabled = false
    /// Shown nowhere: an app has no number on its icon.
    open var applicationIconBadgeNumber = 0

    public enum State: Int, Sendable { case active = 0, inactive, background }

    /// Source: developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// There are no settings of the app for it to lead to: nothing is opened.
    public static let openSettingsURLString = "app-settings:"
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")

    override private init() { super.init() }

    /// A process only runs while somebody looks at one of its scenes.
    open var applicationState: State { .active }
    open var windows: [UIWindow] { [keyWindow].compactMap(\.self) }

    /// Whether it is an address of a page: nothing else can be opened from a browser.
    open func canOpenURL(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme?.lowercased() ?? "") }

    /// Asks the person, outside of the app. The completion says whether they were asked, not what they said.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        completion?(canOpenURL(url) && keyWindow?.openAddress?(url) == true)
    }
}
