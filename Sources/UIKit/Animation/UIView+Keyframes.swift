extension UIView {
    /// Options of a keyframe animation. All but `repeat` and `autoreverse` are ignored: values change evenly.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions>
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    private static var keyframes: [Keyframe]?

    private struct Keyframe {
        /// Part of the animation, within 0…1.
        let span: ClosedRange<Double>
        let changes: () -> Void
    }

    /// Animates the changes of keyframes, each in its part of the time; changes outside of them take all of it. Only what
    /// `ViewLook` has is animated. The views have their last values at once.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:)>
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let given = AnimationOptions(rawValue: options.rawValue)
        let animation = ViewAnimation(given.curve, duration: duration).with(delay, given)
        var tracks = ViewTracks()
        let faded = ViewAnimations.make(
            {
                let outer = keyframes
                keyframes = []
                tracks.add(0...1) { animations() }
                let all = keyframes ?? []
                keyframes = outer
                let sorted = all.enumerated().sorted {
                    ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset)
                }
                for (_, frame) in sorted { tracks.add(frame.span, frame.changes) }
            }, of: animation)
        if let taker = ViewAnimations.taker, ViewAnimations.areEnabled {
            return taker.adopt(
                tracks, of: animation, fading: faded, completion: completion.map { end in { _ in end(true) } })
        }
        let scene = ViewAnimations.areEnabled ? tracks.play(animation) : nil
        ViewAnimations.finish(scene, after: animation.totalDuration) { isFinished in
            ViewAnimations.end(faded)
            completion?(isFinished)
        }
    }

    /// Adds a keyframe to the animation whose `animations` run; outside of one the changes are made at once.
    /// - Parameters: start and duration are fractions of the animation's, in 0…1.
    /// Source: <https://developer.apple.com/documentation/uikit/uiview/addkeyframe(withrelativestarttime:relativeduration:animations:)>
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        let start = frameStartTime.isFinite ? min(max(frameStartTime, 0), 1) : 0
        let end = frameDuration.isFinite ? min(max(start + frameDuration, start), 1) : 1
        guard keyframes?.append(Keyframe(span: start...end, changes: animations)) == nil else { return }
        animations()
    }
}
