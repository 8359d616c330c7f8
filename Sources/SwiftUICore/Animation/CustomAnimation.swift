/// The progress of values as a function of time, by an author's own rule.
///
/// Partly: the browser runs the cubic curve that goes through the values at a third and two thirds of the time; what
/// swings to and fro in between is not seen.
///
/// Source: developer.apple.com/documentation/swiftui/customanimation
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the value at a time in seconds, of one that goes from zero to `value`; nil when the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The state that an animation keeps between frames, and the environment of its view.
///
/// Source: developer.apple.com/documentation/swiftui/animationcontext
public struct AnimationContext<Value: VectorArithmetic> {
    public var state = AnimationState<Value>()
    public var isLogicallyComplete = false
    public let environment = EnvironmentValues()
}

/// Values that an animation keeps while it runs.
///
/// Source: developer.apple.com/documentation/swiftui/animationstate
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values.value(of: ObjectIdentifier(key)) ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The key of a value that an animation keeps.
///
/// Source: developer.apple.com/documentation/swiftui/animationstatekey
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

extension Animation {
    /// Longest time in seconds that an author's own animation runs.
    private static let longest = 30.0

    /// Creates an animation of an author's own rule.
    ///
    /// Source: developer.apple.com/documentation/swiftui/animation/init(_:)
    public init(_ base: some CustomAnimation) {
        var context = AnimationContext<Double>()
        func value(_ time: Double) -> Double? { base.animate(value: 1.0, time: time, context: &context) }
        var end = 0.0
        while end < Self.longest, value(end) != nil { end += 1 / 60 }
        let (third, other) = (value(end / 3) ?? 1, value(end * 2 / 3) ?? 1)
        // The Bézier curve with control points at a third and two thirds of the time, whose x is the time itself.
        let (first, second) = (27 * third - 1, 27 * other - 8)
        let points = ((2 * first - second) / 18, (2 * second - first) / 18)
        self.init(
            .bezier(
                startControlPoint: UnitPoint(x: 1.0 / 3, y: points.0),
                endControlPoint: UnitPoint(x: 2.0 / 3, y: points.1)),
            duration: end)
        rule = AnimationRule(base: base)
    }

    /// The rule by which the animation runs: an author's own, or one that tells the values of a system animation.
    ///
    /// Source: developer.apple.com/documentation/swiftui/animation/base
    public var base: any CustomAnimation { rule?.base ?? SystemAnimation(animation: self) }
}

/// An author's own rule, which is compared by its values.
struct AnimationRule: Hashable, Sendable {
    let base: any CustomAnimation
    static func == (left: AnimationRule, right: AnimationRule) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }
    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

/// The values of a curve or a spring, for an author's own animation that runs another one.
private struct SystemAnimation: CustomAnimation {
    let animation: Animation
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        animation.progress(after: time).map { value.scaled(by: $0) }
    }
}

extension VectorArithmetic {
    /// Returns the value scaled by a factor.
    ///
    /// Source: developer.apple.com/documentation/swiftui/vectorarithmetic/scaled(by:)
    public func scaled(by rhs: Double) -> Self {
        var copy = self
        copy.scale(by: rhs)
        return copy
    }

    /// Moves this value towards another by a part of the way.
    public mutating func interpolate(towards other: Self, amount: Double) { self = between(other, amount) }
}
