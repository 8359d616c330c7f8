import Foundation
import RenderTree
import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct SharingTests {
    private func shared(_ view: some View) -> SharedText? {
        for node in Screen(view).painted.nodes.values {
            if case .button(let button) = node.content { return button.share }
        }
        return nil
    }

    @Test func `a link says what is to be shared, and the painter shares it`() throws {
        let url = try #require(URL(string: "https://example.org/mussels"))
        #expect(shared(ShareLink(item: url)) == SharedText(text: "https://example.org/mussels"))
        #expect(
            shared(ShareLink("Invite", item: "Come", subject: Text("Party"), message: Text("at eight")))
                == SharedText(text: "Come\nat eight", title: "Party"))
        #expect(shared(ShareLink(items: ["a", "b"]) { Text("Both") }) == SharedText(text: "a\nb"))
        #expect(shared(Button("Plain") {}) == nil)
    }

    @Test func `a scene may be dark where the device is light`() throws {
        struct Night: View {
            @Environment(\.colorScheme) private var scheme
            @State private var wanted: ColorScheme? = .dark
            var body: some View {
                Text(scheme == .dark ? "dark" : "light").preferredColorScheme(wanted).onTapGesture { wanted = nil }
            }
        }
        let screen = Screen(VStack { Night() })
        #expect(screen.texts == ["dark"])
        // Expects the device's own background behind the scene.
        #expect(screen.painted.nodes.values.contains { $0.isFilled("#000000ff") && $0.frame.height == 480 })
        screen.tapFirst()
        #expect(screen.texts == ["light"])
        #expect(!screen.painted.nodes.values.contains { $0.isFilled("#000000ff") })
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `a spinner turns for ever, told once`() throws {
        let screen = Screen(ProgressView())
        let motion = try #require(screen.lastPatch?.motions?.first)
        #expect(motion.timing == MotionTiming(duration: 1, repeatCount: 0))
        #expect(try #require(motion.steps?.first?.transforms).count == 31)
        screen.render()
        #expect(screen.lastPatch == nil)
        #expect(Screen(ProgressView(value: 0.5)).lastPatch?.motions == nil)
    }

    @Test func `symbols bounce when something has changed, and pulse for as long as it is so`() throws {
        struct Bell: View {
            @State private var count = 0
            @State private var isOn = false
            var body: some View {
                Image(systemName: "bell").symbolEffect(.bounce, value: count).onTapGesture { count += 1 }
                Image(systemName: "star").symbolEffect(.pulse, isActive: isOn)
                Button("pulse") { isOn.toggle() }
            }
        }
        let screen = Screen(Bell())
        #expect(screen.lastPatch?.motions == nil)
        screen.tapFirst()
        #expect(screen.lastPatch?.motions?.first?.timing == MotionTiming(duration: 0.6))
        screen.tap("pulse")
        let pulse = try #require(screen.lastPatch?.motions?.first)
        #expect(pulse.timing == MotionTiming(duration: 1.4, repeatCount: 0))
        #expect(pulse.steps?.contains { $0.opacities?.min() ?? 1 < 0.5 } == true)
        let moved = try #require(pulse.steps?.map(\.node))
        screen.tap("pulse")
        // A painter ends what goes on for ever with its node.
        #expect(moved.allSatisfy { screen.painted[$0] == nil })
        #expect(screen.diagnostics.isEmpty)
    }
}
