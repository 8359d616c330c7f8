import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct AnimatableTests {
    private struct Rolling: AnimatableModifier {
        var number: Double
        nonisolated var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        func body(content: Content) -> some View { content.overlay { Text(verbatim: "\(Int(number))") } }
    }

    private struct Wave: GeometryEffect {
        var phase: CGFloat
        var animatableData: CGFloat {
            get { phase }
            set { phase = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: 10 * sin(phase * .pi), y: 0))
        }
    }

    private struct Meter: View, Animatable {
        var level: Double
        nonisolated var animatableData: Double {
            get { level }
            set { level = newValue }
        }
        var body: some View { Color.red.frame(width: level * level, height: 10) }
    }

    private struct Playing<Content: View>: View {
        @State private var value = 0.0
        @ViewBuilder let content: (Double) -> Content
        var body: some View {
            VStack {
                Color.blue.frame(width: 50, height: 50)
                    .onTapGesture { withAnimation(.linear(duration: 0.1)) { value = 3 } }
                content(value)
            }
        }
    }

    private func steps(_ content: @escaping (Double) -> some View) throws -> [NodeKeyframes] {
        let screen = Screen(Playing(content: content))
        screen.tapFirst()
        #expect(screen.diagnostics.isEmpty)
        let motions = try #require(screen.lastPatch?.motions)
        #expect(motions.count == 1)
        return try #require(motions.first?.steps)
    }

    @Test func `an effect's transforms on the phase are told`() throws {
        let steps = try steps { Color.red.modifier(Wave(phase: $0 / 3)) }
        let shifts = try #require(steps.first?.transforms).map { ($0[4] * 100).rounded() / 100 }
        #expect(shifts == [0, 8.66, 8.66, 0])
    }

    @Test func `an effect that layout ignores is on its phase, too`() throws {
        let steps = try steps { Color.red.modifier(Wave(phase: $0 / 3).ignoredByLayout()) }
        let shifts = try #require(steps.first?.transforms).map { ($0[4] * 100).rounded() / 100 }
        #expect(shifts == [0, 8.66, 8.66, 0])
    }

    @Test func `a view is shown for the values between, and all that makes room for it`() throws {
        let steps = try steps { level in
            HStack(spacing: 0) {
                Meter(level: level)
                Color.green.frame(width: 5, height: 5)
            }
        }
        let widths = steps.compactMap(\.frames).map { $0.map(\.width) }
        #expect(widths.contains([0, 1, 4, 9]))
        #expect(widths.contains([5, 5, 5, 5]))
    }

    @Test func `a modifier's words on the phase are told`() throws {
        let steps = try steps { Color.red.modifier(Rolling(number: $0)) }
        let words = steps.compactMap(\.looks).map { looks in
            looks.map { if case .text(let content) = $0.content { content.plainText } else { "" } }
        }
        #expect(words == [["0", "1", "2", ""]])
    }

    @Test func `without an animation nothing is stepped through`() {
        struct Jumping: View {
            @State private var value = 0.0
            var body: some View { Meter(level: value).background(Color.blue).onTapGesture { value = 3 } }
        }
        let screen = Screen(Jumping())
        screen.tapFirst()
        #expect(screen.lastPatch?.motions == nil)
    }
}
