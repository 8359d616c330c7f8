import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var shown = "a"
    var other = "b"
}

private final class Tally: ObservableObject {
    @Published var count = 0
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Observed objects` {
    @Test func `a property that a body read evaluates it again, another does not`() {
        struct Shown: View {
            let counter: Counter
            let model: Model
            var body: some View {
                counter.count("body")
                Text(model.shown)
            }
        }
        let (counter, model) = (Counter(), Model())
        let screen = Screen(Shown(counter: counter, model: model))
        model.other = "c"
        screen.render()
        #expect(counter.counts == ["body": 1])
        model.shown = "d"
        screen.render()
        #expect(screen.texts == ["d"])
        #expect(counter.counts == ["body": 2])
    }

    @Test func `a published property evaluates the views that observe its object`() {
        struct Shown: View {
            @ObservedObject var object: Tally
            var body: some View { Button("Count \(object.count)") { object.count += 1 } }
        }
        let object = Tally()
        let screen = Screen(Shown(object: object))
        screen.tap("Count 0")
        #expect(screen.node("Count 1") != nil)
        object.count = 7
        screen.render()
        #expect(screen.node("Count 7") != nil)
    }

    @Test func `a state object is made once`() {
        struct Owner: View {
            @StateObject private var object = Tally()
            let name: String
            var body: some View { Button("\(name) \(object.count)") { object.count += 1 } }
        }
        struct Parent: View {
            @State private var name = "a"
            var body: some View {
                Owner(name: name)
                Button("Rename") { name = "b" }
            }
        }
        let screen = Screen(Parent())
        screen.tap("a 0")
        screen.tap("Rename")
        #expect(screen.node("b 1") != nil)
    }

    @Test func `objects in the environment reach the views inside`() {
        struct Both: View {
            @Environment(Model.self) private var model
            @EnvironmentObject private var object: Tally
            var body: some View { Text("\(model.shown) \(object.count)") }
        }
        let (model, object) = (Model(), Tally())
        let screen = Screen(VStack { Both() }.environment(model).environmentObject(object))
        #expect(screen.texts == ["a 0"])
        model.shown = "x"
        object.count = 2
        screen.render()
        #expect(screen.texts == ["x 2"])
    }

    @Test func `a bindable object makes bindings to its properties`() {
        struct Editor: View {
            @Bindable var model: Model
            var body: some View {
                TextField("Name", text: $model.shown)
                Text(model.shown)
            }
        }
        let model = Model()
        let screen = Screen(Editor(model: model))
        screen.type("abc", edit: 1, into: "Name")
        #expect(model.shown == "abc")
        #expect(screen.texts == ["abc"])
    }
}
