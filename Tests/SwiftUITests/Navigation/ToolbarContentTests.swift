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

    @Test func `of the keyboard are there while a field has the focus`() throws {
        struct Form: View {
            @State var amount = 1
            @State var log = ""
            var body: some View {
                VStack {
                    TextField("Amount", value: $amount, format: .number)
                    Text(log)
                }
                .toolbar {
                    ToolbarItem(placement: .keyboard) { Button("Done") { log += "done at \(amount)" } }
                }
            }
        }
        let screen = Screen(NavigationStack { Form() })
        let field = try #require(screen.node("Amount")?.id)
        #expect(screen.node("Done") == nil)
        screen.send(.focus(field, isFocused: true))
        screen.type("25", edit: 1, into: "Amount")
        screen.tap("Done")
        #expect(screen.texts.contains("done at 25"))
        screen.send(.focus(field, isFocused: false))
        #expect(screen.node("Done") == nil)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `of the keyboard go with the field that had the focus, of which a painter says nothing`() throws {
        struct Form: View {
            @State var isWritten = false
            var body: some View {
                VStack {
                    if !isWritten { TextField("Amount", text: .constant("")) }
                    Button("Leave") { isWritten = true }
                }
                .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
            }
        }
        let screen = Screen(NavigationStack { Form() })
        let field = try #require(screen.node("Amount")?.id)
        screen.send(.focus(field, isFocused: true))
        #expect(screen.node("Done") != nil)
        screen.tap("Leave")
        #expect(screen.node("Amount") == nil && screen.node("Done") == nil)
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
