import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Groups of controls` {
    @Test func `a disclosure group folds its content away`() {
        struct Folding: View {
            @State private var isOpen = false
            var body: some View {
                DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
                DisclosureGroup("Own") { Text("within") }
            }
        }
        let screen = Screen(Folding())
        #expect(screen.texts == ["More", "Own"])
        #expect(screen.node("More")?.accessibility.value == "Collapsed")
        screen.tap("More")
        screen.tap("Own")
        #expect(screen.texts == ["More", "inside", "Own", "within"])
        #expect(screen.node("More")?.accessibility.value == "Expanded")
        screen.tap("More")
        #expect(screen.texts == ["More", "Own", "within"])
    }

    @Test func `labelled content stands at the end of its line`() {
        let screen = Screen(LabeledContent("Guests", value: "12"), size: CGSize(width: 300, height: 100))
        #expect(screen.texts == ["Guests", "12"])
        #expect(Screen(LabeledContent("Share", value: 0.5, format: .percent)).texts == ["Share", "50%"])
        struct Upright: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.content
                    configuration.label
                }
            }
        }
        #expect(Screen(LabeledContent("a", value: "b").labeledContentStyle(Upright())).texts == ["b", "a"])
    }

    @Test func `a form shows the labels of its controls`() {
        struct Settings: View {
            @State private var topping = "Lemon"
            @State private var isLoud = true
            var body: some View {
                Form {
                    Section("Food") {
                        Picker("Topping", selection: $topping) { ForEach(["Lemon", "Cream"], id: \.self) { Text($0) } }
                        Toggle("Loud", isOn: $isLoud)
                        Button("Reset") { isLoud = false }
                    }
                }
            }
        }
        let screen = Screen(Settings(), size: CGSize(width: 320, height: 480))
        #expect(screen.texts == ["FOOD", "Topping", "Lemon", "Loud", "Reset"])
        #expect((screen.node("Reset")?.frame.width ?? 0) > 200)
        screen.tap("Reset")
        guard case .toggle(let content) = screen.node("Loud")?.content else {
            return screen.fail("not what is looked for")
        }
        #expect(!content.isOn)
    }

    @Test func `what cannot be shown says why`() {
        #expect(
            Screen(ContentUnavailableView.search(text: "clams")).texts.joined(separator: " ")
                == "No Results for “clams” Check the spelling or try a new search.")
        let screen = Screen(
            ContentUnavailableView {
                Label("No Mussels", systemImage: "tray")
            } description: {
                Text("Catch some.")
            } actions: {
                Button("Catch") {}
            })
        #expect(screen.texts == ["No Mussels", "Catch some.", "Catch"])
        #expect(
            Screen(ContentUnavailableView("None", systemImage: "tray", description: Text("Yet"))).texts
                == ["None", "Yet"])
    }

    @Test func `a control group has the name of its label, which is not shown`() throws {
        let buttons = { Button("Louder") {} }
        let screen = Screen(
            VStack {
                ControlGroup("Volume", content: buttons)
                ControlGroup("Light", systemImage: "sun.max", content: buttons)
                ControlGroup(content: buttons, label: { Text("Heat") })
            })
        #expect(screen.texts == ["Louder", "Louder", "Louder"])
        for name in ["Volume", "Light", "Heat"] {
            let group = try #require(screen.node(name))
            #expect(group.content == .group)
            #expect(!group.children.isEmpty)
        }
    }

    @Test func `boxes, control groups and gauges show what is inside`() {
        #expect(Screen(GroupBox("Box") { Text("in") }).texts == ["Box", "in"])
        var count = 0
        let screen = Screen(
            ControlGroup {
                Button("Less") { count -= 1 }
                Button("More") { count += 1 }
            })
        screen.tap("More")
        #expect(count == 1)
        let gauge = Screen(
            Gauge(value: 3, in: 2...6) {
                Text("Heat")
            } currentValueLabel: {
                Text("3 of 6")
            })
        let told = gauge.painted.nodes.values.first { $0.accessibility.progress != nil }?.accessibility
        #expect(told?.progress == 0.25)
        #expect(told?.label == "Heat")
        #expect(told?.value == "3 of 6")
    }
}
