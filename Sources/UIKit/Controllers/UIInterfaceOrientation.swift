/// How the interface is turned; upright unless an app says otherwise.
/// Source: developer.apple.com/documentation/uikit/uiinterfaceorientation
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How a status bar comes and goes. Source: developer.apple.com/documentation/uikit/uistatusbaranimation
public enum UIStatusBarAnimation: Int, Sendable { case none = 0, fade, slide }

/// The status bar of a scene, of which there is none. Source: developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var isStatusBarHidden: Bool { true }
    open var statusBarFrame: CGRect { .zero }
}

extension UIWindowScene {
    /// Always upright, as the size classes are: a browser's window may have any shape.
    /// Source: developer.apple.com/documentation/uikit/uiwindowscene/interfaceorientation
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// Source: developer.apple.com/documentation/uikit/uiwindowscene/statusbarmanager
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

    /// Wishes for a scene's place on the screen. Source: developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences
    @preconcurrency @MainActor open class GeometryPreferences: NSObject {
        /// Source: developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios
        @preconcurrency @MainActor public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask?

            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }

        override init() { super.init() }
    }

    /// Calls the handler with an error: a browser's window is turned by the person alone.
    /// Source: developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:)
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
}
