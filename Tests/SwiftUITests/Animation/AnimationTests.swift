import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct AnimationTests {
    /// A square that moves and pales, and a button's worth of ways to make it.
    private struct Square: View {
        let change: (Binding<Bool>) -> Void
        @State private var isOn = false
        var body: some View {
            Color.red.frame(width: 20, height: 20)
                .accessibilityIdentifier("square")
                .opacity(isOn ? 0.5 : 1)
                .offset(x: isOn ? 30 : 0)
                .onTapGesture { change($isOn) }
        }
    }

    private func patch(_ change: @escaping (Binding<Bool>) -> Void) -> Patch? {
        let screen = Screen(Square(change: change))
        screen.tapFirst()
        #expect(screen.diagnostics.isEmpty)
        return screen.lastPatch
    }

    @Test func `a change without an animation says nothing of motion`() {
        let patch = patch { $0.wrappedValue.toggle() }
        #expect(patch?.operations.isEmpty == false)
        #expect(patch?.motions == nil)
    }

    @Test func `state is final at once and the way there is told`() throws {
        let patch = try #require(patch { isOn in withAnimation(.easeIn(duration: 2)) { isOn.wrappedValue = true } })
        let motion = try #require(patch.motions?.first)
        #expect(patch.motions?.count == 1)
        #expect(motion.timing == MotionTiming(duration: 2, bezier: [0.42, 0, 1, 1]))
        #expect(motion.before == nil && motion.after == nil && motion.steps == nil)
        // The effect changed and moved; what is inside did not.
        #expect(motion.nodes?.count == 1)
    }

    @Test func `an animation may be none`() {
        #expect(patch { isOn in withAnimation(nil) { isOn.wrappedValue = true } }?.motions == nil)
    }

    @Test func `bindings and transactions carry animations`() {
        #expect(patch { $0.animation(.linear(duration: 1)).wrappedValue = true }?.motions?.first?.timing.duration == 1)
        let transaction = Transaction(animation: .linear(duration: 3))
        #expect(patch { $0.transaction(transaction).wrappedValue = true }?.motions?.first?.timing.duration == 3)
        let viaKeyPath = patch { isOn in
            withTransaction(\.animation, .linear(duration: 4)) { isOn.wrappedValue = true }
        }
        #expect(viaKeyPath?.motions?.first?.timing.duration == 4)
    }

    @Test func `the last change of one state before a render counts`() {
        let patch = patch { isOn in
            isOn.wrappedValue = true
            isOn.wrappedValue = false
            withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
        }
        #expect(patch?.motions?.first?.timing.duration == 1)
    }

    @Test func `timings go to the painter`() {
        func timing(_ animation: Animation) -> MotionTiming { animation.timing }
        #expect(timing(.linear(duration: 1)) == MotionTiming(duration: 1))
        #expect(timing(.easeInOut) == MotionTiming(duration: 0.35, bezier: [0.42, 0, 0.58, 1]))
        #expect(timing(.linear(duration: 1).delay(0.5).speed(2)) == MotionTiming(duration: 0.5, delay: 0.25))
        #expect(
            timing(.linear(duration: 1).repeatForever(autoreverses: false))
                == MotionTiming(duration: 1, repeatCount: 0))
        #expect(
            timing(.linear(duration: 1).repeatCount(3))
                == MotionTiming(
                    duration: 1, repeatCount: 3, autoreverses: true))
        #expect(timing(.timingCurve(2, 0, .nan, 1, duration: -1)).bezier == [1, 0, 0, 1])
        #expect(timing(.timingCurve(2, 0, .nan, 1, duration: -1)).duration == 0)
    }

    @Test func `springs are samples that settle`() throws {
        let smooth = try #require(Animation.smooth.timing.samples)
        #expect(smooth.first == 0 && smooth.last == 1)
        #expect(smooth == smooth.sorted())
        let bouncy = try #require(Animation.spring(response: 0.4, dampingFraction: 0.3).timing.samples)
        #expect(bouncy.contains { $0 > 1.2 })
        #expect(abs(bouncy[bouncy.count - 2] - 1) < 0.01)
        for spring in [Spring(bounce: -0.5), Spring(bounce: 1), Spring(stiffness: .nan, damping: .infinity)] {
            let timing = Animation.spring(spring).timing
            #expect(timing.duration > 0 && timing.duration <= 60)
            #expect(timing.samples?.allSatisfy(\.isFinite) == true)
        }
    }

    @Test func `a spring knows itself in both ways of speaking`() {
        let spring = Spring(response: 0.5, dampingRatio: 0.7)
        #expect(abs(spring.response - 0.5) < 1e-9)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
        #expect(abs(spring.bounce - 0.3) < 1e-9)
        #expect(spring.value(target: 10, time: 0) == 0)
        #expect(abs(spring.value(target: 10, time: 5) - 10) < 1e-3)
    }

    @Test func `only the view around which the value changed is animated`() throws {
        struct Two: View {
            @State private var isOn = false
            @State private var count = 0
            var body: some View {
                VStack {
                    Color.red.frame(width: isOn ? 50 : 10, height: CGFloat(10 + count)).animation(
                        .linear(duration: 1), value: isOn)
                    Color.blue.frame(width: isOn ? 50 : 10, height: 10)
                }
                .onTapGesture { isOn.toggle() }
                .onLongPressGesture { count += 1 }
            }
        }
        let screen = Screen(Two())
        screen.tapFirst()
        let motion = try #require(screen.lastPatch?.motions?.first)
        let red = try #require(screen.painted.inDrawingOrder.map(\.node).first { $0.isFilled("#ff3b30ff") })
        #expect(motion.nodes == [red.id])
        screen.gesture(.longPress, .ended)
        #expect(screen.lastPatch?.operations.isEmpty == false)
        #expect(screen.lastPatch?.motions == nil)
    }

    @Test func `a view may refuse an animation`() {
        struct Refusing: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Color.red.frame(width: isOn ? 50 : 10, height: 10).animation(nil, value: isOn)
                    Color.blue.frame(width: isOn ? 50 : 10, height: 10).transaction { $0.animation = nil }
                }
                .frame(width: 100, height: 100)
                .onTapGesture { withAnimation { isOn.toggle() } }
            }
        }
        let screen = Screen(Refusing())
        screen.tapFirst()
        #expect(screen.lastPatch?.operations.isEmpty == false)
        #expect(screen.lastPatch?.motions == nil)
    }

    @Test func `what onAppear sets in motion begins where the view was first`() throws {
        struct Pulsing: View {
            @State private var isLarge = false
            var body: some View {
                Color.red.frame(width: 20, height: 20)
                    .scaleEffect(isLarge ? 2 : 1)
                    .animation(.linear(duration: 1).repeatForever(), value: isLarge)
                    .onAppear { isLarge = true }
            }
        }
        let screen = Screen(Pulsing())
        let motion = try #require(screen.lastPatch?.motions?.first)
        #expect(motion.timing.repeatCount == 0)
        #expect(motion.before?.first?.style.transform == [1, 0, 0, 1, 0, 0])
        #expect(screen.painted.inDrawingOrder.contains { $0.node.style.transform == [2, 0, 0, 2, 0, 0] })
    }

    @Test func `a change that is not animated stays apart from one that is`() throws {
        struct Both: View {
            var body: some View {
                VStack(spacing: 0) {
                    Part(name: "calm", isAnimated: false)
                    Part(name: "lively", isAnimated: true)
                }
                .frame(width: 100, height: 100, alignment: .topLeading)
            }
        }
        struct Part: View {
            let name: String
            let isAnimated: Bool
            @State private var isOn = false
            var body: some View {
                Color.red.frame(width: isOn ? 50 : 10, height: 10).accessibilityIdentifier(name)
                    .onTapGesture { if isAnimated { withAnimation { isOn = true } } else { isOn = true } }
            }
        }
        let screen = Screen(Both())
        for node in screen.painted.inDrawingOrder where node.node.interactions == .tap {
            screen.renderer.handle(.tap(node.node.id))
        }
        screen.render()
        let lively = try #require(
            screen.painted.inDrawingOrder.map(\.node).first { $0.accessibility.identifier == "lively" })
        let moved = try #require(screen.lastPatch?.motions?.first?.nodes)
        #expect(moved.contains(lively.id))
        let calm = screen.painted.inDrawingOrder.map(\.node).first { $0.accessibility.identifier == "calm" }
        #expect(!moved.contains { $0 == calm?.id })
    }
}

extension Screen {
    /// Taps the first node that takes taps.
    func tapFirst() {
        guard let node = painted.inDrawingOrder.map(\.node).first(where: { $0.interactions.contains(.tap) }) else {
            return fail("nothing to tap")
        }
        send(.tap(node.id))
    }
}

extension Node {
    func isFilled(_ color: String) -> Bool {
        if case .shape(let shape) = content, case .color(let fill) = shape.fill {
            fill.hexadecimal == color
        } else {
            false
        }
    }
}
