import RenderTree
import SwiftUI
import Testing

extension Screen {
    /// Opacities of all nodes that are not opaque.
    fileprivate var opacities: [Double] { painted.nodes.values.compactMap(\.style.opacity) }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Buttons` {
    @Test func `take their name from their texts`() {
        let screen = Screen(
            Button {
            } label: {
                HStack {
                    Text("New")
                    Text("party")
                }
            })
        #expect(screen.node("New, party") != nil)
    }

    @Test func `take an explicit name instead`() {
        let screen = Screen(Button("x") {}.padding().accessibilityLabel("Close"))
        #expect(screen.node("Close").map { if case .button = $0.content { true } else { false } } == true)
    }

    @Test func `do nothing while disabled`() {
        var taps = 0
        let screen = Screen(Button("Push") { taps += 1 }.disabled(true))
        screen.tap("Push")
        #expect(taps == 0)
        guard case .button(let content) = screen.node("Push")?.content else {
            return screen.fail("not what is looked for")
        }
        #expect(content.isDisabled == true)
    }

    @Test func `stay readable in the dark while disabled`() {
        let screen = Screen(Button("Push") {}.disabled(true))
        #expect(screen.opacities == [0.4])
        screen.renderer.environment.colorScheme = .dark
        screen.render()
        #expect(screen.opacities == [0.65])
    }

    @Test func `ignore a tap on a node that is gone`() {
        struct Once: View {
            @State private var isShown = true
            let action: () -> Void
            var body: some View {
                if isShown {
                    Button("Once") {
                        isShown = false
                        action()
                    }
                }
            }
        }
        var taps = 0
        let screen = Screen(Once { taps += 1 })
        let id = screen.node("Once")?.id ?? NodeID(rawValue: 0)
        screen.send(.tap(id))
        screen.send(.tap(id))
        screen.send(.tap(NodeID(rawValue: -7)))
        #expect(taps == 1)
    }

    @Test func `report presses only to styles that look at them`() throws {
        struct Pressing: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
            }
        }
        let plain = Screen(Button("a") {}.buttonStyle(.plain))
        #expect(plain.node("a")?.interactions == [])
        let screen = Screen(Button("a") {}.buttonStyle(Pressing()))
        #expect(screen.node("a")?.interactions == .press)
        let id = try #require(screen.node("a")?.id)
        screen.send(.press(id, isDown: true))
        #expect(screen.painted.nodes.values.contains { $0.style.opacity == 0.5 })
        screen.send(.press(id, isDown: false))
        #expect(!screen.painted.nodes.values.contains { $0.style.opacity == 0.5 })
    }

    @Test func `a style reads the environment of its button`() {
        struct Telling: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "on" : "off") }
        }
        let screen = Screen(
            VStack {
                Button("a") {}.buttonStyle(Telling())
                Button("b") {}.buttonStyle(Telling()).disabled(true)
            })
        #expect(screen.texts == ["on", "off"])
    }

    @Test func `a tap gesture takes taps`() throws {
        var taps = 0
        let screen = Screen(Text("a").onTapGesture { taps += 1 }.accessibilityAddTraits(.isButton))
        let node = try #require(screen.node("a"))
        #expect(node.interactions == .tap)
        screen.send(.tap(node.id))
        #expect(taps == 1)
    }

    /// Source: developer.apple.com/documentation/swiftui/button/init(role:action:)
    @Test func `without a label are named by their role`() {
        var closed = 0
        let screen = Screen(
            HStack {
                Button(role: .close) { closed += 1 }
                Button(role: .confirm) {}
                Button(role: .cancel) {}
                Button(role: .destructive) {}
            })
        for name in ["Close", "Done", "Cancel", "Delete"] { #expect(screen.node(name) != nil, "\(name)") }
        screen.tap("Close")
        #expect(closed == 1)
    }

    /// Source: developer.apple.com/documentation/swiftui/buttonsizing/flexible
    @Test func `take all the width where they are flexible`() {
        let fitted = Screen(Button("Send") {}.buttonStyle(.borderedProminent))
        let flexible = Screen(Button("Send") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible))
        #expect(fitted.node("Send").map { $0.frame.width < 100 } == true)
        #expect(flexible.node("Send").map { $0.frame.width >= 300 } == true)
    }
}
