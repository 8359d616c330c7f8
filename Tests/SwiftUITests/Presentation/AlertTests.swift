import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var isShown = true
    var log: [String] = []
    var name = ""
    var thing: Thing? = Thing(id: 7)
}

private struct Thing: Identifiable {
    var id: Int
}

private struct Refusal: LocalizedError {
    var errorDescription: String? { "It was refused" }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Alerts` {
    private func alerting(_ model: Model) -> some View {
        Text("behind").alert("Delete it?", isPresented: Bindable(model).isShown) {
            Button("Delete", role: .destructive) { model.log.append("delete") }
            Button("Keep", role: .cancel) { model.log.append("keep") }
        } message: {
            Text("It cannot be brought back.")
        }
    }

    @Test func `show title, message and buttons, the cancelling one first of two`() {
        let screen = Screen(alerting(Model()))
        #expect(screen.texts == ["behind", "Delete it?", "It cannot be brought back.", "Keep", "Delete"])
        #expect(screen.dialogs.first?.content.role == .alert)
        #expect(screen.dialogs.first?.node.accessibility.label == "Delete it?")
        let keep = screen.frame("Keep")
        let delete = screen.frame("Delete")
        #expect(keep?.width == 135)
        #expect(keep?.minX == 25)
        #expect(delete?.minX == 160)
        #expect(keep?.minY == delete?.minY)
        #expect(keep?.height == 44)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `go with every button, before it acts`() {
        let model = Model()
        let screen = Screen(alerting(model))
        screen.tap("Delete")
        #expect(model.log == ["delete"])
        #expect(screen.dialogs.isEmpty)
        #expect(!model.isShown)
    }

    @Test func `cancel by Escape, and stay where somebody taps beside them`() throws {
        let model = Model()
        let screen = Screen(alerting(model))
        let backdrop = try #require(
            screen.painted.nodes.values.first { $0.interactions.contains(.tap) && $0.frame.height == 480 })
        screen.send(.tap(backdrop.id))
        #expect(screen.dialogs.count == 1)
        screen.escape()
        #expect(model.log == ["keep"])
        #expect(screen.dialogs.isEmpty)
    }

    @Test func `have an OK where there is no button`() {
        struct Plain: View {
            @State var isShown = true
            @State var hasButton = false
            var body: some View {
                Text("behind").alert("Done", isPresented: $isShown) {
                    if hasButton { Button("Fine") {} }
                }
                .onTapGesture { hasButton.toggle() }
            }
        }
        let screen = Screen(Plain())
        #expect(screen.texts == ["behind", "Done", "OK"])
        guard let tap = screen.painted.inDrawingOrder.map(\.node).first(where: { $0.interactions.contains(.tap) })
        else { return screen.fail("not what is looked for") }
        screen.send(.tap(tap.id))
        #expect(screen.texts == ["behind", "Done", "Fine"])
        screen.send(.tap(tap.id))
        #expect(screen.texts == ["behind", "Done", "OK"])
        screen.tap("OK")
        #expect(screen.texts == ["behind"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `stack three buttons with the cancelling one last`() {
        let screen = Screen(
            Text("behind").alert("Which?", isPresented: .constant(true)) {
                Button("Cancel", role: .cancel) {}
                Button("One") {}
                Button("Two") {}
            })
        #expect(screen.texts == ["behind", "Which?", "One", "Two", "Cancel"])
        #expect(screen.frame("One")?.width == 270)
    }

    @Test func `take text`() {
        let model = Model()
        let screen = Screen(
            Text("behind").alert("Name", isPresented: Bindable(model).isShown) {
                TextField("Your name", text: Bindable(model).name)
                Button("Save") { model.log.append(model.name) }
            })
        screen.type("Kate", edit: 1, into: "Your name")
        screen.tap("Save")
        #expect(model.log == ["Kate"])
    }

    @Test func `tell of the data and errors that they are about`() {
        let screen = Screen(
            Text("behind").alert("Thing", isPresented: .constant(true), presenting: Thing(id: 7)) { thing in
                Button("Take \(thing.id)") {}
            } message: { thing in
                Text("number \(thing.id)")
            })
        #expect(screen.texts == ["behind", "Thing", "number 7", "Take 7"])
        let nothing = Screen(
            Text("behind").alert("Thing", isPresented: .constant(true), presenting: Thing?.none) { _ in
                Button("Take") {}
            })
        #expect(nothing.dialogs.isEmpty)
        let refused = Screen(Text("behind").alert(isPresented: .constant(true), error: Refusal()) { Button("Oh") {} })
        #expect(refused.texts == ["behind", "It was refused", "Oh"])
    }

    @Test func `can be values`() {
        let model = Model()
        let screen = Screen(
            Text("behind").alert(item: Bindable(model).thing) { thing in
                Alert(
                    title: Text("Thing \(thing.id)"), message: Text("Go?"),
                    primaryButton: .destructive(Text("Go")) { model.log.append("go") }, secondaryButton: .cancel())
            })
        #expect(screen.texts == ["behind", "Thing 7", "Go?", "Cancel", "Go"])
        screen.tap("Go")
        #expect(model.log == ["go"])
        #expect(model.thing == nil)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Confirmation dialogs` {
    @Test func `offer choices at the foot, and a cancel of their own`() {
        let model = Model()
        let screen = Screen(
            Text("behind").confirmationDialog("Photo", isPresented: Bindable(model).isShown) {
                Button("Take") { model.log.append("take") }
                Button("Choose") { model.log.append("choose") }
            })
        #expect(screen.texts == ["behind", "Take", "Choose", "Cancel"])
        #expect(screen.frame("Cancel")?.maxY == 472)
        #expect(screen.frame("Choose")?.maxY == 407)
        screen.tap("Choose")
        #expect(model.log == ["choose"])
        #expect(screen.dialogs.isEmpty)
    }

    @Test func `show a title where that is asked for, and a message`() {
        let screen = Screen(
            Text("behind").confirmationDialog("Photo", isPresented: .constant(true), titleVisibility: .visible) {
                Button("No", role: .cancel) {}
            } message: {
                Text("From where?")
            })
        #expect(screen.texts == ["behind", "Photo", "From where?", "No"])
    }

    @Test func `scroll where the scene is too low for their choices`() {
        let screen = Screen(
            Text("behind").confirmationDialog("Many", isPresented: .constant(true)) {
                ForEach(0..<9) { index in Button("Choice \(index)") {} }
            }, size: CGSize(width: 390, height: 300))
        let scroll = screen.painted.nodes.values.compactMap { node -> (TreeRect, ScrollContent)? in
            if case .scroll(let content) = node.content { (node.frame, content) } else { nil }
        }
        .max { $0.1.contentSize.height < $1.1.contentSize.height }
        #expect(scroll?.1.contentSize.height == 513)
        #expect(scroll?.0.height == 211)
        #expect(screen.frame("Cancel")?.maxY == 292)
        #expect(screen.diagnostics.isEmpty)
    }
}
