public import Symbols

/// Called after an effect has ended, with whether it ran to its end.
/// Source: developer.apple.com/documentation/uikit/uisymboleffectcompletion
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// Source: developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext
@preconcurrency @MainActor public final class UISymbolEffectCompletionContext: NSObject {
    public let sender: AnyObject?
    public let isFinished: Bool
    public let effect: (any SymbolEffect)?

    init(_ sender: AnyObject?, _ isFinished: Bool, _ effect: (any SymbolEffect)?) {
        (self.sender, self.isFinished, self.effect) = (sender, isFinished, effect)
        super.init()
    }
}

extension UIImageView {
    /// Animates the image by an effect, once the view is on screen; one of the same kind is replaced.
    ///
    /// Partly: all layers of a symbol move together. An effect that lasts ends when it is removed.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiimageview/addsymboleffect(_:options:animated:completion:)
    public func addSymbolEffect<Effect: SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        let animation = SymbolAnimation(effect, options, isAnimated: animated) { [weak self] isFinished in
            completion?(UISymbolEffectCompletionContext(self, isFinished, effect))
        }
        layer.add(animation, forKey: SymbolAnimation.key(Effect.self))
    }

    /// Ends the effects of a kind.
    public func removeSymbolEffect<Effect: SymbolEffect>(
        ofType effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        layer.removeAnimation(forKey: SymbolAnimation.key(Effect.self))
        completion?(UISymbolEffectCompletionContext(self, true, effect))
    }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for key in layer.animationKeys() ?? [] where key.hasPrefix(SymbolAnimation.keyPrefix) {
            layer.removeAnimation(forKey: key)
        }
    }

    /// Shows another image, which takes the place of the one before by fading.
    ///
    /// Source: developer.apple.com/documentation/uikit/uiimageview/setsymbolimage(_:contenttransition:options:completion:)
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        let duration = SymbolAnimation.replacing / options.speed
        UIView.transition(with: self, duration: duration, options: .transitionCrossDissolve) {
            self.image = image
        } completion: { [weak self] isFinished in
            completion?(UISymbolEffectCompletionContext(self, isFinished, nil))
        }
    }
}

/// The layer's animation of a symbol effect, which hears of its own end: the layer holds it.
private final class SymbolAnimation: CAAnimationGroup, CAAnimationDelegate {
    static let keyPrefix = "symbolEffect."
    static func key<Effect: SymbolEffect>(_ type: Effect.Type) -> String { keyPrefix + String(describing: type) }

    private let ended: (Bool) -> Void

    init(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, isAnimated: Bool,
        ended: @escaping (Bool) -> Void
    ) {
        self.ended = ended
        super.init()
        let motion = effect._motion
        let poses = motion.stays.map { [motion.rests, $0] } ?? motion.poses
        animations = Self.tracks(poses)
        duration = isAnimated ? motion.duration / options.speed : Self.shortest
        if motion.stays == nil {
            let count = options.count ?? (effect.runsOnce ? 1 : 0)
            repeatCount = count == 0 ? .infinity : Float(count)
        } else {
            (isRemovedOnCompletion, fillMode) = (false, .forwards)
        }
        delegate = self
    }

    /// Makes an animation of nothing, of whose end nobody hears.
    required init() {
        ended = { _ in }
        super.init()
    }

    /// Seconds in which an image takes the place of another.
    static let replacing = 0.35
    /// Seconds of an effect that is not animated.
    private static let shortest = 0.01

    private static func tracks(_ poses: [SymbolPose]) -> [CAAnimation] {
        func track(_ keyPath: String, _ value: (SymbolPose) -> Double, rest: Double) -> CAAnimation? {
            let values = poses.map(value)
            guard values.contains(where: { $0 != rest }) else { return nil }
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            return animation
        }
        return [
            track("transform.scale", \.scale, rest: 1), track("opacity", \.opacity, rest: 1),
            track("transform.rotation.z", \.turn, rest: 0),
            track("transform.translation.y", { -$0.rise * riseHeight }, rest: 0),
            track("transform.translation.x", { $0.shift * riseHeight }, rest: 0),
        ].compactMap(\.self)
    }

    /// Points of a rise or shift by the whole height of a symbol of the usual size.
    private static let riseHeight = 24.0

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended(flag) }
}

extension SymbolEffect {
    /// Whether the effect runs once where its options say nothing.
    fileprivate var runsOnce: Bool { self is BounceSymbolEffect || self is WiggleSymbolEffect }
}
