import RenderTree
import SwiftUI
import Testing

private enum Place: Hashable { case home, search, radio(String) }

@MainActor @Observable private final class Model {
    var place = Place.home
    var hasRadio = true
    var log: [String] = []
}

private struct Bar: View {
    let model: Model
    var body: some View {
        TabView(selection: Bindable(model).place) {
            Tab("Home", systemImage: "house", value: .home) { Text("home page") }
                .badge(3)
            Tab(value: .search, role: .search) { Text("search page") }
            if model.hasRadio {
                TabSection("Radio") {
                    ForEach(["Jazz", "Rock"], id: \.self) { name in
                        Tab(name, systemImage: "music.note", value: Place.radio(name)) { Text("\(name) page") }
                    }
                }
            }
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Tabs by values` {
    @Test func `are of the selection's type, in sections, loops and conditions`() {
        let model = Model()
        let screen = Screen(Bar(model: model))
        #expect(screen.seenTexts.first == "home page")
        screen.tap("Rock")
        #expect(model.place == .radio("Rock"))
        #expect(screen.seenTexts.first == "Rock page")
        model.place = .search
        screen.render()
        #expect(screen.seenTexts.first == "search page")
        #expect(screen.node("Search") != nil)
        model.hasRadio = false
        screen.render()
        #expect(screen.node("Rock") == nil)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `without values keep their own selection`() {
        let screen = Screen(
            TabView {
                Tab("One", systemImage: "star") { Text("first") }
                Tab("Two", systemImage: "star") { Text("second") }
            })
        screen.tap("Two")
        #expect(screen.seenTexts.first == "second")
    }
}
