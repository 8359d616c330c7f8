/// A part of a keyframe track: the values that it goes to, and how.
///
/// Source: developer.apple.com/documentation/swiftui/keyframetrackcontent
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent
    @KeyframeTrackContentBuilder<Value> var body: Self.Body { get }
    var _segments: [_KeyframeSegment<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
    public var _segments: [_KeyframeSegment<Value>] { body._segments }
}

/// A segment of a track that ends at one keyframe.
public struct _KeyframeSegment<Value: Animatable> {
    typealias Data = Value.AnimatableData
    enum Interpolation {
        case jump
        case curve(UnitCurve)
        case spring(Spring, startVelocity: Data?)
        case cubic(startVelocity: Data?, endVelocity: Data?)
    }
    let end: Value
    /// Seconds, at least 0.
    let duration: Double
    let interpolation: Interpolation

    init(_ end: Value, _ duration: Double, _ interpolation: Interpolation) {
        self.end = end
        self.duration = duration > 0 ? min(duration, 3600) : 0
        self.interpolation = interpolation
    }
}

/// A keyframe that interpolates to a value along a curve, linear by default.
///
/// Source: developer.apple.com/documentation/swiftui/linearkeyframe
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _KeyframeSequence<Value>
    public let _segments: [_KeyframeSegment<Value>]
    public var body: _KeyframeSequence<Value> { _KeyframeSequence(_segments: _segments) }

    /// Creates a keyframe that is reached after `duration` seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _segments = [_KeyframeSegment(to, duration, .curve(timingCurve))]
    }
}

/// A keyframe that moves to a value as a spring does.
///
/// Source: developer.apple.com/documentation/swiftui/springkeyframe
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _KeyframeSequence<Value>
    public let _segments: [_KeyframeSegment<Value>]
    public var body: _KeyframeSequence<Value> { _KeyframeSequence(_segments: _segments) }

    /// Creates a keyframe that is reached after `duration` seconds; nil takes the spring's settling duration.
    /// `startVelocity` is in value units a second; nil continues at the velocity in which the keyframe before ends.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        let velocity = startVelocity?.animatableData
        _segments = [
            _KeyframeSegment(to, duration ?? spring.settlingDuration, .spring(spring, startVelocity: velocity))
        ]
    }
}

/// A keyframe that interpolates along a smooth cubic curve through the neighbouring keyframes.
///
/// Source: developer.apple.com/documentation/swiftui/cubickeyframe
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _KeyframeSequence<Value>
    public let _segments: [_KeyframeSegment<Value>]
    public var body: _KeyframeSequence<Value> { _KeyframeSequence(_segments: _segments) }

    /// Creates a keyframe that is reached after `duration` seconds. Velocities are in value units a second; nil derives
    /// them from the neighbouring keyframes.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        let interpolation = _KeyframeSegment<Value>.Interpolation.cubic(
            startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData)
        _segments = [_KeyframeSegment(to, duration, interpolation)]
    }
}

/// A keyframe that jumps to a value without interpolation.
///
/// Source: developer.apple.com/documentation/swiftui/movekeyframe
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _KeyframeSequence<Value>
    public let _segments: [_KeyframeSegment<Value>]
    public var body: _KeyframeSequence<Value> { _KeyframeSequence(_segments: _segments) }

    public init(_ to: Value) { _segments = [_KeyframeSegment(to, 0, .jump)] }
}

/// A sequence of keyframes, as the builder combines them.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = _KeyframeSequence<Value>
    public let _segments: [_KeyframeSegment<Value>]
    public var body: _KeyframeSequence<Value> { self }
}

/// A result builder that combines the keyframes in a closure into the content of a track.
///
/// Source: developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
        expression
    }
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_segments: components.flatMap(\._segments))
    }
    public static func buildEither(
        first component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> { _KeyframeSequence(_segments: component._segments) }
    public static func buildEither(
        second component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> { _KeyframeSequence(_segments: component._segments) }
    public static func buildOptional(_ component: (some KeyframeTrackContent<Value>)?) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_segments: component?._segments ?? [])
    }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> {
        _KeyframeSequence(_segments: accumulated._segments + next._segments)
    }
    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(_segments: []) }
}
