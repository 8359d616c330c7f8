import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var names = ["a", "c", "d"]
}

private struct Names<Content: View>: View {
    let model: Model
    let content: ([String]) -> Content
    var body: some View { content(model.names) }
}

/// Assistive technology reads nodes in the order of the tree.
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Rows that are inserted in the middle` {
    private func order(isAnimated: Bool, _ content: @escaping ([String]) -> some View) -> [String] {
        let model = Model()
        let screen = Screen(Names(model: model, content: content))
        withAnimation(isAnimated ? .default : nil) { model.names.insert("b", at: 1) }
        screen.render()
        return screen.texts.filter { $0.count == 1 }
    }

    @Test(arguments: [true, false]) func `are read where they stand`(isAnimated: Bool) {
        let expected = ["a", "b", "c", "d"]
        let list = order(isAnimated: isAnimated) { names in List { ForEach(names, id: \.self) { Text($0) } } }
        #expect(list == expected)
        let edited = order(isAnimated: isAnimated) { names in
            List { ForEach(names, id: \.self) { Text($0) }.onDelete { _ in }.onMove { _, _ in } }
        }
        #expect(edited == expected)
        let stack = order(isAnimated: isAnimated) { names in VStack { ForEach(names, id: \.self) { Text($0) } } }
        #expect(stack == expected)
        let lazy = order(isAnimated: isAnimated) { names in
            ScrollView { LazyVStack { ForEach(names, id: \.self) { Text($0) } } }
        }
        #expect(lazy == expected)
        let sections = order(isAnimated: isAnimated) { names in
            List { Section("S") { ForEach(names, id: \.self) { Text($0) } } }
        }
        #expect(sections == ["S"] + expected)
    }
}
