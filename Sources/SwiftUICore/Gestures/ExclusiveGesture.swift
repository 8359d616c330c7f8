import RenderTree

/// A gesture that recognises one of two; the first takes precedence.
///
/// Source: developer.apple.com/documentation/swiftui/exclusivegesture
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public typealias Body = Never

    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    func makeRecognizer() -> Recognizer<Self> { ExclusiveRecognizer(self) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: Recognizer<ExclusiveGesture<First, Second>> {
    private enum Owner { case nobody, first, second }
    private lazy var first = makeGestureRecognizer(gesture.first)
    private lazy var second = makeGestureRecognizer(gesture.second)
    private var owner = Owner.nobody

    override func didUpdate() {
        first.update(gesture.first)
        second.update(gesture.second)
    }

    override var wanted: NodeGestures { first.wanted.merged(with: second.wanted) }

    override func reset() {
        first.reset()
        second.reset()
        owner = .nobody
    }

    override func handle(_ input: GestureInput) -> GesturePhase<ExclusiveGesture<First, Second>.Value>? {
        if owner != .second, let phase = first.handle(input) {
            owner = phase.goesOn ? .first : .nobody
            return phase.map { .first($0) }
        }
        if owner != .first, let phase = second.handle(input) {
            owner = phase.goesOn ? .second : .nobody
            return phase.map { .second($0) }
        }
        return nil
    }
}

extension GesturePhase {
    fileprivate var goesOn: Bool { if case .active = self { true } else { false } }
}

extension Gesture {
    /// Combines this gesture with another that is recognised only if this one is not.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
