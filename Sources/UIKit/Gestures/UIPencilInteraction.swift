public import Foundation

/// Taps and squeezes of a pencil, of which a browser tells nothing.
///
/// Source: developer.apple.com/documentation/uikit/uipencilinteraction
@available(*, deprecated, message: "a browser does not tell of a pencil's taps: this has no effect in Parley")
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
    /// A tap. Source: developer.apple.com/documentation/uikit/uipencilinteraction/tap
    public struct Tap: Sendable {
        public let timestamp: TimeInterval
    }
    /// A squeeze. Source: developer.apple.com/documentation/uikit/uipencilinteraction/squeeze
    public struct Squeeze: Sendable {
        public let timestamp: TimeInterval
        public let phase: Phase
    }
    public enum Phase: Int, Sendable { case began = 0, changed, ended, cancelled }

    open weak var delegate: (any UIPencilInteractionDelegate)?
    open var isEnabled = true
    public private(set) weak var view: UIView?
    override public init() { super.init() }
    public init(delegate: any UIPencilInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { self.view = view }
    open func didMove(to view: UIView?) {}
}

/// Never called. Source: developer.apple.com/documentation/uikit/uipencilinteractiondelegate
@available(*, deprecated, message: "a browser does not tell of a pencil's taps: this has no effect in Parley")
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

@available(*, deprecated, message: "a browser does not tell of a pencil's taps: this has no effect in Parley")
extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
    public func pencilInteraction(
        _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
    ) {}
}
