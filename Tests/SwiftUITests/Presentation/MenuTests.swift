import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var log: [String] = []
    var isOn = false
    var isShown = false
    var choice = 1
}

private struct Choices: View {
    @Bindable var model: Model

    var body: some View {
        Menu("More") {
            Button("Copy") { model.log.append("copy") }
            Button("Delete", role: .destructive) { model.log.append("delete") }
            Divider()
            Toggle("Loud", isOn: $model.isOn)
            Menu("Others") {
                Button("Deep") { model.log.append("deep") }
            }
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Menus` {
    @Test func `show their choices beside what opens them`() {
        let screen = Screen(
            VStack {
                Choices(model: Model()); Spacer()
            })
        #expect(screen.texts == ["More"])
        screen.tap("More")
        #expect(screen.texts == ["More", "Copy", "Delete", "Loud", "Others"])
        #expect(screen.dialogs.first?.content.role == .menu)
        let opener = screen.frame("More")
        let copy = screen.frame("Copy")
        #expect(copy?.minY == (opener?.maxY ?? 0) + 8)
        #expect(copy?.width == 250)
        #expect((screen.frame("Delete")?.minY ?? 0) - (copy?.maxY ?? 0) == 0.5)
        #expect((screen.frame("Loud")?.minY ?? 0) - (screen.frame("Delete")?.maxY ?? 0) == 8)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `go when something is chosen, or by a tap elsewhere or Escape`() {
        let model = Model()
        let screen = Screen(Choices(model: model))
        screen.tap("More")
        screen.tap("Delete")
        #expect(model.log == ["delete"])
        #expect(screen.dialogs.count == 0)
        screen.tap("More")
        screen.escape()
        #expect(screen.dialogs.count == 0)
        screen.tap("More")
        screen.tap("Loud")
        #expect(model.isOn)
        #expect(screen.dialogs.count == 0)
    }

    @Test func `open the menus inside in their place`() {
        let model = Model()
        let screen = Screen(Choices(model: model))
        screen.tap("More")
        #expect(!screen.texts.contains("Deep"))
        screen.tap("Others")
        #expect(screen.texts == ["More", "Copy", "Delete", "Loud", "Others", "Deep"])
        #expect(screen.node("Others")?.accessibility.value == "Expanded")
        screen.tap("Deep")
        #expect(screen.diagnostics.isEmpty)
        #expect(model.log == ["deep"])
        #expect(screen.dialogs.count == 0)
    }

    @Test func `stand above where there is no room below, and scroll where there is none at all`() {
        let many = Menu("Many") { ForEach(0..<12) { index in Button("Row \(index)") {} } }
        let screen = Screen(
            VStack {
                Spacer(); many
            }, size: CGSize(width: 390, height: 300))
        screen.tap("Many")
        let scroll = screen.painted.nodes.values.first {
            if case .scroll = $0.content { true } else { false }
        }
        let opener = screen.frame("Many")
        let rect = scroll.flatMap { screen.frame($0.id) }
        #expect(rect?.minY == 8)
        #expect(rect?.maxY == (opener?.minY ?? 0) - 8)
    }

    @Test func `do their primary action when pushed, and open by a long press`() {
        let model = Model()
        let screen = Screen(
            Menu("Add") {
                Button("Photo") { model.log.append("photo") }
            } primaryAction: {
                model.log.append("primary")
            })
        screen.tap("Add")
        #expect(model.log == ["primary"])
        #expect(screen.dialogs.count == 0)
        guard let opener = screen.painted.nodes.values.first(where: { $0.gestures?.longPress != nil })?.id else {
            return screen.fail("not what is looked for")
        }
        let press = GestureEvent(gesture: .longPress, phase: .ended, startX: 1, startY: 1, x: 1, y: 1)
        screen.send(.gesture(opener, press))
        screen.tap("Photo")
        #expect(model.log == ["primary", "photo"])
    }

    @Test func `belong to any view by a long press, and to assistive technology by name`() {
        let model = Model()
        let screen = Screen(
            Text("row").contextMenu {
                Button("Reply") { model.log.append("reply") }
            })
        guard let opener = screen.painted.nodes.values.first(where: { $0.accessibility.actions != nil }) else {
            return screen.fail("not what is looked for")
        }
        #expect(opener.accessibility.actions == ["Show menu"])
        screen.send(.act(opener.id, index: 0))
        screen.tap("Reply")
        #expect(model.log == ["reply"])
        #expect(screen.dialogs.count == 0)
    }

    @Test func `offer a picker's choices in rows`() {
        let model = Model()
        let screen = Screen(
            Menu("Sort") {
                Picker("By", selection: Bindable(model).choice) {
                    Text("Name").tag(1)
                    Text("Date").tag(2)
                }
            })
        screen.tap("Sort")
        screen.tap("Date")
        #expect(model.choice == 2)
        #expect(screen.dialogs.count == 0)
    }

    @Test func `have a row for each choice of a picker that has an icon, and no title`() throws {
        let screen = Screen(
            Menu("Sort") {
                Picker("By", selection: .constant(1)) {
                    Label("Name", systemImage: "textformat").tag(1)
                    Label("Date", systemImage: "calendar").tag(2)
                }
            })
        screen.tap("Sort")
        let radios = screen.painted.nodes.values.filter {
            if case .toggle(let toggle) = $0.content { toggle.role == .radio } else { false }
        }
        #expect(radios.count == 2)
        #expect(screen.frame(text: "By") == nil)
        let (name, date) = (try #require(screen.frame(text: "Name")), try #require(screen.frame(text: "Date")))
        #expect(date.minY - name.minY == 44)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Popovers` {
    @Test func `are sheets on a small screen, or cards where the content asks for that`() {
        let sheet = Screen(Text("anchor").popover(isPresented: .constant(true)) { Text("inside") })
        #expect(sheet.texts == ["anchor", "inside"])
        #expect(sheet.dialogs.count == 1)
        let card = Screen(
            VStack {
                Text("anchor").popover(isPresented: .constant(true)) {
                    Color.red.frame(width: 100, height: 60).accessibilityLabel("inside")
                        .presentationCompactAdaptation(.popover)
                }
                Spacer()
            })
        let anchor = card.frame(text: "anchor")
        let inside = card.frame("inside")
        #expect(inside?.size == CGSize(width: 100, height: 60))
        #expect(inside?.minY == (anchor?.maxY ?? 0) + 8)
        #expect(inside?.midX == 160)
        #expect(card.diagnostics.isEmpty)
    }

    @Test func `stand beside the point of their anchor that is named`() throws {
        func corners(_ point: UnitPoint) throws -> (anchor: CGRect, card: CGRect) {
            let screen = Screen(
                VStack {
                    Color.blue.frame(width: 200, height: 100).accessibilityLabel("anchor")
                        .popover(isPresented: .constant(true), attachmentAnchor: .point(point)) {
                            Color.red.frame(width: 100, height: 60).accessibilityLabel("inside")
                                .presentationCompactAdaptation(.popover)
                        }
                    Spacer()
                })
            return (try #require(screen.frame("anchor")), try #require(screen.frame("inside")))
        }
        let (anchor, card) = try corners(.topLeading)
        #expect(card.midX == anchor.minX)
        #expect(card.minY == anchor.minY + 8)
        let bottom = try corners(.bottomTrailing)
        #expect(bottom.card.midX == anchor.maxX)
        #expect(bottom.card.minY == anchor.maxY + 8)
    }
}
