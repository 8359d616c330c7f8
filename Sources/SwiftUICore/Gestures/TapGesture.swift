import RenderTree

/// One or more taps in a row. Has no value while in progress; it only ends.
///
/// Source: developer.apple.com/documentation/swiftui/tapgesture
public struct TapGesture: PrimitiveGesture, Sendable {
    public typealias Value = Void
    public typealias Body = Never
    /// Number of taps; less than 1 counts as 1.
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

/// One or more taps in a row, with their location.
///
/// Source: developer.apple.com/documentation/swiftui/spatialtapgesture
public struct SpatialTapGesture: PrimitiveGesture, Sendable {
    public typealias Body = Never

    /// The location of the last tap, in points.
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    /// Number of taps; less than 1 counts as 1.
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

/// Returns the number of taps as painters count them, from 1.
private func tapCount(_ count: Int) -> Int { max(1, count) }

extension GestureInput {
    fileprivate func isTap(count: Int) -> Bool { event.gesture == .tap && event.amount == Double(tapCount(count)) }
}
