import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Button styles` {
    private func fills(_ screen: Screen) -> [String] {
        screen.painted.inDrawingOrder.compactMap { entry in
            guard case .shape(let shape) = entry.node.content, case .color(let color) = shape.fill else { return nil }
            return color.hexadecimal
        }
    }

    @Test func `fill prominent buttons with the tint`() {
        #expect(fills(Screen(Button("Send") {}.buttonStyle(.borderedProminent).tint(.green))) == ["#34c759ff"])
        #expect(fills(Screen(Button("Go", role: .destructive) {}.buttonStyle(.borderedProminent))) == ["#ff3b30ff"])
    }

    @Test func `give bordered buttons a grey area, or one of their tint`() {
        #expect(fills(Screen(Button("Send") {}.buttonStyle(.bordered))) == ["#7676801f"])
        #expect(fills(Screen(Button("Send") {}.buttonStyle(.bordered).tint(.red))) == ["#ff3b3026"])
    }

    @Test(arguments: [true, false])
    func `are grey with a grey label where a bordered button is disabled`(isProminent: Bool) {
        let button = Button("Send") {}.tint(.green).disabled(true)
        let screen =
            isProminent ? Screen(button.buttonStyle(.borderedProminent)) : Screen(button.buttonStyle(.bordered))
        #expect(fills(screen) == ["#7676801f"])
        let labels = screen.painted.inDrawingOrder.compactMap { entry in
            if case .text(let content) = entry.node.content { content.lines.first?.runs.first?.color } else { nil }
        }
        #expect(labels.map(\.hexadecimal) == ["#3c3c434d"])
        #expect(screen.painted.nodes.values.allSatisfy { $0.style.opacity == nil })
    }

    @Test func `of glass let what is behind show through, or have the tint, and answer a press`() throws {
        let screen = Screen(
            VStack {
                Button("Send") {}.buttonStyle(.glass)
                Button("Go") {}.buttonStyle(.glassProminent).tint(.green)
            })
        let blurred = screen.painted.inDrawingOrder.filter { $0.node.style.backdropBlur != nil }
        let button = try #require(screen.node("Send"))
        #expect(blurred.map(\.node.frame.width) == [button.frame.width])
        #expect(fills(screen).contains("#34c759ff"))
        #expect(!fills(screen).contains("#ffffff40"))
        screen.send(.press(button.id, isDown: true))
        #expect(fills(screen).contains("#ffffff40"))
        screen.send(.press(button.id, isDown: false))
        #expect(!fills(screen).contains("#ffffff40"))
    }

    @Test(arguments: [(ControlSize.small, 28.0), (.regular, 34.5), (.large, 50.5)])
    func `grow with the control size`(size: ControlSize, height: Double) {
        let screen = Screen(Button("Send") {}.buttonStyle(.bordered).controlSize(size))
        #expect(abs((screen.node("Send")?.frame.height ?? 0) - height) <= 1)
    }

    @Test func `may run the action themselves`() {
        struct Twice: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    configuration.trigger()
                    configuration.trigger()
                } label: {
                    configuration.label
                }
            }
        }
        var count = 0
        let screen = Screen(Button("Push") { count += 1 }.buttonStyle(Twice()))
        screen.tap("Push")
        #expect(count == 2)
    }

    @Test func `may pass the button on to another style`() {
        struct Framed: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(.plain) }
        }
        var count = 0
        let screen = Screen(Button("Push", systemImage: "plus") { count += 1 }.buttonStyle(Framed()))
        screen.tap("Push")
        #expect(count == 1)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Links` {
    private let address = URL(filePath: "/").appending(path: "recipe")

    @Test func `reach the way out of the app`() {
        var opened: [URL] = []
        let screen = Screen(Link("Recipe", destination: address))
        screen.renderer.onOpenURL = { url in
            opened.append(url)
            return true
        }
        screen.renderer.size = CGSize(width: 300, height: 300)
        screen.render()
        screen.tap("Recipe")
        #expect(opened == [address])
        #expect(screen.node("Recipe")?.accessibility.traits == [.link])
    }

    @Test func `go to the app's own action first`() {
        var seen: [URL] = []
        var results: [Bool] = []
        struct Opener: View {
            @Environment(\.openURL) private var openURL
            let url: URL
            let done: (Bool) -> Void
            var body: some View { Button("Open") { openURL(url, completion: done) } }
        }
        func screen(_ result: OpenURLAction.Result) -> Screen {
            Screen(
                Opener(url: address) { results.append($0) }
                    .environment(
                        \.openURL,
                        OpenURLAction { url in
                            seen.append(url)
                            return result
                        }))
        }
        screen(.handled).tap("Open")
        screen(.discarded).tap("Open")
        screen(.systemAction).tap("Open")
        #expect(seen == [address, address, address])
        #expect(results == [true, false, false])
    }
}
