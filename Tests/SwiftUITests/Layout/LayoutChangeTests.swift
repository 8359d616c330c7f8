import RenderTree
import SwiftUI
import Testing

/// 40 points higher with each tap; nothing around it is evaluated again.
private struct Growing: View {
    @State private var height: CGFloat = 20
    var body: some View { Button("grow") { height += 40 }.frame(height: height) }
}

/// Only what has changed is laid out again, and what goes by it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Changes of a layout` {
    // Source: Apple, View fundamentals: views are laid out anew when what they depend on changes.
    @Test func `what stands below moves each time that something deep inside grows`() throws {
        let screen = Screen(
            VStack(spacing: 0) {
                HStack { Growing().padding(5) }.padding(5)
                Text("below").accessibilityLabel("below")
                Spacer()
            })
        func top() throws -> Double { try #require(screen.node("below")).frame.y }
        let before = try top()
        for count in 1...2 {
            screen.tap("grow")
            #expect(try abs(top() - before - Double(count) * 40) < 0.01)
        }
    }

    // Source: Apple, zIndex(_:) ("controls the display order of overlapping views").
    @Test func `a view comes to the front as its zIndex grows, through what wraps it and what is around`() {
        struct Cards: View {
            @State private var isRaised = false
            var body: some View {
                VStack {
                    Button("raise") { isRaised = true }
                    ZStack {
                        Text("a").zIndex(isRaised ? 1 : 0).opacity(0.9)
                        Text("b")
                        Text("c")
                        Text("d").zIndex(-1)
                    }
                }
            }
        }
        let screen = Screen(Cards())
        #expect(screen.texts == ["raise", "d", "a", "b", "c"])
        screen.tap("raise")
        #expect(screen.texts == ["raise", "d", "b", "c", "a"])
    }

    @Test func `views that all say where they stand in depth are drawn in that order`() {
        let cards = ZStack {
            Text("a").zIndex(2)
            Text("b").zIndex(1)
        }
        #expect(Screen(cards).texts == ["b", "a"])
    }
}
