import RenderTree
import SwiftUI
import Testing

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

private struct Level: View {
    @Environment(\.level) private var level
    var body: some View { Text("level \(level)") }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The environment` {
    @Test func `a value is that of the nearest view around`() {
        let screen = Screen(
            VStack {
                Level()
                Level().environment(\.level, 2)
            }.environment(\.level, 1))
        #expect(screen.texts == ["level 1", "level 2"])
    }

    @Test func `a view that does not read the environment is not evaluated when it changes`() {
        struct Plain: View {
            let counter: Counter
            var body: some View {
                counter.count("plain")
                Level()
            }
        }
        struct Top: View {
            let counter: Counter
            @State private var level = 0
            var body: some View {
                Plain(counter: counter).environment(\.level, level)
                Button("Raise") { level += 1 }
            }
        }
        let counter = Counter()
        let screen = Screen(Top(counter: counter))
        screen.tap("Raise")
        #expect(screen.texts.contains("level 1"))
        #expect(counter.counts == ["plain": 1])
    }

    @Test func `the device's colours reach the views`() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let screen = Screen(Scheme())
        #expect(screen.texts == ["light"])
        screen.renderer.environment.colorScheme = .dark
        screen.render()
        #expect(screen.texts == ["dark"])
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Views inside a changed environment` {
    @Test func `may come and go by a state of their own`() {
        struct Opening: View {
            @State private var isOpen = false
            var body: some View {
                Button("Open") { isOpen = true }
                if isOpen { Text("more") }
            }
        }
        let screen = Screen(Opening().environment(\.locale, Locale(identifier: "nl_NL")))
        screen.tap("Open")
        #expect(screen.texts == ["Open", "more"])
    }
}
