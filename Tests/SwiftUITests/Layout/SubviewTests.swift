import RenderTree
import SwiftUI
import Testing

extension ContainerValues {
    @Entry fileprivate var isPinned = false
}

@MainActor @Observable private final class Model {
    var names = ["a", "b"]
}

private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { views in
            Text("\(views.count) views")
            ForEach(views) { view in
                if view.containerValues.isPinned { Text("pinned") }
                view
            }
        }
    }
}

private struct Loop: View {
    let model: Model
    var body: some View { ForEach(model.names, id: \.self) { Text($0) } }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The parts of a view` {
    @Test func `are its views after loops and conditions, also when these change`() {
        let model = Model()
        let screen = Screen(
            VStack {
                Numbered {
                    Text("first").containerValue(\.isPinned, true)
                    Loop(model: model)
                }
            })
        #expect(screen.texts == ["3 views", "pinned", "first", "a", "b"])
        model.names = ["b"]
        screen.render()
        #expect(screen.texts == ["2 views", "pinned", "first", "b"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `are laid out by the container that takes them`() {
        let screen = Screen(
            Group(
                subviews: Group {
                    Color.red.frame(width: 20, height: 10); Color.blue.frame(width: 30, height: 10)
                }
            ) {
                views in
                HStack(spacing: 0) {
                    views[1...]; views[..<1]
                }
            })
        // 50 points wide in the middle of 320: the second comes first.
        let places = screen.painted.inDrawingOrder.filter { $0.node.frame.height == 10 }.map(\.node.frame.width)
        #expect(places == [30, 20])
    }

    @Test func `are looped over, and have the tags that were set`() {
        let screen = Screen(
            VStack {
                ForEach(
                    subviews: Group {
                        Text("one").tag(1); Text("two").tag(2)
                    }
                ) { view in
                    Text("tag \(view.containerValues.tag(for: Int.self) ?? 0)")
                }
            })
        #expect(screen.texts == ["tag 1", "tag 2"])
    }

    @Test func `come by sections, with those outside as one of their own`() {
        let screen = Screen(
            VStack {
                ForEach(
                    sections: Group {
                        Text("loose")
                        Section("Head") { Text("row") }
                        Section {
                            Text("other"); Text("last")
                        } footer: {
                            Text("foot")
                        }
                    }
                ) { section in
                    Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
                }
            })
        #expect(screen.texts == ["0 1 0", "1 1 0", "0 2 1"])
    }
}
