import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var text = ""
    var scope = "all"
    var tokens: [Token] = []
    var submits = 0
}

private struct Token: Identifiable {
    var id: String { name }
    var name: String
}

private struct State: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View { Button(isSearching ? "searching" : "at rest") { dismissSearch() } }
}

private struct Content: View {
    let model: Model

    var body: some View {
        NavigationStack {
            State()
                .searchable(text: Bindable(model).text, tokens: Bindable(model).tokens, prompt: "Find") { token in
                    Text("#\(token.name)")
                }
                .searchScopes(Bindable(model).scope) {
                    Text("All").tag("all")
                    Text("Near").tag("near")
                }
                .searchSuggestions {
                    Text("mussels").searchCompletion("mussels with fries")
                    Text("only boats").searchCompletion(Token(name: "boats"))
                }
                .onSubmit(of: .search) { model.submits += 1 }
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A search` {
    private func screen(_ model: Model) -> Screen { Screen(Content(model: model)) }

    @Test func `is told to the content, which can end it`() {
        let model = Model()
        let screen = screen(model)
        #expect(screen.node("at rest") != nil)
        model.text = "mu"
        screen.render()
        #expect(screen.node("searching") != nil)
        screen.tap("searching")
        #expect(model.text.isEmpty)
        #expect(screen.node("at rest") != nil)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `has scopes to choose among`() {
        let model = Model()
        let screen = screen(model)
        screen.tap("Near")
        #expect(model.scope == "near")
    }

    @Test func `offers suggestions while it has words, and submits the one that is chosen`() {
        let model = Model()
        let screen = screen(model)
        #expect(screen.node("mussels") == nil)
        model.text = "mu"
        screen.render()
        screen.tap("mussels")
        #expect(model.text == "mussels with fries")
        #expect(model.submits == 1)
    }

    @Test func `offers tokens that it is given while it has words`() {
        struct Offering: View {
            @Bindable var model: Model
            @SwiftUI.State private var offered = [Token(name: "boats")]
            var body: some View {
                NavigationStack {
                    Text("Shop").searchable(text: $model.text, tokens: $model.tokens, suggestedTokens: $offered) {
                        Text("#\($0.name)")
                    }
                }
            }
        }
        let model = Model()
        let screen = Screen(Offering(model: model))
        #expect(screen.node("#boats") == nil)
        model.text = "b"
        screen.render()
        screen.tap("#boats")
        #expect(model.tokens.map(\.name) == ["boats"])
    }

    @Test func `takes tokens from suggestions, and gives them back by a tap`() {
        let model = Model()
        let screen = screen(model)
        model.text = "bo"
        screen.render()
        screen.tap("only boats")
        #expect(model.tokens.map(\.name) == ["boats"])
        #expect(model.text.isEmpty)
        screen.tap("#boats")
        #expect(model.tokens.isEmpty)
    }
}
