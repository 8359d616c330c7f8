/// A control whose content is shown larger. Ignored: a browser magnifies by itself.
/// Source: developer.apple.com/documentation/uikit/uilargecontentvieweritem
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
}

extension UIView: UILargeContentViewerItem {
    /// Ignored: a browser magnifies by itself.
    public var showsLargeContentViewer: Bool {
        get { extras?.showsLargeContent ?? false }
        set { moreValues.showsLargeContent = newValue }
    }
    public var largeContentTitle: String? {
        get { extras?.largeTitle ?? accessibilityLabel }
        set { moreValues.largeTitle = newValue }
    }
    public var largeContentImage: UIImage? {
        get { extras?.largeImage }
        set { moreValues.largeImage = newValue }
    }
    public var scalesLargeContentImage: Bool {
        get { extras?.scalesLargeImage ?? false }
        set { moreValues.scalesLargeImage = newValue }
    }
}

/// Hears of what is shown larger, which is nothing.
/// Source: developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
}

/// Shows what is under a long press larger. Ignored: a browser magnifies by itself.
/// Source: developer.apple.com/documentation/uikit/uilargecontentviewerinteraction
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    public private(set) weak var view: UIView?
    open class var isEnabled: Bool { false }
    /// Source: developer.apple.com/documentation/uikit/uilargecontentviewerinteraction/enabledstatusdidchangenotification
    public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    public convenience override init() { self.init(delegate: nil) }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
