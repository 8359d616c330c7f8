import RenderTree
import SwiftUI
import Testing

private struct Volume: View {
    @State private var volume = 0.25
    @State private var edits: [Bool] = []
    var step: Double? = nil

    var body: some View {
        if let step {
            Slider(value: $volume, in: 0...1, step: step) {
                Text("Volume")
            } onEditingChanged: {
                edits.append($0)
            }
        } else {
            Slider(value: $volume) {
                Text("Volume")
            } onEditingChanged: {
                edits.append($0)
            }
        }
        Text("\(volume) \(edits.count)")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Sliders` {
    private func content(_ screen: Screen) -> SliderContent? {
        if case .slider(let content) = screen.node("Volume")?.content { content } else { nil }
    }

    private func slide(_ screen: Screen, _ value: Double, isEditing: Bool) {
        guard let id = screen.node("Volume")?.id else { return screen.fail("no slider") }
        screen.send(.slide(id, value: value, isEditing: isEditing))
    }

    @Test func `follow the person and say when they are held`() {
        let screen = Screen(Volume())
        slide(screen, 0.5, isEditing: true)
        slide(screen, 0.75, isEditing: true)
        #expect(screen.texts == ["0.750000 1"])
        slide(screen, 0.75, isEditing: false)
        #expect(screen.texts == ["0.750000 2"])
        #expect(content(screen)?.value == 0.75)
    }

    @Test func `take the nearest value that may be had`() {
        let screen = Screen(Volume(step: 0.25))
        slide(screen, 0.6, isEditing: false)
        #expect(content(screen)?.value == 0.5)
        slide(screen, 7, isEditing: false)
        #expect(content(screen)?.value == 1)
        slide(screen, .nan, isEditing: false)
        #expect(content(screen)?.value == 1)
    }

    @Test func `draw the thumb where the value stands`() {
        let screen = Screen(Volume(), size: CGSize(width: 227, height: 100))
        guard let slider = screen.node("Volume"), let thumb = slider.children.last,
            let filled = slider.children.dropFirst().first
        else { return screen.fail("not what is looked for") }
        #expect(screen.painted[thumb]?.frame == TreeRect(x: 50, y: 2, width: 27, height: 27))
        #expect(screen.painted[filled]?.frame.width == 63.5)
    }

    @Test func `stand at an end where the value is none of the range`() {
        let screen = Screen(
            VStack {
                Slider(value: .constant(Double.nan), in: 2...5).accessibilityLabel("a")
                Slider(value: .constant(Float(9)), in: 2...5).accessibilityLabel("b")
                Slider(value: .constant(1), in: 3...3).accessibilityLabel("c")
            })
        #expect(screen.diagnostics.isEmpty)
        let values = ["a", "b", "c"].map { name -> Double? in
            if case .slider(let content) = screen.node(name)?.content { content.value } else { nil }
        }
        #expect(values == [2, 5, 3])
    }

    @Test func `do nothing while disabled`() {
        let screen = Screen(Volume().disabled(true))
        slide(screen, 0.5, isEditing: false)
        #expect(screen.texts == ["0.250000 0"])
    }

    @Test func `have labels at both ends`() {
        let screen = Screen(
            Slider(value: .constant(0.5)) {
                Text("Volume")
            } minimumValueLabel: {
                Text("low")
            } maximumValueLabel: {
                Text("high")
            })
        #expect(screen.texts == ["low", "high"])
        #expect(content(screen)?.value == 0.5)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Sliders with marks` {
    private struct Balance: View {
        @State private var value = 0.75
        var body: some View {
            Slider(value: $value, in: 0...1, neutralValue: 0.5, enabledBounds: 0.25...0.75) {
                Text("Balance")
            } currentValueLabel: {
                Text("\(value, format: .percent)")
            } ticks: {
                SliderTick(0)
                SliderTickContentForEach([0.5, 1], id: \.self) { SliderTick($0) { Text("mark") } }
            }
            Text("\(value)")
        }
    }

    private func slider(_ screen: Screen) throws -> (node: Node, content: SliderContent) {
        let node = try #require(screen.node("Balance"))
        guard case .slider(let content) = node.content else { throw NotASlider() }
        return (node, content)
    }

    private struct NotASlider: Error {}

    @Test func `are filled from the neutral value and have a dot for each tick`() throws {
        let screen = Screen(Balance(), size: CGSize(width: 227, height: 100))
        let (node, content) = try slider(screen)
        #expect(content.neutral == 0.5 && node.accessibility.value == "75%")
        let parts = node.children.compactMap { screen.painted[$0] }
        #expect(parts.count == 3 && parts[1].frame.x == 113.5 && parts[1].frame.width == 50)
        let dots = parts[0].children.dropFirst().compactMap { screen.painted[$0]?.frame.x }
        #expect(dots == [12, 112, 212])
    }

    @Test func `take no value beyond the enabled bounds`() throws {
        let screen = Screen(Balance())
        let (node, content) = try slider(screen)
        #expect(content.least == 0.25 && content.most == 0.75)
        screen.send(.slide(node.id, value: 0, isEditing: false))
        #expect(screen.texts == ["0.250000"])
        screen.send(.slide(node.id, value: 1, isEditing: false))
        #expect(screen.texts == ["0.750000"])
    }

    @Test func `have the ticks of their steps that the closure wants`() throws {
        let screen = Screen(
            Slider(value: .constant(1), in: 0...4, step: 1) {
                Text("Balance")
            } tick: { value in
                value == 3 ? nil : SliderTick(value)
            }, size: CGSize(width: 227, height: 100))
        let (node, _) = try slider(screen)
        let track = try #require(node.children.first.flatMap { screen.painted[$0] })
        #expect(track.children.dropFirst().compactMap { screen.painted[$0]?.frame.x } == [12, 62, 112, 212])
    }

    @Test func `of too many steps have no ticks`() throws {
        let screen = Screen(
            Slider(value: .constant(1), in: 0...1, step: 1e-9) {
                Text("Balance")
            } tick: {
                SliderTick($0)
            })
        let track = try #require(try slider(screen).node.children.first.flatMap { screen.painted[$0] })
        #expect(track.children.isEmpty)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Steppers` {
    private struct Guests: View {
        @State private var count = 1
        var body: some View { Stepper("Guests \(count)", value: $count, in: 0...2) }
    }

    @Test func `raise and lower their value within its bounds`() {
        let screen = Screen(Guests())
        screen.tap("Guests 1, Increment")
        screen.tap("Guests 2, Increment")
        #expect(screen.texts == ["Guests 2"])
        screen.tap("Guests 2, Decrement")
        screen.tap("Guests 1, Decrement")
        screen.tap("Guests 0, Decrement")
        #expect(screen.texts == ["Guests 0"])
    }

    @Test func `cannot be used beyond the bounds`() {
        let screen = Screen(Guests())
        screen.tap("Guests 1, Increment")
        guard case .button(let content) = screen.node("Guests 2, Increment")?.content else {
            return screen.fail("not what is looked for")
        }
        #expect(content.isDisabled == true)
    }

    @Test func `do nothing while disabled`() throws {
        let screen = Screen(Guests().disabled(true))
        let content = try #require(screen.node("Guests 1, Increment")?.content)
        #expect(content == .button(ButtonContent(isDisabled: true)))
        screen.tap("Guests 1, Increment")
        #expect(screen.texts == ["Guests 1"])
    }

    @Test func `run an author's actions`() {
        struct Own: View {
            @State private var log = ""
            var body: some View {
                Stepper(label: { Text(log) }, onIncrement: { log += "+" }, onDecrement: nil) { log += $0 ? "(" : ")" }
            }
        }
        let screen = Screen(Own())
        screen.tap(", Increment")
        #expect(screen.texts == ["(+)"])
    }

    @Test func `stay at the end of their number's type`() {
        struct Last: View {
            @State private var count = Int8.max
            var body: some View { Stepper("At \(count)", value: $count) }
        }
        let screen = Screen(Last())
        screen.tap("At 127, Increment")
        #expect(screen.texts == ["At 127"])
    }

    @Test func `lower a value of an unsigned type, but not below zero`() {
        struct Places: View {
            @State private var count: UInt = 2
            var body: some View { Stepper("At \(count)", value: $count, step: 2) }
        }
        let screen = Screen(Places())
        screen.tap("At 2, Decrement")
        #expect(screen.texts == ["At 0"])
        screen.tap("At 0, Decrement")
        #expect(screen.texts == ["At 0"])
    }
}
