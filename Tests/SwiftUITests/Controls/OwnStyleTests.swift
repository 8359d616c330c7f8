import Foundation
import RenderTree
import SwiftUI
import Testing

private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View {
        VStack {
            Text("box")
            configuration
        }
    }
}

private struct NextDay: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.displayedComponents == .date ? "day" : "more")
            Text("\(configuration.minimumDate == nil) \(configuration.maximumDate == nil)")
            Button("Next") { configuration.selection += 86_400 }
        }
    }
}

@MainActor @Observable private final class Model {
    var text = ""
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var days: Set<DateComponents> = []
    var renames = 0
}

private struct StoredName: Transferable, Codable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { (name: StoredName) in name.text })
        CodableRepresentation(for: StoredName.self, contentType: .json)
    }
}

private struct Same: View, Equatable {
    let counter: Counter
    let note: Int
    var body: some View { counter.count("same") }
    nonisolated static func == (left: Same, right: Same) -> Bool { true }
}

private struct Around: View {
    let counter: Counter
    @State private var note = 0
    var body: some View {
        Same(counter: counter, note: note).equatable()
        Text("note \(note)")
        Button("Raise") { note += 1 }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An author's own field style` {
    @Test func `surrounds the field, which still edits`() {
        let model = Model()
        let screen = Screen(TextField("Name", text: Bindable(model).text).textFieldStyle(Boxed()))
        #expect(screen.texts.filter { $0 == "box" }.count == 1)
        screen.type("Kate", edit: 1, into: "Name")
        #expect(model.text == "Kate")
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `stands around the style outside of it`() {
        let one = TextField("Name", text: .constant("")).textFieldStyle(Boxed()).textFieldStyle(Boxed())
        #expect(Screen(one).texts.filter { $0 == "box" }.count == 2)
        let plain = TextField("Name", text: .constant("")).textFieldStyle(.plain).textFieldStyle(Boxed())
        #expect(!Screen(plain).texts.contains("box"))
    }

    @Test func `surrounds a secure field too, which stays one`() {
        let screen = Screen(SecureField("Word", text: .constant("")).textFieldStyle(Boxed()))
        #expect(screen.texts.contains("box"))
        #expect(screen.field("Word")?.isSecure == true)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An author's own date picker style` {
    @Test func `shows what it is given, and sets the date within its bounds`() {
        let model = Model()
        let end = model.date + 100_000
        let screen = Screen(
            DatePicker("Party", selection: Bindable(model).date, in: ...end, displayedComponents: .date)
                .datePickerStyle(NextDay()))
        #expect(screen.texts.prefix(3) == ["Party", "day", "true false"])
        screen.tap("Next")
        #expect(model.date == Date(timeIntervalSinceReferenceDate: 86_400))
        screen.tap("Next")
        #expect(model.date == end)
        #expect(screen.diagnostics.isEmpty)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Other controls` {
    @Test func `a calendar takes and gives back days`() throws {
        let calendar = Calendar(identifier: .gregorian)
        let model = Model()
        model.days = [DateComponents(year: 2024, month: 2, day: 3)]
        let screen = Screen(
            MultiDatePicker("Days", selection: Bindable(model).days)
                .environment(\.calendar, calendar).environment(\.locale, Locale(identifier: "en_US")))
        #expect(screen.texts.first == "February 2024")
        // A leap year: the month has 29 days.
        #expect(screen.texts.contains("29") && !screen.texts.contains("30"))
        screen.tap("29")
        #expect(Set(model.days.map(\.day)) == [3, 29])
        screen.tap("3")
        #expect(model.days.map(\.day) == [29])
    }

    @Test func `a share link shares a text where that is the first representation`() {
        let screen = Screen(ShareLink("Share", item: StoredName(text: "mussels")))
        #expect(
            screen.painted.inDrawingOrder.contains {
                if case .button(let button) = $0.node.content { button.share?.text == "mussels" } else { false }
            })
    }

    @Test func `a rename button runs the action around it`() {
        let model = Model()
        let screen = Screen(RenameButton().renameAction { model.renames += 1 })
        screen.tap("Rename")
        #expect(model.renames == 1)
    }

    @Test func `a view that equals the last one is not evaluated again`() {
        let counter = Counter()
        let screen = Screen(Around(counter: counter))
        screen.tap("Raise")
        #expect(screen.texts == ["note 1", "Raise"])
        #expect(counter.counts == ["same": 1])
    }

    @Test func `a mesh has the colours of its corners in the corners`() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .red, .blue, .blue])
        let pictures = Screen(mesh).painted.inDrawingOrder.filter {
            if case .image = $0.node.content { true } else { false }
        }
        #expect(pictures.count == 1)
        let broken = MeshGradient(width: 3, height: 2, points: [[0, 0]], colors: [.red])
        #expect(
            !Screen(broken).painted.inDrawingOrder.contains { if case .image = $0.node.content { true } else { false } }
        )
    }
}
