import RenderTree
import SwiftUI
import Testing

extension Screen {
    /// Dialogs over the scene, the topmost last.
    var dialogs: [(node: Node, content: DialogContent)] {
        painted.inDrawingOrder.map(\.node).compactMap { node in
            if case .dialog(let content) = node.content { (node, content) } else { nil }
        }
    }

    func escape() {
        guard let dialog = dialogs.last else { return fail("no dialog") }
        send(.dismiss(dialog.node.id))
    }

    /// A node's rectangle from the screen's top-left corner.
    func frame(_ id: NodeID) -> CGRect? {
        var parents: [NodeID: NodeID] = [:]
        for node in painted.nodes.values { for child in node.children { parents[child] = node.id } }
        guard let own = painted[id]?.frame else { return nil }
        var rect = CGRect(x: own.x, y: own.y, width: own.width, height: own.height)
        var next = parents[id]
        while let id = next {
            if let frame = painted[id]?.frame { rect = rect.offsetBy(dx: frame.x, dy: frame.y) }
            next = parents[id]
        }
        return rect
    }

    func frame(_ label: String) -> CGRect? { node(label).flatMap { frame($0.id) } }

    func frame(text: String) -> CGRect? {
        let node = painted.inDrawingOrder.map(\.node).first {
            if case .text(let content) = $0.content { content.plainText == text } else { false }
        }
        return node.flatMap { frame($0.id) }
    }
}

private struct Thing: Identifiable, Equatable {
    var id: Int
}

@MainActor @Observable private final class Log {
    var events: [String] = []
}

private struct Presenter: View {
    @State var isShown = false
    let log: Log

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown, onDismiss: { log.events.append("dismissed") }) {
                Inside(log: log)
            }
        Text(isShown ? "shown" : "away")
    }
}

