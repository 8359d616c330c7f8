/// Looks of the pointer over a view. Ignored: a browser shows its own pointer.
///
/// Source: developer.apple.com/documentation/uikit/uipointerinteraction
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true

    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func invalidate() {}
}

/// Never called: a browser shows its own pointer.
///
/// Source: developer.apple.com/documentation/uikit/uipointerinteractiondelegate
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
}

/// Source: developer.apple.com/documentation/uikit/uipointerregion
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
    public let rect: CGRect
    public let identifier: AnyHashable?
    public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

/// Source: developer.apple.com/documentation/uikit/uipointerregionrequest
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
    public let location: CGPoint
    init(location: CGPoint) { self.location = location }
}

/// Source: developer.apple.com/documentation/uikit/uipointerstyle
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }
    public static func hidden() -> Self { self.init() }
    public static func system() -> Self { self.init() }
    override public required init() {}
}

/// Source: developer.apple.com/documentation/uikit/uipointereffect-swift.enum
public enum UIPointerEffect {
    /// Source: developer.apple.com/documentation/uikit/uipointereffect/tintmode
    public enum TintMode: Int, Sendable { case none, overlay, underlay }
    case automatic(UITargetedPreview)
    case highlight(UITargetedPreview)
    case lift(UITargetedPreview)
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)
}

/// Source: developer.apple.com/documentation/uikit/uipointershape-swift.enum
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = 8)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)
}

/// Source: developer.apple.com/documentation/uikit/uiaxis
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
