import RenderTree

/// An interaction by fingers or a pointer, and the value that it produces.
///
/// Source: developer.apple.com/documentation/swiftui/gesture
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    /// The gestures that this one is composed of.
    @MainActor @preconcurrency var body: Self.Body { get }
    /// Converts the body's value; lets the compiler infer `Value` from `Body.Value`.
    @MainActor static func _value(of bodyValue: Body.Value) -> Value
}

extension Gesture where Value == Body.Value {
    @MainActor public static func _value(of bodyValue: Value) -> Value { bodyValue }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture that the engine recognises without a body.
@MainActor @preconcurrency protocol PrimitiveGesture: Gesture where Body == Never {
    func makeRecognizer() -> Recognizer<Self>
}

extension PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) has no body") }
    public static func _value(of bodyValue: Never) -> Value {}
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
    func makeRecognizer() -> Recognizer<Self> { OptionalRecognizer(self) }
}

private final class OptionalRecognizer<Wrapped: Gesture>: Recognizer<Wrapped?> {
    private lazy var base = gesture.map { makeGestureRecognizer($0) }

    override func didUpdate() {
        if let gesture, let base {
            base.update(gesture)
        } else {
            base = gesture.map { makeGestureRecognizer($0) }
        }
    }

    override var wanted: NodeGestures { base?.wanted ?? NodeGestures() }
    override func handle(_ input: GestureInput) -> GesturePhase<Wrapped.Value>? { base?.handle(input) }
    override func reset() { base?.reset() }
}

/// The gestures that are enabled on a view to which a gesture is added.
///
/// Source: developer.apple.com/documentation/swiftui/gesturemask
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// Gestures of the view's descendants.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
