/// The course of a change over time: a curve or spring with its duration, delay and repetitions.
///
/// Source: developer.apple.com/documentation/swiftui/animation
public struct Animation: Hashable, Sendable {
    enum TimingFunction: Hashable, Sendable {
        case curve(UnitCurve)
        case spring(Spring, velocity: Double)
    }

    let function: TimingFunction
    /// Seconds that one run takes.
    package private(set) var duration: Double
    package private(set) var delay = 0.0
    /// Number of runs; nil repeats for ever.
    private(set) var repeatCount: Int? = 1
    private(set) var autoreverses = false
    /// Seconds after which a change counts as done; nil is the end of all runs.
    private(set) var logicalDuration: Double?
    /// The author's own rule; nil for all others.
    var rule: AnimationRule?

    package init(_ curve: UnitCurve, duration: Double) {
        function = .curve(curve)
        self.duration = Self.seconds(duration)
    }

    package init(_ spring: Spring, velocity: Double = 0) {
        function = .spring(spring, velocity: velocity.isFinite ? velocity : 0)
        duration = spring.settlingDuration
    }

    private static func seconds(_ value: Double) -> Double { value > 0 ? min(value, 3600) : 0 }

    /// Returns the animation with a start that many seconds later.
    public func delay(_ delay: TimeInterval) -> Animation {
        var copy = self
        copy.delay = Self.seconds(self.delay + (delay.isFinite ? delay : 0))
        return copy
    }

    /// Returns the animation at that many times its speed.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        let speed = speed.isFinite && speed > 0 ? speed : 1
        copy.duration = Self.seconds(duration / speed)
        copy.delay = Self.seconds(delay / speed)
        return copy
    }

    /// Returns the animation run that many times; every second run goes backwards if `autoreverses` is true.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repeatCount = min(max(repeatCount, 1), 1_000_000)
        copy.autoreverses = autoreverses
        return copy
    }

    /// Returns an animation whose change counts as done after that many seconds, if it does not end before: `withAnimation` then calls its
    /// completion.
    ///
    /// Source: developer.apple.com/documentation/swiftui/animation/logicallycomplete(after:)
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        var copy = self
        copy.logicalDuration = Self.seconds(duration)
        return copy
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repeatCount = nil
        copy.autoreverses = autoreverses
        return copy
    }
}

// Curves.
extension Animation {
    /// The default animation: a smooth spring, as in iOS 17 and later.
    public static let `default` = Animation(Spring(response: 0.55, dampingRatio: 1))
    public static var linear: Animation { linear(duration: 0.35) }
    public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration: duration) }
    public static var easeIn: Animation { easeIn(duration: 0.35) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration: duration) }
    public static var easeOut: Animation { easeOut(duration: 0.35) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration: duration) }
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration: duration) }

    /// Returns an animation along the cubic Bézier curve with these control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
        return Animation(curve, duration: duration)
    }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(curve, duration: duration)
    }
}

// Springs. `blendDuration`, the time in which one spring blends into the next, has no effect: each starts at rest.
extension Animation {
    public static var spring: Animation { spring() }

    /// `blendDuration` is ignored: each spring starts at rest.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// Returns a spring animation with `bounce` from -1 (slow) over 0 (none) to 1.
    @_disfavoredOverload public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce))
    }

    /// `blendDuration` is ignored: each spring starts at rest.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { Animation(spring) }

    public static var interactiveSpring: Animation { interactiveSpring() }

    /// `blendDuration` is ignored: each spring starts at rest.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// `blendDuration` is ignored: each spring starts at rest.
    @_disfavoredOverload public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: 0.14 + extraBounce))
    }

    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return Animation(spring, velocity: initialVelocity)
    }

    @_disfavoredOverload public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation(Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(spring, velocity: initialVelocity)
    }

    public static var smooth: Animation { Animation(.smooth) }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.smooth(duration: duration, extraBounce: extraBounce))
    }
    public static var snappy: Animation { Animation(.snappy) }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.snappy(duration: duration, extraBounce: extraBounce))
    }
    public static var bouncy: Animation { Animation(.bouncy) }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}
