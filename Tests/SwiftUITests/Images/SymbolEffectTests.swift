import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct SymbolEffectTests {
    private struct Bell: View {
        @State private var count = 0
        let options: SymbolEffectOptions

        var body: some View {
            Image(systemName: "bell").symbolEffect(.bounce, options: options, value: count)
                .onTapGesture { count += 1 }
        }
    }

    private struct Star<Effect: IndefiniteSymbolEffect>: View {
        @State private var isActive = false
        let effect: Effect
        var body: some View {
            Image(systemName: "star").symbolEffect(effect, isActive: isActive)
            Button("turn") { isActive.toggle() }
        }
    }

    private func hides(_ screen: Screen) -> Bool {
        screen.painted.nodes.values.contains { $0.style.opacity == 0 }
    }

    @Test func `a symbol appears when the effect becomes active`() {
        let screen = Screen(Star(effect: .appear))
        #expect(hides(screen))
        screen.tap("turn")
        #expect(!hides(screen))
        #expect(screen.lastPatch?.motions?.contains { $0.timing.duration == 0.35 } == true)
        #expect(!hides(Screen(Star(effect: .appear).symbolEffectsRemoved())))
    }

    @Test func `a symbol disappears while the effect is active`() {
        let screen = Screen(Star(effect: .disappear))
        #expect(!hides(screen))
        screen.tap("turn")
        #expect(hides(screen))
    }

    @Test func `a symbol is drawn once the effect is no longer active`() {
        for screen in [Screen(Star(effect: .drawOn)), Screen(Star(effect: .drawOff.byLayer))] {
            #expect(!hides(screen))
            screen.tap("turn")
            #expect(hides(screen))
        }
    }

    @Test func `a repeated effect of a value goes on for ever after the first change`() throws {
        let screen = Screen(Bell(options: .repeating))
        #expect(screen.lastPatch?.motions == nil)
        screen.tapFirst()
        let timing = try #require(screen.lastPatch?.motions?.first?.timing)
        #expect(timing.repeatCount == 0)
        #expect(abs(timing.duration - 0.6) < 1e-9)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `a periodic effect pauses between its runs`() throws {
        let screen = Screen(Bell(options: .repeat(.periodic(2, delay: 0.5)).speed(2)))
        screen.tapFirst()
        let bounces = try #require(screen.lastPatch?.motions?.first?.timing)
        #expect(abs(bounces.duration - (0.3 + 0.5 + 0.3)) < 1e-9)
        let star = Image(systemName: "star").symbolEffect(.pulse, options: .repeat(.periodic(delay: 1)))
        let pulse = try #require(Screen(star).lastPatch?.motions?.first?.timing)
        #expect(pulse.repeatCount == 0)
        #expect(abs(pulse.duration - 2.4) < 1e-9)
    }
}
