/// Animation of a symbol.
///
/// Source: developer.apple.com/documentation/symbols/symboleffect
public protocol SymbolEffect: Sendable {
    var _motion: _SymbolMotion { get }
}
/// An effect that runs once per change of a value.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts while a condition holds.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// Animation of a whole symbol.
public struct _SymbolMotion: Sendable {
    /// Poses at equal intervals; the first and the last are the resting pose.
    package var poses: [SymbolPose]
    /// Duration of one run, in seconds.
    package var duration: Double
    /// Pose that a lasting effect keeps, for effects that do not repeat.
    package var stays: SymbolPose?
    /// Pose while a lasting effect is not active.
    package var rests = SymbolPose()
    /// Whether the speed is constant.
    package var isEven = false
}

/// Scale, opacity, rotation and offset of a symbol.
package struct SymbolPose: Hashable, Sendable {
    package var scale = 1.0
    package var opacity = 1.0
    /// Rotation in radians, clockwise.
    package var turn = 0.0
    /// Upward offset as a fraction of the symbol's height.
    package var rise = 0.0
    /// Offset to the right as a fraction of the symbol's width.
    package var shift = 0.0

    package static let hidden = SymbolPose(scale: 0.6, opacity: 0)

    package init(scale: Double = 1, opacity: Double = 1, turn: Double = 0, rise: Double = 0, shift: Double = 0) {
        (self.scale, self.opacity, self.turn, self.rise, self.shift) = (scale, opacity, turn, rise, shift)
    }
}

/// Repetition and speed of an effect.
///
/// Source: developer.apple.com/documentation/symbols/symboleffectoptions
public struct SymbolEffectOptions: Sendable {
    package var speed = 1.0
    /// Number of runs; nil is the effect's default, 0 repeats for ever.
    package var count: Int?
    /// Seconds between two runs.
    package var delay = 0.0

    package var repeatsForever: Bool { count == 0 }

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions(count: 0)
    public static let nonRepeating = SymbolEffectOptions(count: 1)
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }

    public var repeating: SymbolEffectOptions { `repeat`(nil) }
    public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed.isFinite && speed > 0 ? min(max(speed, 0.01), 100) : 1
        return options
    }
    /// Repeats the effect; nil repeats it for ever.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: speed, count: count.map { min(max($0, 1), 100) } ?? 0)
    }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = `repeat`(behavior.count)
        options.delay = behavior.delay
        return options
    }

    /// Number of repetitions of an effect.
    ///
    /// Source: developer.apple.com/documentation/symbols/symboleffectoptions/repeatbehavior
    public struct RepeatBehavior: Sendable {
        /// Longest delay in seconds. A motion has a fixed number of steps, which become coarse where most are spent on
        /// the delay.
        private static let delayMax = 10.0
        let count: Int?
        /// Seconds between two repetitions.
        package var delay = 0.0
        public static let continuous = RepeatBehavior(count: nil)
        public static let periodic = RepeatBehavior(count: nil)
        /// Repeats with a pause of `delay` seconds, at most 10; nil is none.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let delay = delay ?? 0
            return RepeatBehavior(count: count, delay: delay.isFinite ? min(max(delay, 0), delayMax) : 0)
        }
    }
}
