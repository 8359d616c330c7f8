import RenderTree
import SwiftUI
import Testing

private struct Page: View {
    @State private var isLong = false
    var body: some View {
        Text("page").toolbar {
            ToolbarItem { Button("Switch") { isLong.toggle() } }
            if isLong { ToolbarItem(placement: .topBarLeading) { Button("More") {} } }
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Items of a toolbar` {
    @Test func `come and go with a condition`() {
        let screen = Screen(NavigationStack { Page() })
        #expect(screen.node("More") == nil)
        screen.tap("Switch")
        #expect(screen.node("More") != nil)
        screen.tap("Switch")
        #expect(screen.node("More") == nil)
        #expect(screen.diagnostics.isEmpty)
    }
}
