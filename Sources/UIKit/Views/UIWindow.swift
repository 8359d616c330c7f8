/// Window of a scene, created by the host and read by apps as `view.window`.
///
/// Source: developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor open class UIWindow: UIView {
    open weak var rootViewController: UIViewController?
    open var isKeyWindow: Bool { true }
    open var screen: UIScreen { .main }
    /// Scene of the window.
    /// Source: developer.apple.com/documentation/uikit/uiwindow/windowscene
    open private(set) lazy var windowScene: UIWindowScene? = UIWindowScene(self)
    /// Traits of the scene.
    package var sceneTraits: UITraitCollection?
    /// Asks the person whether an address may be opened outside of the app, and returns false where they are not asked.
    /// Set by the renderer of the scene.
    package var openAddress: (@MainActor (URL) -> Bool)?

    /// Asks the person for files, or gives some. Set by the renderer of the scene.
    package var exchangeFiles: FileExchange.Begin?

    private let ownUndoManager = {
        _ = UndoManager.hasSystemWords
        return UndoManager()
    }()
    override open var undoManager: UndoManager? { ownUndoManager }

    override public init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a window of a scene. Only the scene's own is shown.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiwindow/init(windowscene:)
    public init(windowScene: UIWindowScene) {
        super.init(frame: .zero)
        self.windowScene = windowScene
    }

    /// Place of a window among others. Source: developer.apple.com/documentation/uikit/uiwindow/level-swift.struct
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1_000)
        public static let alert = Level(rawValue: 2_000)
        public static func + (level: Level, difference: CGFloat) -> Level { Level(level.rawValue + difference) }
        public static func - (level: Level, difference: CGFloat) -> Level { Level(level.rawValue - difference) }
    }
    /// Ignored: only the scene's own window is shown.
    open var windowLevel = Level.normal
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @available(*, deprecated, message: "makeKeyAndVisible has no effect in Parley: a scene's own window is shown")
    open func makeKeyAndVisible() {}
}

extension UIView {
    /// Window of the scene that the view is in; nil where it is in none. A scene's outermost view is not a subview of
    /// its window.
    public var window: UIWindow? { (self as? UIWindow) ?? (superview == nil ? rootWindow : superview?.window) }

    func tellWindow(willMoveTo window: UIWindow?) {
        willMove(toWindow: window)
        for view in subviews { view.tellWindow(willMoveTo: window) }
    }

    func tellWindowChanged() {
        if window != nil { Appearances.apply(to: self) }
        didMoveToWindow()
        for view in subviews { view.tellWindowChanged() }
    }
}

extension UIViewController {
    /// Enters a window: for a scene's outermost controller, and those that it presents.
    package func enter(_ window: UIWindow) {
        guard sceneWindow !== window, let view else { return }
        view.tellWindow(willMoveTo: window)
        sceneWindow = window
        view.tellWindowChanged()
    }
}
