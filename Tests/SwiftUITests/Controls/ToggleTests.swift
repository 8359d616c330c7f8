import RenderTree
import SwiftUI
import Testing

private struct Chimes: View {
    @State var isOn = false
    var body: some View {
        Toggle("Chimes", isOn: $isOn)
        Text(isOn ? "on" : "off")
    }
}

private struct PlainToggleStyle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                configuration.label
                Text(configuration.isOn ? "yes" : isEnabled ? "no" : "never")
            }
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Toggles` {
    private func content(_ screen: Screen, _ label: String) -> ToggleContent? {
        if case .toggle(let content) = screen.node(label)?.content { content } else { nil }
    }

    @Test func `leave their label all the room that the switch does not need`() {
        let screen = Screen(Toggle("A row with a switch", isOn: .constant(true)).dynamicTypeSize(.xxxLarge))
        let lines = screen.painted.nodes.values.compactMap { node in
            if case .text(let content) = node.content { content.lines.count } else { nil }
        }
        #expect(lines == [1])
    }

    @Test func `change their value when tapped`() {
        let screen = Screen(Chimes())
        #expect(content(screen, "Chimes") == ToggleContent(role: .switch, isOn: false))
        screen.tap("Chimes")
        #expect(screen.texts == ["Chimes", "on"])
        #expect(content(screen, "Chimes")?.isOn == true)
    }

    @Test func `do nothing while disabled`() {
        let screen = Screen(Chimes().disabled(true))
        screen.tap("Chimes")
        #expect(screen.texts.contains("off"))
        #expect(content(screen, "Chimes")?.isDisabled == true)
    }

    @Test func `keep their name where labels are hidden`() {
        let screen = Screen(Chimes().labelsHidden())
        #expect(content(screen, "Chimes") != nil)
        #expect(screen.texts == ["off"])
        #expect(screen.node("Chimes")?.frame.width == 51)
    }

    @Test func `say as buttons and boxes what they are`() {
        let screen = Screen(
            VStack {
                Toggle("Loud", isOn: .constant(true)).toggleStyle(.button)
                Toggle("Sure", systemImage: "checkmark", isOn: .constant(false)).toggleStyle(CheckboxToggleStyle())
            })
        #expect(content(screen, "Loud") == ToggleContent(role: .pressed, isOn: true))
        #expect(content(screen, "Sure") == ToggleContent(role: .checkbox, isOn: false))
    }

    @Test func `take an author's style with its own environment`() {
        let screen = Screen(Chimes().toggleStyle(PlainToggleStyle()))
        screen.tap("Chimes, no")
        #expect(screen.node("Chimes, yes") != nil)
        #expect(Screen(Chimes().toggleStyle(PlainToggleStyle()).disabled(true)).node("Chimes, never") != nil)
    }

    @Test func `of several sources are on when all are`() {
        struct Many: View {
            struct Item { @Binding var isOn: Bool }
            @State private var first = true
            @State private var second = false
            var body: some View {
                Toggle("All", sources: [Item(isOn: $first), Item(isOn: $second)], isOn: \.$isOn)
                Text("\(first) \(second)")
            }
        }
        let screen = Screen(Many())
        #expect(screen.node("All")?.accessibility.value == "mixed")
        screen.tap("All")
        #expect(screen.texts.contains("true true"))
        screen.tap("All")
        #expect(screen.texts.contains("false false"))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Labels` {
    @Test func `show title and icon, and are read by their title`() {
        let screen = Screen(
            Button {
            } label: {
                Label("Add", systemImage: "plus")
            })
        #expect(screen.node("Add") != nil)
        #expect(screen.texts == ["Add"])
    }

    @Test func `show the icon alone under the title's name`() {
        let screen = Screen(
            Button {
            } label: {
                Label("Add", systemImage: "plus")
            }.labelStyle(.iconOnly))
        #expect(screen.texts.isEmpty)
        #expect(screen.painted.nodes.values.contains { $0.accessibility.label == "Add" })
    }

    @Test func `take an author's style`() {
        struct Stacked: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.title
                    Label(configuration).labelStyle(.titleOnly)
                }
            }
        }
        let screen = Screen(Label("Add", systemImage: "plus").labelStyle(Stacked()))
        #expect(screen.texts == ["Add", "Add"])
    }
}
