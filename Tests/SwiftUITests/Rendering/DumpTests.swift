import SwiftUI
import Testing

private struct Counted: View {
    @State private var count = 1
    @State private var name = "Count"

    var body: some View {
        Button(name) { count += 1 }.padding(4)
    }
}

private struct Framed: View {
    var body: some View { Color.red.frame(width: 40, height: 20).padding(4) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Elements and layout as text` {
    @Test func `elements stand below their parents, with the states that they own`() {
        let screen = Screen(Counted())
        screen.tap("Count")
        let lines = screen.renderer.elementDump.split(separator: "\n")
        #expect(lines.prefix(2) == [#"Counted _count = 2 _name = "Count""#, "  _PaddingLayout"])
        #expect(lines.dropFirst(2).first?.hasPrefix("    Button") == true)
    }

    @Test func `layout nodes have their frames`() {
        let screen = Screen(Framed())
        let lines = screen.renderer.layoutDump.split(separator: "\n")
        #expect(lines.prefix(2) == ["RootNode 0,0 320×480", "  PaddingNode 136,226 48×28"])
        #expect(lines.dropFirst(2).allSatisfy { $0.hasPrefix("    ") && $0.hasSuffix(" 140,230 40×20") })
        #expect(lines.count > 2)
    }
}
