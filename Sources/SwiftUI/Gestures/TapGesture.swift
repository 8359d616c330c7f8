import RenderTree

/// One or more taps in a row. It only ends; there is nothing to hear before.
///
/// Source: developer.apple.com/documentation/swiftui/tapgesture
public struct TapGesture: PrimitiveGesture, Sendable {
    public typealias Value = Void
    public typealias Body = Never
    /// At least 1.
    public var count: Int

    public nonisolated init(count: Int = 1) { self.count = count }

    func makeRecognizer() -> Recognizer<Self> { TapRecognizer(self) }
}

private final class TapRecognizer: Recognizer<TapGesture> {
    override var wanted: NodeGestures { NodeGestures(taps: [tapCount(gesture.count)]) }

    override func handle(_ input: GestureInput) -> GesturePhase<Void>? {
        input.isTap(count: gesture.count) ? .ended(()) : nil
    }
}

/// One or more taps in a row, and where.
///
/// Source: developer.apple.com/documentation/swiftui/spatialtapgesture
public struct SpatialTapGesture: PrimitiveGesture, Sendable {
    public typealias Body = Never

    /// Where the last tap was, in points.
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    /// At least 1.
    public var count: Int

    public var coordinateSpace: CoordinateSpace

    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    func makeRecognizer() -> Recognizer<Self> { SpatialTapRecognizer(self) }
}

private final class SpatialTapRecognizer: Recognizer<SpatialTapGesture> {
    override var wanted: NodeGestures { NodeGestures(taps: [tapCount(gesture.count)]) }

    override func handle(_ input: GestureInput) -> GesturePhase<SpatialTapGesture.Value>? {
        guard input.isTap(count: gesture.count) else { return nil }
        return .ended(.init(location: input.location + input.origin(in: gesture.coordinateSpace)))
    }
}

/// Painters tell taps from 1 on.
private func tapCount(_ count: Int) -> Int { max(1, count) }

extension GestureInput {
    fileprivate func isTap(count: Int) -> Bool { event.gesture == .tap && event.amount == Double(tapCount(count)) }
}
