import RenderTree

/// A gesture that recognises one gesture after another, such as a long press and then a drag.
///
/// Source: developer.apple.com/documentation/swiftui/sequencegesture
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public typealias Body = Never

    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended; the second may have begun.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    func makeRecognizer() -> Recognizer<Self> { SequenceRecognizer(self) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: Recognizer<SequenceGesture<First, Second>> {
    private typealias Value = SequenceGesture<First, Second>.Value
    private lazy var first = makeGestureRecognizer(gesture.first)
    private lazy var second = makeGestureRecognizer(gesture.second)
    /// The final value of the first gesture; nil until it has ended.
    private var firstValue: First.Value?

    override func didUpdate() {
        first.update(gesture.first)
        second.update(gesture.second)
    }

    override var wanted: NodeGestures { first.wanted.merged(with: second.wanted) }

    override func reset() {
        first.reset()
        second.reset()
        firstValue = nil
    }

    override func handle(_ input: GestureInput) -> GesturePhase<SequenceGesture<First, Second>.Value>? {
        // A new press restarts the first gesture, whatever the state of the second.
        if firstValue != nil, input.event.gesture == .longPress, input.event.phase == .began { reset() }
        guard let firstValue else { return handleFirst(input) }
        return handleSecond(input, after: firstValue)
    }

    private func handleFirst(_ input: GestureInput) -> GesturePhase<Value>? {
        switch first.handle(input) {
        case .active(let value): return .active(.first(value))
        case .ended(let value):
            firstValue = value
            return .active(.second(value, nil))
        case .possible: return .possible
        case .failed: return .failed
        case nil: return nil
        }
    }

    private func handleSecond(_ input: GestureInput, after firstValue: First.Value) -> GesturePhase<Value>? {
        let phase = second.handle(input)
        switch phase {
        case .ended, .failed: reset()
        case .active, .possible, nil: break
        }
        return phase?.map { .second(firstValue, $0) }
    }
}

extension Gesture {
    /// Combines this gesture with another that begins after it has ended.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
