import RenderTree

/// A gesture that recognises two at the same time.
///
/// Source: developer.apple.com/documentation/swiftui/simultaneousgesture
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public typealias Body = Never

    /// The values of both gestures; nil for one that has not begun.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    func makeRecognizer() -> Recognizer<Self> { SimultaneousRecognizer(self) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
    Recognizer<SimultaneousGesture<First, Second>>
{
    private lazy var first = makeGestureRecognizer(gesture.first)
    private lazy var second = makeGestureRecognizer(gesture.second)
    private var firstPart = Part<First.Value>()
    private var secondPart = Part<Second.Value>()

    /// The progress of one of the two gestures.
    private struct Part<Value> {
        var value: Value?
        var isActive = false
        var hasEnded = false

        mutating func apply(_ phase: GesturePhase<Value>?) {
            switch phase {
            case .active(let new): (value, isActive) = (new, true)
            case .ended(let new): (value, isActive, hasEnded) = (new, false, true)
            case .failed: (value, isActive) = (nil, false)
            case .possible, nil: break
            }
        }
    }

    override func didUpdate() {
        first.update(gesture.first)
        second.update(gesture.second)
    }

    override var wanted: NodeGestures { first.wanted.merged(with: second.wanted) }

    override func reset() {
        first.reset()
        second.reset()
        (firstPart, secondPart) = (Part(), Part())
    }

    override func handle(_ input: GestureInput) -> GesturePhase<SimultaneousGesture<First, Second>.Value>? {
        let phases = (first.handle(input), second.handle(input))
        if phases.0 == nil && phases.1 == nil { return nil }
        firstPart.apply(phases.0)
        secondPart.apply(phases.1)
        let value = SimultaneousGesture<First, Second>.Value(first: firstPart.value, second: secondPart.value)
        if firstPart.isActive || secondPart.isActive { return .active(value) }
        let hasEnded = firstPart.hasEnded || secondPart.hasEnded
        // A part below its threshold may still begin; a failure here would restart a sequence around it.
        if !hasEnded, Self.isPossible(phases.0) || Self.isPossible(phases.1) { return .possible }
        defer { (firstPart, secondPart) = (Part(), Part()) }
        return hasEnded ? .ended(value) : .failed
    }

    private static func isPossible<Value>(_ phase: GesturePhase<Value>?) -> Bool {
        if case .possible = phase { true } else { false }
    }
}

extension Gesture {
    /// Combines this gesture with another that is recognised at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
