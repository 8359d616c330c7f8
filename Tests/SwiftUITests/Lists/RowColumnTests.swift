import RenderTree
import SwiftUI
import Testing

// Figures: those of iOS 17 and 18; UIKit documents that a separator is aligned to the primary text (`separatorLayoutGuide`).
@MainActor @Suite(.timeLimit(.minutes(5))) struct `The columns of rows` {
    /// Returns the separators below the first of two such rows.
    private func line(below row: some View) -> TreeRect? {
        Screen(
            List {
                row
                Text("last")
            }
        ).shapes(height: 0.5).first?.frame
    }

    private var picture: some View { Color.red.frame(width: 30, height: 10) }

    @Test func `begin with the words, where the separator begins`() {
        #expect(line(below: Text("a"))?.x == 16)
        #expect(line(below: Label("a", systemImage: "star"))?.x == 52.0)
        let row = HStack {
            picture
            Text("a")
            Spacer()
            Text("b")
        }
        #expect(line(below: row)?.x == 54.0)
        #expect(
            line(
                below: Button {
                } label: {
                    row
                })?.x == 54.0)
        #expect(line(below: picture)?.x == 16)
    }

    @Test func `are mirrored in languages that are read from the right`() {
        let row = Label("a", systemImage: "star").environment(\.layoutDirection, .rightToLeft)
        let mirrored = List {
            row
            Text("last")
        }
        .environment(\.layoutDirection, .rightToLeft)
        let line = Screen(mirrored).shapes(height: 0.5).first?.frame
        #expect(line?.x == 0 && line?.width == 320 - 2 * 16 - 52)
    }

    @Test func `leave the separator to the author's guides`() {
        let guided = HStack {
            picture
            Text("a")
        }
        #expect(line(below: guided.alignmentGuide(.listRowSeparatorLeading) { _ in 5 })?.x == 21.0)
        let end = line(below: guided.alignmentGuide(.listRowSeparatorTrailing) { _ in 100 })
        #expect(end.map { $0.x + $0.width } == 116.0)
    }

    @Test func `move the separator with the words`() {
        let model = Width()
        let screen = Screen(
            List {
                MovingRow(width: model)
                Text("last")
            })
        #expect(screen.shapes(height: 0.5).first?.frame.x == 54.0)
        model.value = 60
        screen.render()
        #expect(screen.shapes(height: 0.5).first?.frame.x == 84.0)
    }

    private var labels: some View {
        ForEach(["1", "rectangle.stack", "person.3"], id: \.self) { name in Label(name, systemImage: name) }
    }

    @Test func `have the icons of labels above each other, and the titles`() {
        let inList = Screen(List { labels }).textPlaces.map { Double($0.x) }
        #expect(inList == Array(repeating: 16 + 52.0, count: 3))
        let outside = Screen(VStack(alignment: .leading) { labels }).textPlaces.map { Double($0.x) }
        #expect(Set(outside).count > 1)
    }

    @Test func `have no column where the labels are in a header`() {
        let screen = Screen(
            List {
                Section {
                    Text("row")
                } header: {
                    Label("Header", systemImage: "star")
                }
            })
        #expect(screen.textPlaces.first.map { $0.x < 16 + 16 + 28 } == true)
    }
}

@Observable private final class Width { var value: CGFloat = 30 }

private struct MovingRow: View {
    let width: Width

    var body: some View {
        HStack {
            Color.red.frame(width: width.value, height: 10)
            Text("a")
            Spacer()
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The label of a control` {
    private func places(_ view: some View) -> [CGPoint] { Screen(view).textPlaces }

    @Test func `has its second text below the first one, smaller`() {
        let toggle = Toggle(isOn: .constant(true)) {
            Text("Reimbursable")
            Text("Your company pays it back.")
        }
        let screen = Screen(toggle)
        let places = screen.textPlaces
        #expect(places.count == 2 && places[0].x == places[1].x && places[0].y + 15 < places[1].y)
        #expect(screen.fontSizes == [17, 13])
        let content = LabeledContent {
            Text("3.7M")
        } label: {
            Text("Berlin")
            Text("Germany")
        }
        let lines = self.places(content)
        #expect(lines.count == 3 && lines[0].x == lines[1].x && lines[0].y < lines[1].y && lines[2].x > lines[0].x)
    }

    @Test func `stays on one line where it begins with a picture`() {
        let toggle = Toggle(isOn: .constant(true)) {
            Image(systemName: "star")
            Text("Star")
        }
        #expect(Screen(toggle).fontSizes == [17])
    }
}

extension Screen {
    /// The corners of all texts, in the screen's coordinates.
    var textPlaces: [CGPoint] { painted.root.map { textPlaces(of: $0, at: .zero) } ?? [] }

    private func textPlaces(of id: NodeID, at origin: CGPoint) -> [CGPoint] {
        guard let node = painted.nodes[id] else { return [] }
        let place = CGPoint(x: origin.x + node.frame.x, y: origin.y + node.frame.y)
        var own: [CGPoint] = []
        if case .text = node.content { own = [place] }
        return own + node.children.flatMap { textPlaces(of: $0, at: place) }
    }

    var fontSizes: [Double] {
        painted.inDrawingOrder.compactMap { entry in
            guard case .text(let content) = entry.node.content else { return nil }
            return content.lines.first?.runs.first?.font.size
        }
    }
}
