import SwiftUI
import Testing

private struct Halves: CustomAnimation {
    var duration: Double
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < duration ? value.scaled(by: 0.5) : nil
    }
}

/// Runs another animation, and notes its values.
private struct Recording: CustomAnimation {
    nonisolated(unsafe) static var values: [(time: Double, value: Double?)] = []
    var inner: Animation
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = inner.base.animate(value: value, time: time, context: &context)
        Self.values.append((time, result as? Double))
        return result
    }
}

@Animatable private struct Petal: Shape {
    var length: CGFloat
    var turn: Angle
    var center = CGPoint(x: 1, y: 2)
    @AnimatableIgnored var isClosed = true
    var depth = 0.5  // of its shadow
    func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable private struct Level: ViewModifier {
    var height: Double
    func body(content: Content) -> some View { content.frame(height: height) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The rule of an animation` {
    @Test func `is the author's own`() throws {
        let base = Animation(Halves(duration: 2)).speed(2).base
        #expect((base as? Halves)?.duration == 2)
        #expect(Animation(Halves(duration: 2)) == Animation(Halves(duration: 2)))
        #expect(Animation(Halves(duration: 2)) != Animation(Halves(duration: 3)))
    }

    @Test func `tells the values of a curve, until it is over`() {
        _ = Animation(Recording(inner: .linear(duration: 2).delay(1)))
        let values = Recording.values
        #expect(values.first?.value == 0 && values.contains { $0.value == nil })
        #expect(values.allSatisfy { abs(($0.value ?? 1) - min(max(0, ($0.time - 1) / 2), 1)) < 0.001 })
    }

    @Test func `interpolates all variables of a type but those that are left out`() {
        var petal = Petal(length: 3, turn: .radians(4))
        #expect(petal.animatableData.first == 3 && petal.animatableData.second.first == 4)
        #expect(petal.animatableData.second.second.first.second == 2)
        petal.animatableData.second.second.second = 0.75
        petal.animatableData.second.second.first.first = 9
        petal.animatableData.first = 8
        #expect(petal.depth == 0.75 && petal.center == CGPoint(x: 9, y: 2) && petal.length == 8)
        var level = Level(height: 1)
        level.animatableData = 7
        #expect(level.height == 7)
    }
}
