/// Changes of a view with the way in which the device is held. Ignored, as a page does not hear of that.
///
/// Source: developer.apple.com/documentation/uikit/uimotioneffect
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    override public init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    /// Never called: a page does not hear how a device is held.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Source: developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Source: developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/effecttype
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis }
    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    public required init?(coder: NSCoder) { nil }
}

/// Source: developer.apple.com/documentation/uikit/uimotioneffectgroup
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    @available(
        *, deprecated, message: "addMotionEffect has no effect in Parley: a page does not hear how a device is held."
    )
    public func addMotionEffect(_ effect: UIMotionEffect) {}
    @available(*, deprecated, message: "removeMotionEffect has no effect in Parley: there are no motion effects.")
    public func removeMotionEffect(_ effect: UIMotionEffect) {}
}
