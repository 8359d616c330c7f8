/// Tracks of keyframes for the parts of one value.
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

/// One track as it changes a value over time.
public struct _KeyframeTrackRun<Value> {
    /// Seconds.
    let duration: Double
    let update: (inout Value, _ time: Double) -> Void
}

/// The keyframes of one part of a value.
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
        let path = KeyframePath(from: initial[keyPath: keyPath], content._legs)
        return [
            _KeyframeTrackRun(duration: path.duration) { value, time in value[keyPath: keyPath] = path.value(at: time) }
        ]
    }
}

/// Several tracks, as a builder makes them.
public struct _KeyframeTracks<Value>: Keyframes {
    let make: (Value) -> [_KeyframeTrackRun<Value>]
    public var body: _KeyframeTracks<Value> { self }
    public func _tracks(from initial: Value) -> [_KeyframeTrackRun<Value>] { make(initial) }
}

/// Makes keyframes of the tracks in a closure.
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

    /// Keyframes that stand in no track are one track together.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> where Value: Animatable {
        _KeyframeSequence(_legs: accumulated._legs + next._legs)
    }

    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where Value == K.Value { component }

    public static func buildFinalResult<K: KeyframeTrackContent>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> where Value == K.Value {
        KeyframeTrack { component }
    }

    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks { _ in [] } }
}

/// A value over time, as tracks of keyframes say.
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

    /// Seconds of the longest track.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// The value so many seconds after the beginning.
    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        update(value: &value, time: time)
        return value
    }

    /// The value at a share of the duration, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    public func update(value: inout Value, time: TimeInterval) {
        for track in tracks { track.update(&value, time) }
    }

    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
