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

    @Test func `stay on one line, and come before the title`() throws {
        let few = Screen(NavigationStack { Text("page").toolbar { Button("Rename") {} } })
        let wanted = try #require(few.node("Rename")?.frame)
        let screen = Screen(
            NavigationStack {
                Text("page").navigationTitle("A title that is quite long").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        Button("Sheet") {}
                        Button("Cover") {}
                        Button("Rename") {}
                        Button("Inspector", systemImage: "sidebar.trailing") {}
                    }
            })
        #expect(screen.node("Rename")?.frame.width == wanted.width)
        #expect(screen.node("Rename")?.frame.height == wanted.height)
        #expect(screen.node("Sheet")?.frame.height == wanted.height)
    }
}
