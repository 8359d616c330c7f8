/// One part of a track: where a value goes, and how.
///
/// Source: developer.apple.com/documentation/swiftui/keyframetrackcontent
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent
    @KeyframeTrackContentBuilder<Value> var body: Self.Body { get }
    var _legs: [_KeyframeLeg<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
    public var _legs: [_KeyframeLeg<Value>] { body._legs }
}

/// The way to one keyframe.
public struct _KeyframeLeg<Value: Animatable> {
    typealias Data = Value.AnimatableData
    enum Way {
        case jump
        case curve(UnitCurve)
        case spring(Spring, startVelocity: Data?)
        case cubic(startVelocity: Data?, endVelocity: Data?)
    }
    let end: Value
    /// Seconds, at least 0.
    let duration: Double
    let way: Way

    init(_ end: Value, _ duration: Double, _ way: Way) {
        self.end = end
        self.duration = duration > 0 ? min(duration, 3600) : 0
        self.way = way
    }
}

/// Goes to a value along a curve, by default evenly.
///
/// Source: developer.apple.com/documentation/swiftui/linearkeyframe
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _KeyframeSequence<Value>
    public let _legs: [_KeyframeLeg<Value>]
    public var body: _KeyframeSequence<Value> { _KeyframeSequence(_legs: _legs) }

    /// `duration` in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _legs = [_KeyframeLeg(to, duration, .curve(timingCurve))]
    }
}

/// Goes to a value as a spring does.
///
/// Source: developer.apple.com/documentation/swiftui/springkeyframe
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _KeyframeSequence<Value>
    public let _legs: [_KeyframeLeg<Value>]
    public var body: _KeyframeSequence<Value> { _KeyframeSequence(_legs: _legs) }

    /// `duration` in seconds; nil is until the spring is at rest. `startVelocity` in values a second; nil goes on as fast
    /// as the keyframe before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        let velocity = startVelocity?.animatableData
        _legs = [
            _KeyframeLeg(to, duration ?? spring.settlingDuration, .spring(spring, startVelocity: velocity))
        ]
    }
}

/// Goes to a value along a smooth curve through the keyframes around.
///
/// Source: developer.apple.com/documentation/swiftui/cubickeyframe
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _KeyframeSequence<Value>
    public let _legs: [_KeyframeLeg<Value>]
    public var body: _KeyframeSequence<Value> { _KeyframeSequence(_legs: _legs) }

    /// `duration` in seconds. Velocities in values a second; nil is as the keyframes around say.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        let way = _KeyframeLeg<Value>.Way.cubic(
            startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData)
        _legs = [_KeyframeLeg(to, duration, way)]
    }
}

/// Is at a value at once.
///
/// Source: developer.apple.com/documentation/swiftui/movekeyframe
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _KeyframeSequence<Value>
    public let _legs: [_KeyframeLeg<Value>]
    public var body: _KeyframeSequence<Value> { _KeyframeSequence(_legs: _legs) }

    public init(_ to: Value) { _legs = [_KeyframeLeg(to, 0, .jump)] }
}

/// Keyframes one after another, as a builder makes them.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _KeyframeSequence<Value>
    public let _legs: [_KeyframeLeg<Value>]
    public var body: _KeyframeSequence<Value> { self }
}

/// Makes the content of a track of the keyframes in a closure.
///
/// Source: developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
        expression
    }
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_legs: components.flatMap(\._legs))
    }
    public static func buildEither(
        first component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> { _KeyframeSequence(_legs: component._legs) }
    public static func buildEither(
        second component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> { _KeyframeSequence(_legs: component._legs) }
    public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_legs: component?._legs ?? [])
    }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_legs: accumulated._legs + next._legs)
    }
    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(_legs: []) }
}
