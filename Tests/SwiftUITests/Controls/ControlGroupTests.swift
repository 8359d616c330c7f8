import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var log: [String] = []
}

private struct Zoom<Style: ControlGroupStyle>: View {
    let model: Model
    let style: Style

    var body: some View {
        ControlGroup("Zoom") {
            Button("Closer", systemImage: "plus") { model.log.append("closer") }
            Button("Farther", systemImage: "minus") { model.log.append("farther") }
        }
        .controlGroupStyle(style)
    }
}

private struct Column: ControlGroupStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            configuration.content
            Text(isEnabled ? "enabled" : "disabled")
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Styles of groups of controls` {
    private let model = Model()

    private func grounds(_ screen: Screen) -> Int {
        screen.painted.nodes.values.count {
            if case .shape(let shape) = $0.content { shape.fill != nil } else { false }
        }
    }

    @Test func `stand in a row whose name is the label`() throws {
        let screen = Screen(Zoom(model: model, style: .automatic))
        #expect(screen.texts == ["Closer", "Farther"])
        #expect(screen.node("Zoom") != nil)
        let (closer, farther) = (try #require(screen.frame("Closer")), try #require(screen.frame("Farther")))
        #expect(closer.minY == farther.minY && abs(closer.maxX + 2 - farther.minX) < 0.01)
        screen.tap("Farther")
        #expect(model.log == ["farther"])
    }

    @Test func `have no background in a bar's style`() {
        let row = grounds(Screen(Zoom(model: model, style: .automatic)))
        #expect(grounds(Screen(Zoom(model: model, style: .navigation))) < row)
    }

    @Test(arguments: [true, false]) func `open as a menu by their label`(isCompact: Bool) {
        let screen =
            isCompact
            ? Screen(Zoom(model: model, style: .compactMenu)) : Screen(Zoom(model: model, style: .menu))
        #expect(screen.texts == ["Zoom"])
        screen.tap("Zoom")
        #expect(screen.texts == ["Zoom", "Closer", "Farther"])
        screen.tap("Closer")
        #expect(model.log == ["closer"])
        #expect(screen.dialogs.count == 0)
    }

    @Test func `show only icons in a palette, which keep their names`() {
        let screen = Screen(Zoom(model: model, style: .palette))
        #expect(screen.texts == [])
        screen.tap("Closer")
        #expect(model.log == ["closer"])
    }

    @Test func `take an author's style, which reads the environment and may change another style`() {
        struct Framed: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                ControlGroup(configuration).controlGroupStyle(Column())
                Text("framed")
            }
        }
        let screen = Screen(Zoom(model: model, style: Framed()).disabled(true))
        #expect(screen.texts == ["Zoom", "Closer", "Farther", "disabled", "framed"])
        screen.tap("Closer")
        #expect(model.log == [])
    }
}
