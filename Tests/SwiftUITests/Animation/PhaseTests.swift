import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct PhaseTests {
    private let clock = TurnedClock()

    private func screen(_ view: some View) -> Screen {
        Screen(controller: UIHostingController(rootView: view), clock: clock)
    }

    private func turn(_ screen: Screen, by seconds: Double) {
        clock.turn(by: seconds)
        screen.render()
    }

    @Test func `phases follow one another for ever, each by its animation`() {
        let screen = screen(
            PhaseAnimator(["one", "two", "three"]) {
                Text(verbatim: $0)
            } animation: {
                .linear(duration: $0 == "two" ? 2 : 1)
            })
        #expect(screen.texts == ["one"])
        turn(screen, by: 0)
        #expect(screen.texts == ["two"])
        #expect(screen.lastPatch?.motions?.first?.timing.duration == 2)
        turn(screen, by: 1.9)
        #expect(screen.lastPatch == nil)
        turn(screen, by: 0.1)
        #expect(screen.texts == ["three"])
        turn(screen, by: 1)
        #expect(screen.texts == ["one"])
        #expect(clock.waitingCount == 1)
    }

    @Test func `a trigger goes once round and back to the first`() {
        struct Knocking: View {
            @State private var count = 0
            var body: some View {
                Color.red.onTapGesture { count += 1 }
                EmptyView().phaseAnimator([1, 2], trigger: count) { _, phase in
                    Text(verbatim: "\(phase)")
                } animation: { _ in
                    .linear(duration: 1)
                }
            }
        }
        let screen = screen(Knocking())
        turn(screen, by: 5)
        #expect(screen.texts == ["1"])
        screen.tapFirst()
        turn(screen, by: 0)
        #expect(screen.texts == ["2"])
        turn(screen, by: 1)
        #expect(screen.texts == ["1"])
        turn(screen, by: 1)
        #expect(screen.lastPatch == nil)
        #expect(clock.waitingCount == 0)
    }

    @Test func `phases that take no time do not keep the app busy`() {
        let screen = screen(
            PhaseAnimator([1, 2]) {
                Text(verbatim: "\($0)")
            } animation: { _ in
                nil
            })
        turn(screen, by: 0)
        #expect(screen.texts == ["2"])
        turn(screen, by: 0.01)
        #expect(screen.lastPatch == nil)
        _ = Screen(PhaseAnimator([Int]()) { Text(verbatim: "\($0)") })
    }
}
