/// A group of keyframe tracks, each of which animates a part of one value.
///
/// Source: developer.apple.com/documentation/swiftui/keyframes
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes
    @KeyframesBuilder<Value> var body: Self.Body { get }
    func _tracks(from initial: Value) -> [_KeyframeTrackRun<Value>]
}

extension Keyframes where Body.Value == Value {
    public func _tracks(from initial: Value) -> [_KeyframeTrackRun<Value>] { body._tracks(from: initial) }
}

/// The change that one track makes to a value over time.
public struct _KeyframeTrackRun<Value> {
    /// Seconds.
    let duration: Double
    let update: (inout Value, _ time: Double) -> Void
}

/// The keyframes that animate one property of a value.
///
/// Source: developer.apple.com/documentation/swiftui/keyframetrack
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    public var body: _KeyframeTracks<Root> { _KeyframeTracks { _tracks(from: $0) } }

    public func _tracks(from initial: Root) -> [_KeyframeTrackRun<Root>] {
        let path = KeyframePath(from: initial[keyPath: keyPath], content._segments)
        return [
            _KeyframeTrackRun(duration: path.duration) { value, time in value[keyPath: keyPath] = path.value(at: time) }
        ]
    }
}

/// Several tracks, as the builder combines them.
public struct _KeyframeTracks<Value>: Keyframes {
    let make: (Value) -> [_KeyframeTrackRun<Value>]
    public var body: _KeyframeTracks<Value> { self }
    public func _tracks(from initial: Value) -> [_KeyframeTrackRun<Value>] { make(initial) }
}

/// A result builder that combines the tracks in a closure.
///
/// Source: developer.apple.com/documentation/swiftui/keyframesbuilder
@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where Value == K.Value { expression }

    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
        expression
    }

    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where Value == K.Value { first }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> _KeyframeTracks<Value> {
        _KeyframeTracks { accumulated._tracks(from: $0) + next._tracks(from: $0) }
    }

    /// Combines keyframes that stand outside a track into one track.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> where Value: Animatable {
        _KeyframeSequence(_segments: accumulated._segments + next._segments)
    }

    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where Value == K.Value { component }

    public static func buildFinalResult<K: KeyframeTrackContent>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> where Value == K.Value {
        KeyframeTrack { component }
    }

    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks { _ in [] } }
}

/// The value that keyframe tracks produce, as a function of time.
///
/// Source: developer.apple.com/documentation/swiftui/keyframetimeline
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [_KeyframeTrackRun<Value>]

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(from: initialValue, content())
    }

    init(from initialValue: Value, _ keyframes: some Keyframes<Value>) {
        self.initialValue = initialValue
        tracks = keyframes._tracks(from: initialValue)
    }

    /// Seconds that the longest track takes.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// Returns the value that many seconds after the start.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        update(value: &value, time: time)
        return value
    }

    /// Returns the value at a fraction of the duration, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    public func update(value: inout Value, time: TimeInterval) {
        for track in tracks { track.update(&value, time) }
    }

    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
