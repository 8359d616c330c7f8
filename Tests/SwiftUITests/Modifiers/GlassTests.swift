import RenderTree
import SwiftUI
import Testing

private struct LocaleNote: EnvironmentalModifier {
    struct Note: ViewModifier {
        let words: String
        func body(content: Content) -> some View {
            content
            Text(words)
        }
    }
    func resolve(in environment: EnvironmentValues) -> Note { Note(words: environment.isEnabled ? "on" : "off") }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Glass and resolved modifiers` {
    private func shapes(_ view: some View) -> [ShapeContent] {
        Screen(view).painted.inDrawingOrder.compactMap {
            if case .shape(let content) = $0.node.content { content } else { nil }
        }
    }

    @Test func `glass lies behind a view, in its shape and tint`() {
        let plain = Text("Glass").frame(width: 100, height: 40)
        #expect(shapes(plain).isEmpty)
        #expect(!shapes(plain.glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 8))).isEmpty)
        #expect(shapes(plain.glassEffect(.identity)).isEmpty)
    }

    @Test func `a modifier is made of the environment in which it stands`() {
        #expect(Screen(VStack { Text("a").modifier(LocaleNote()) }).texts == ["a", "on"])
        #expect(Screen(VStack { Text("a").modifier(LocaleNote()) }.disabled(true)).texts == ["a", "off"])
    }

    @Test func `a change without an animation tells of its end`() async {
        await withCheckedContinuation { over in
            withAnimation(nil) {
            } completion: {
                over.resume()
            }
        }
    }
}
