/// Would activate a view over which something is held while it is dragged. Never does here: the app is told of drops alone.
///
/// Source: developer.apple.com/documentation/uikit/uispringloadedinteraction
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    public private(set) weak var view: UIView?

    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) { self.init() }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Source: developer.apple.com/documentation/uikit/uispringloadedinteractioncontext
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

/// Source: developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate
public enum UISpringLoadedInteractionEffectState: Int, Sendable { case inactive = 0, possible, activating, activated }
