import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct StepTests {
    /// A bar as long as a share of its width.
    private struct Bar: Shape {
        var share: Double
        var animatableData: Double {
            get { share }
            set { share = newValue }
        }
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
        }
    }

    @Test func `a shape's outlines on the way are told`() throws {
        struct Filling: View {
            @State private var share = 0.0
            var body: some View {
                Bar(share: share).fill(Color.red).frame(width: 100, height: 10)
                    .onTapGesture { withAnimation(.linear(duration: 0.1)) { share = 1 } }
            }
        }
        let screen = Screen(Filling())
        screen.tapFirst()
        let steps = try #require(screen.lastPatch?.motions?.first?.steps?.first)
        #expect(steps.transforms == nil)
        #expect(
            steps.paths == [
                "M0 0L0 0L0 10L0 10Z", "M0 0L33.333 0L33.333 10L0 10Z", "M0 0L66.667 0L66.667 10L0 10Z",
                "M0 0L100 0L100 10L0 10Z",
            ])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `a full turn is told by its quarters`() throws {
        struct Spinner: View {
            @State private var isTurning = false
            var body: some View {
                Color.red.frame(width: 20, height: 20)
                    .rotationEffect(.degrees(isTurning ? 360 : 0))
                    .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurning)
                    .onAppear { isTurning = true }
            }
        }
        let screen = Screen(Spinner())
        let motion = try #require(screen.lastPatch?.motions?.first)
        let steps = try #require(motion.steps?.first?.transforms)
        #expect(steps.count == 5)
        #expect(steps[1].map { $0.rounded() } == [0, 1, -1, 0, 0, 0])
        #expect(motion.before?.count == 1)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `what lies between two values`() {
        var pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(2, AnimatablePair(4, 6)))
        #expect(pair - pair == .zero)
        #expect(pair.magnitudeSquared == 56)
        var rect = CGRect.zero
        rect.animatableData = AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4))
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(UnitCurve.linear.value(at: 0.25).isNearly(0.25))
        #expect(UnitCurve.easeInOut.value(at: 0.5).isNearly(0.5))
        #expect(UnitCurve.easeIn.value(at: 0.25) < 0.2)
    }
}

extension Double {
    fileprivate func isNearly(_ other: Double) -> Bool { abs(self - other) < 1e-6 }
}
