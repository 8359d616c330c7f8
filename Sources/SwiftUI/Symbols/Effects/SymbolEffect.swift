/// How a symbol moves.
///
/// Source: developer.apple.com/documentation/symbols/symboleffect
public protocol SymbolEffect: Sendable {
    var _motion: _SymbolMotion { get }
}
/// One that moves once, when something has happened.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// One that lasts for as long as something is so.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// What becomes of a symbol on its way, as a whole.
public struct _SymbolMotion: Sendable {
    /// Poses at even times, the first and the last at rest.
    var poses: [SymbolPose]
    /// Seconds of one run.
    var duration: Double
    /// Where a lasting effect does not run again and again but stays: this pose.
    var stays: SymbolPose?
    /// True where it goes as fast all the way.
    var isEven = false
}

/// How a symbol stands.
struct SymbolPose: Hashable, Sendable, Animatable {
    var scale = 1.0
    var opacity = 1.0
    /// Radians, clockwise.
    var turn = 0.0
    /// Shares of the symbol's own height.
    var rise = 0.0

    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get { AnimatablePair(AnimatablePair(scale, opacity), AnimatablePair(turn, rise)) }
        set {
            (scale, opacity) = (newValue.first.first, newValue.first.second)
            (turn, rise) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// How often and how fast an effect runs.
///
/// Source: developer.apple.com/documentation/symbols/symboleffectoptions
public struct SymbolEffectOptions: Sendable {
    var speed = 1.0
    /// nil is as the effect says, 0 for ever.
    var count: Int?

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions(count: 0)
    public static let nonRepeating = SymbolEffectOptions(count: 1)
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }

    public var repeating: SymbolEffectOptions { `repeat`(nil) }
    public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: speed.isFinite && speed > 0 ? min(max(speed, 0.01), 100) : 1, count: count)
    }
    /// nil is for ever.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: speed, count: count.map { min(max($0, 1), 100) } ?? 0)
    }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `repeat`(behavior.count) }

    /// Source: developer.apple.com/documentation/symbols/symboleffectoptions/repeatbehavior
    public struct RepeatBehavior: Sendable {
        let count: Int?
        public static let continuous = RepeatBehavior(count: nil)
        public static let periodic = RepeatBehavior(count: nil)
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }
}