private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var count = 0
    let log: Log

    var body: some View {
        Text("\(count) \(isPresented ? "presented" : "alone")")
        Button("Count") { count += 1 }
        Button("Done") { dismiss() }
            .onAppear { log.events.append("appeared") }
            .onDisappear { log.events.append("disappeared") }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Sheets` {
    @Test func `stand over the scene while a state says so`() {
        let log = Log()
        let screen = Screen(Presenter(log: log))
        #expect(screen.dialogs.isEmpty)
        screen.tap("Show")
        #expect(screen.dialogs.map(\.content) == [DialogContent(role: .dialog, isModal: true, isDismissable: true)])
        #expect(screen.texts == ["Show", "shown", "0 presented", "Count", "Done"])
        #expect(log.events == ["appeared"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `go when what is inside dismisses them`() {
        let log = Log()
        let screen = Screen(Presenter(log: log))
        screen.tap("Show")
        screen.tap("Done")
        #expect(screen.dialogs.isEmpty)
        #expect(screen.texts == ["Show", "away"])
        #expect(Set(log.events) == ["appeared", "disappeared", "dismissed"])
    }

    @Test func `go by Escape and by a tap beside them`() throws {
        let screen = Screen(Presenter(log: Log()))
        screen.tap("Show")
        screen.escape()
        #expect(screen.texts == ["Show", "away"])
        screen.tap("Show")
        let taken = screen.painted.inDrawingOrder.map(\.node).last {
            $0.interactions.contains(.tap) && $0.frame.width == 320 && $0.frame.height == 480
        }
        let backdrop = try #require(taken)
        screen.send(.tap(backdrop.id))
        #expect(screen.texts == ["Show", "away"])
    }

    @Test func `keep the state of what is inside while they are up, and begin anew the next time`() {
        let screen = Screen(Presenter(log: Log()))
        screen.tap("Show")
        screen.tap("Count")
        #expect(screen.texts.contains("1 presented"))
        screen.escape()
        screen.tap("Show")
        #expect(screen.texts.contains("0 presented"))
    }

    @Test func `stay where the app disables interactive dismissal`() {
        struct Stubborn: View {
            @State var isShown = true
            var body: some View {
                Text("behind").sheet(isPresented: $isShown) {
                    Button("Leave") { isShown = false }.interactiveDismissDisabled()
                }
            }
        }
        let screen = Screen(Stubborn())
        screen.escape()
        #expect(screen.dialogs.count == 1)
        screen.tap("Leave")
        #expect(screen.dialogs.isEmpty)
    }

    @Test func `show another item as another sheet`() {
        struct Items: View {
            @State var thing: Thing? = Thing(id: 1)
            var body: some View {
                Button("Two") { thing = Thing(id: 2) }
                    .sheet(item: $thing) { thing in
                        Counting(name: "item \(thing.id)")
                    }
            }
        }
        struct Counting: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name): \(count)") { count += 1 } }
        }
        let screen = Screen(Items())
        screen.tap("item 1: 0")
        screen.tap("Two")
        #expect(screen.texts == ["Two", "item 2: 0"])
        screen.escape()
        #expect(screen.texts == ["Two"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `stand over one another`() throws {
        struct Nested: View {
            @State var outer = true
            @State var inner = false
            var body: some View {
                Text("root").sheet(isPresented: $outer) {
                    Button("More") { inner = true }
                        .sheet(isPresented: $inner) { Text("inner") }
                }
            }
        }
        let screen = Screen(Nested())
        screen.tap("More")
        #expect(screen.texts == ["root", "More", "inner"])
        screen.escape()
        #expect(screen.texts == ["root", "More"])
        screen.tap("More")
        let first = try #require(screen.dialogs.first)
        screen.send(.dismiss(first.node.id))
        #expect(screen.texts == ["root"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `cover the whole scene and are only taken away by the app`() {
        struct Covered: View {
            @State var isShown = true
            var body: some View {
                Text("behind").fullScreenCover(isPresented: $isShown) { Closer() }
            }
        }
        struct Closer: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Color.red.accessibilityIdentifier("cover").onTapGesture { dismiss() }
            }
        }
        let screen = Screen(Covered())
        #expect(screen.dialogs.first?.content.isDismissable == false)
        screen.escape()
        #expect(screen.dialogs.count == 1)
        let cover = screen.painted.nodes.values.first { $0.accessibility.identifier == "cover" }
        #expect(cover?.frame.width == 320)
        #expect(cover?.frame.height == 480)
    }

    @Test func `rest at the lowest detent and go to the next by the grabber`() {
        struct Detents: View {
            @State var isShown = true
            @State var detent = PresentationDetent.height(120)
            var body: some View {
                Text("behind").sheet(isPresented: $isShown) {
                    Color.red.accessibilityLabel("content")
                        .presentationDetents([.large, .height(120)], selection: $detent)
                }
                Text(detent == .large ? "large" : "low")
            }
        }
        let screen = Screen(Detents())
        #expect(screen.frame("content") == CGRect(x: 0, y: 360, width: 320, height: 120))
        screen.tap("Sheet grabber")
        #expect(screen.frame("content") == CGRect(x: 0, y: 10, width: 320, height: 470))
        #expect(screen.texts.contains("large"))
    }

    @Test func `leave the ends of a navigation bar to its buttons, and its title below the grabber`() throws {
        let screen = Screen(
            Text("behind").sheet(isPresented: .constant(true)) {
                NavigationStack {
                    Text("inside").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                        }
                }
                .presentationDetents([.medium, .large])
            })
        let grabber = try #require(screen.frame("Sheet grabber"))
        for name in ["Cancel", "Save"] { #expect(!grabber.intersects(try #require(screen.frame(name)))) }
        #expect(try #require(screen.frame(text: "Title")).minY >= grabber.minY + 16)
    }

    @Test func `follow a drag, and go when they are thrown down`() throws {
        struct Draggable: View {
            @State var isShown = true
            var body: some View {
                Text("behind").sheet(isPresented: $isShown) {
                    Color.red.accessibilityLabel("content").presentationDetents([.height(200), .height(400)])
                }
            }
        }
        func drag(_ phase: GestureEvent.Phase, by distance: Double, velocity: Double? = nil) -> GestureEvent {
            GestureEvent(
                gesture: .drag, phase: phase, startX: 9, startY: 9, x: 9, y: 9 + distance, velocityX: 0,
                velocityY: velocity)
        }
        let screen = Screen(Draggable())
        let grabber = try #require(screen.node("Sheet grabber")?.id)
        screen.send(.gesture(grabber, drag(.changed, by: -50)))
        #expect(screen.frame("content")?.minY == 230)
        screen.send(.gesture(grabber, drag(.ended, by: -150)))
        #expect(screen.frame("content")?.minY == 80)
        screen.send(.gesture(grabber, drag(.ended, by: .nan)))
        screen.send(.gesture(grabber, drag(.ended, by: 350, velocity: 400)))
        #expect(screen.dialogs.isEmpty)
    }

    @Test func `take detents of an author's own`() {
        struct Third: CustomPresentationDetent {
            static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
        }
        let screen = Screen(
            Text("behind").sheet(isPresented: .constant(true)) {
                Color.red.accessibilityLabel("content").presentationDetents([.custom(Third.self)])
            })
        #expect(screen.frame("content")?.height == 470.0 / 3)
    }

    @Test func `know the environment of the view that presents them, but not its looks`() {
        struct Reader: View {
            @Environment(\.locale) private var locale
            @Environment(\.font) private var font
            var body: some View { Text("\(locale.identifier) \(font == nil)") }
        }
        let screen = Screen(
            Text("behind").sheet(isPresented: .constant(true)) { Reader() }
                .environment(\.locale, Locale(identifier: "nl_NL")).font(.largeTitle))
        #expect(screen.texts.last == "nl_NL true")
    }
}
