import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct KeyframeTests {
    private struct Pose {
        var scale = 1.0
        var shift = 0.0
    }

    @Test func `tracks go through their keyframes, each in its own time`() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                MoveKeyframe(5)
                LinearKeyframe(1, duration: 1)
            }
            KeyframeTrack(\.shift) { CubicKeyframe(10, duration: 4) }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: -1).scale == 1)
        #expect(timeline.value(time: 0.5).scale == 1.5)
        #expect(timeline.value(time: 1).scale == 5)
        #expect(timeline.value(time: 1.5).scale == 3)
        #expect(timeline.value(time: 3).scale == 1)
        #expect(timeline.value(progress: 0.5).shift == 5)
        #expect(timeline.value(progress: 1).shift == 10)
        // A curve begins and ends at rest.
        #expect(timeline.value(time: 0.4).shift < 1)
    }

    @Test func `curves go on through a keyframe, and springs settle at theirs`() {
        let curve = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 1)
        }
        let speed = (curve.value(time: 1.001) - curve.value(time: 0.999)) / 0.002
        #expect(abs(speed - 10) < 0.1)
        let spring = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100, spring: .bouncy) }
        #expect(abs(spring.value(time: spring.duration * 0.999) - 100) < 1)
        #expect((0...100).contains { spring.value(progress: Double($0) / 100) > 101 })
        let pushed = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(0, spring: .smooth, startVelocity: 50) }
        #expect(pushed.value(time: 0.05) > 1)
    }

    @Test func `a trigger sends the looks on the way once, in one patch`() throws {
        struct Bell: View {
            @State private var count = 0
            var body: some View {
                Color.red.frame(width: 20, height: 20)
                    .keyframeAnimator(initialValue: 1.0, trigger: count) { content, scale in
                        content.scaleEffect(scale)
                    } keyframes: { _ in
                        LinearKeyframe(3, duration: 0.1)
                        LinearKeyframe(1, duration: 0.1)
                    }
                    .onTapGesture { count += 1 }
            }
        }
        let screen = Screen(Bell())
        #expect(screen.lastPatch?.motions == nil)
        screen.tapFirst()
        let motion = try #require(screen.lastPatch?.motions?.first)
        #expect(motion.timing == MotionTiming(duration: 0.2))
        let scales = try #require(motion.steps?.first?.transforms).map { $0[0] }
        #expect(scales.count == 7)
        #expect(scales.map { ($0 * 3).rounded() } == [3, 5, 7, 9, 7, 5, 3])
        #expect(motion.steps?.count == 1 && motion.nodes?.count == 1)
        #expect(screen.diagnostics.isEmpty)
        screen.render()
        #expect(screen.lastPatch == nil)
    }

    @Test func `what repeats is told once and goes on for ever`() throws {
        struct Hopping: View {
            var body: some View {
                Text("Hi").keyframeAnimator(initialValue: 0.0) { content, y in
                    content.offset(y: y)
                } keyframes: { _ in
                    LinearKeyframe(-10, duration: 1)
                    LinearKeyframe(0, duration: 1)
                }
            }
        }
        let clock = TurnedClock()
        let screen = Screen(controller: UIHostingController(rootView: Hopping()), clock: clock)
        let motion = try #require(screen.lastPatch?.motions?.first)
        #expect(motion.timing == MotionTiming(duration: 2, repeatCount: 0))
        let frames = try #require(motion.steps?.first?.frames)
        #expect(frames.count == 61)
        #expect(abs(frames[0].y - frames[30].y - 10) < 1e-9)
        #expect(clock.waitingCount == 0)
    }

    @Test func `keyframes without a duration show their value at once`() {
        struct Jumping: View {
            @State private var count = 0
            var body: some View {
                Text("go").onTapGesture { count += 1 }
                EmptyView().keyframeAnimator(initialValue: 0.0, trigger: count) { _, value in
                    Text(verbatim: "\(Int(value))")
                } keyframes: { _ in
                    MoveKeyframe(5)
                }
            }
        }
        let screen = Screen(Jumping())
        #expect(screen.texts == ["go", "0"])
        screen.tapFirst()
        #expect(screen.texts == ["go", "5"])
        #expect(screen.lastPatch?.motions == nil)
    }

    @Test func `other looks than places and outlines go along as a whole`() throws {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                Text("go").onTapGesture { count += 1 }
                EmptyView().keyframeAnimator(initialValue: 0.0, trigger: count) { _, value in
                    Text(verbatim: "\(Int(value.rounded()))").blur(radius: value.rounded())
                } keyframes: { _ in
                    LinearKeyframe(9, duration: 0.1)
                }
            }
        }
        let screen = Screen(Counting())
        screen.tapFirst()
        let steps = try #require(screen.lastPatch?.motions?.first?.steps)
        let blurs = steps.compactMap { $0.looks?.map { $0.style.filters?.blur ?? 0 } }
        #expect(blurs.contains { $0 == [0, 3, 6, 9] })
        let words = steps.compactMap(\.looks).map { looks in
            looks.map { if case .text(let content) = $0.content { content.plainText } else { "" } }
        }
        // The last is what the node shows anyway.
        #expect(words.contains(["0", "3", "6", ""]))
        #expect(screen.texts == ["go", "9"])
    }
}
