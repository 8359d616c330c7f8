import SwiftUI
import Testing

/// Keeps the lines that bodies would print.
@MainActor private final class Lines {
    private var all: [String] = []

    func add(_ line: String) -> some View {
        all.append(line)
        return EmptyView()
    }

    /// Returns the lines since the last call.
    func take() -> [String] {
        defer { all = [] }
        return all
    }
}

private final class Tally: ObservableObject {
    @Published var count = 0
}

@MainActor @Observable private final class Model {
    var count = 0
}

/// A property wrapper as an author writes it.
@propertyWrapper private struct Doubled: DynamicProperty {
    @State private var half = 1
    var wrappedValue: Int {
        get { half * 2 }
        nonmutating set { half = newValue / 2 }
    }
}

private struct Owner: View {
    let lines: Lines
    @State private var title = "a"
    @State private var name = "n"
    @Doubled private var doubled: Int

    var body: some View {
        lines.add(Self.changeReport())
        Child(lines: lines, title: title, name: $name)
        Text("\(doubled)")
        Button("Title") { title += "a" }
        Button("Name") { name += "n" }
        Button("Double") { doubled *= 2 }
    }
}

private struct Child: View {
    let lines: Lines
    let title: String
    @Binding var name: String

    var body: some View {
        lines.add(Self.changeReport())
        Text(title + name)
    }
}

private struct ObjectView: View {
    let lines: Lines
    @ObservedObject var tally: Tally
    let model: Model

    var body: some View {
        lines.add(Self.changeReport())
        Text("\(tally.count) \(model.count)")
    }
}

private struct SurroundedView: View {
    let lines: Lines
    @Environment(\.lineLimit) private var limit

    var body: some View {
        lines.add(Self.changeReport())
        Text("\(limit ?? 0)")
    }
}

private struct ScaledView: View {
    let lines: Lines
    @State private var limit = 1
    @State private var spacing = 1.0

    var body: some View {
        SurroundedView(lines: lines).lineLimit(limit).lineSpacing(spacing)
        Button("Limit") { limit += 1 }
        Button("Spacing") { spacing += 1 }
    }
}

private struct Marked: ViewModifier {
    let lines: Lines
    @State private var count = 0

    func body(content: Content) -> some View {
        lines.add(Self.changeReport())
        content
        Button("Mark \(count)") { count += 1 }
    }
}

private struct LateView: View {
    let lines: Lines
    @State private var count = 0

    var body: some View {
        if count > 0 { lines.add(Self.changeReport()) }
        Button("Count") { count += 1 }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Changes that bodies print` {
    private let lines = Lines()

    @Test func `the first evaluation names all of the view's properties`() {
        _ = Screen(Owner(lines: lines))
        #expect(
            lines.take() == [
                "Owner: @self, @identity, _title, _name, _doubled changed.", "Child: @self, @identity, _name changed.",
            ])
    }

    @Test func `a state that the body read is named, and a new value is the view itself`() {
        let screen = Screen(Owner(lines: lines))
        _ = lines.take()
        screen.tap("Title")
        #expect(lines.take() == ["Owner: _title changed.", "Child: @self changed."])
    }

    @Test func `a binding is named where it was read, not where it was only handed on`() {
        let screen = Screen(Owner(lines: lines))
        _ = lines.take()
        screen.tap("Name")
        #expect(lines.take() == ["Child: _name changed."])
        screen.tap("Title")
        #expect(lines.take() == ["Owner: _title changed.", "Child: @self changed."])
    }

    @Test func `a state in an author's property has the property's name`() {
        let screen = Screen(Owner(lines: lines))
        _ = lines.take()
        screen.tap("Double")
        #expect(lines.take() == ["Owner: _doubled changed."])
    }

    @Test func `an observed object has its property's name, an observable one none`() {
        let (tally, model) = (Tally(), Model())
        let screen = Screen(ObjectView(lines: lines, tally: tally, model: model))
        _ = lines.take()
        tally.count += 1
        screen.render()
        #expect(lines.take() == ["ObjectView: _tally changed."])
        model.count += 1
        screen.render()
        #expect(lines.take() == ["ObjectView: @dependencies changed."])
        tally.count += 1
        model.count += 1
        screen.render()
        #expect(lines.take() == ["ObjectView: @dependencies, _tally changed."])
    }

    @Test func `a value of the environment is named only where it differs`() {
        let screen = Screen(ScaledView(lines: lines))
        _ = lines.take()
        screen.tap("Limit")
        #expect(lines.take() == ["SurroundedView: _limit changed."])
        screen.tap("Spacing")
        #expect(lines.take() == ["SurroundedView: @environment changed."])
    }

    @Test func `a modifier names its own properties`() {
        let screen = Screen(Text("a").modifier(Marked(lines: lines)))
        #expect(lines.take() == ["Marked: @self, @identity, _count changed."])
        screen.tap("Mark 0")
        #expect(lines.take() == ["Marked: _count changed."])
    }

    @Test func `a second call in one evaluation says the same`() {
        struct Twice: View {
            let lines: Lines
            @State private var count = 0
            var body: some View {
                lines.add(Self.changeReport())
                lines.add(Self.changeReport())
                Button("Count \(count)") { count += 1 }
            }
        }
        let screen = Screen(Twice(lines: lines))
        _ = lines.take()
        screen.tap("Count 0")
        let said = lines.take()
        #expect(said.count == 2 && Set(said).count == 1)
    }

    @Test func `a first call that comes late does not guess`() {
        let screen = Screen(LateView(lines: lines))
        screen.tap("Count")
        #expect(lines.take() == ["LateView: @unknown changed."])
        screen.tap("Count")
        #expect(lines.take() == ["LateView: _count changed."])
    }

    @Test func `outside of its body nothing has changed`() {
        #expect(LateView.changeReport() == "LateView: unchanged.")
    }
}
