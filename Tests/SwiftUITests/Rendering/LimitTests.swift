import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Views that ask too much` {
    @Test func `an endless loop of state ends with a diagnostic that names the view`() {
        struct Endless: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").onChange(of: count, initial: true) { count += 1 }
            }
        }
        let screen = Screen(Endless())
        #expect(screen.diagnostics == ["update_loop Endless"])
    }

    @Test func `a frame that is no number is reported and left out`() {
        let screen = Screen(Text("a").frame(width: .nan, height: -5).frame(minWidth: .nan))
        #expect(screen.texts == ["a"])
        #expect(screen.diagnostics.allSatisfy { $0.hasPrefix("bad_frame") })
        #expect(!screen.diagnostics.isEmpty)
    }

    @Test func `offsets and paddings that are no numbers never reach the painter`() {
        let screen = Screen(Text("a").padding(.nan).offset(x: .infinity).position(x: .nan, y: 1).scaleEffect(.nan))
        #expect(screen.texts == ["a"])
        #expect(!screen.diagnostics.contains { $0.hasPrefix("refused") })
    }

    @Test func `views nested without end are cut`() {
        struct Endless: View {
            let level: Int
            var body: some View { AnyView(Endless(level: level + 1)) }
        }
        let screen = Screen(Endless(level: 0))
        #expect(screen.diagnostics.contains { $0.hasPrefix("view_too_deep") })
    }
}
