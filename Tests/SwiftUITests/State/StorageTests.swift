import Combine
import RenderTree
import SwiftUI
import Testing

private enum Size: String { case small, large }

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Stored values` {
    /// An empty store of one test alone.
    private func makeStore(_ name: String) -> UserDefaults? {
        let suite = "parley.tests.\(name)"
        let store = UserDefaults(suiteName: suite)
        store?.removePersistentDomain(forName: suite)
        for key in ["name", "count", "size", "note"] { store?.removeObject(forKey: key) }
        return store
    }

    private struct Editor: View {
        @AppStorage("name") private var name = "Kate"
        @AppStorage("count") private var count = 1
        @AppStorage("size") private var size = Size.small
        @AppStorage("note") private var note: String?
        var body: some View {
            TextField("Name", text: $name)
            Text("\(name) \(count) \(size.rawValue) \(note ?? "none")")
            Button("Change") {
                count += 1
                size = .large
                note = "new"
            }
            Button("Clear") { note = nil }
        }
    }

    private struct Reader: View {
        @AppStorage("name") private var name = "nobody"
        var body: some View { Text("read \(name)") }
    }

    @Test func `are read, written and followed by all who read them`() throws {
        let store = try #require(makeStore("followed"))
        let screen = Screen(
            VStack {
                Editor()
                Reader()
            }
            .defaultAppStorage(store))
        #expect(screen.texts == ["Kate 1 small none", "Change", "Clear", "read nobody"])
        screen.type("John", edit: 1, into: "Name")
        screen.tap("Change")
        #expect(screen.texts == ["John 2 large new", "Change", "Clear", "read John"])
        #expect(store.string(forKey: "size") == "large")
        screen.tap("Clear")
        #expect(store.object(forKey: "note") == nil)
        #expect(Screen(Editor().defaultAppStorage(store)).texts.first == "John 2 large none")
    }

    private struct Visit: View {
        @AppStorage("page") private var page: URL?
        @AppStorage("visited") private var visited: Date?
        var body: some View {
            Text("\(page?.host() ?? "nowhere") \(visited.map { Int($0.timeIntervalSince1970) } ?? 0)")
            Button("Visit") {
                (page, visited) = (URL(string: "https://example.org/list"), Date(timeIntervalSince1970: 60))
            }
            Button("Forget") { (page, visited) = (nil, nil) }
        }
    }

    @Test func `can be an address or a date that is missing`() throws {
        let store = try #require(makeStore("visit"))
        let screen = Screen(Visit().defaultAppStorage(store))
        #expect(screen.texts.first == "nowhere 0")
        screen.tap("Visit")
        #expect(screen.texts.first == "example.org 60")
        #expect(Screen(Visit().defaultAppStorage(store)).texts.first == "example.org 60")
        screen.tap("Forget")
        #expect(screen.texts.first == "nowhere 0" && store.object(forKey: "page") == nil)
    }

    @Test func `of another kind than expected count as missing`() throws {
        let store = try #require(makeStore("other-kind"))
        store.set("many", forKey: "count")
        store.set("huge", forKey: "size")
        #expect(Screen(Editor().defaultAppStorage(store)).texts.first == "Kate 1 small none")
    }

    @Test func `of a scene outlive the views that use them`() {
        struct Page: View {
            @SceneStorage("draft") private var draft = ""
            var body: some View { TextField("Draft", text: $draft) }
        }
        struct Pages: View {
            @State private var isShown = true
            var body: some View {
                if isShown { Page() }
                Button("Toggle") { isShown.toggle() }
            }
        }
        let screen = Screen(Pages())
        screen.type("hello", edit: 1, into: "Draft")
        screen.tap("Toggle")
        #expect(screen.field("Draft") == nil)
        screen.tap("Toggle")
        #expect(screen.field("Draft")?.text == "hello")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `What a publisher says` {
    private struct Listener: View {
        let subject: PassthroughSubject<Int, Never>
        @State private var sum = 0
        @State private var isShown = true
        var body: some View {
            if isShown { Text("sum \(sum)").onReceive(subject) { sum += $0 } }
            Button("Hide") { isShown = false }
        }
    }

    @Test func `is heard while the view is shown`() {
        let subject = PassthroughSubject<Int, Never>()
        let screen = Screen(Listener(subject: subject))
        subject.send(2)
        screen.render()
        subject.send(3)
        screen.render()
        #expect(screen.texts.contains("sum 5"))
        screen.tap("Hide")
        subject.send(4)
        screen.render()
        #expect(screen.texts == ["Hide"])
    }

    @Test func `is heard at once where it has a value already`() {
        struct Current: View {
            let subject: CurrentValueSubject<String, Never>
            @State private var word = "nothing"
            var body: some View { Text(word).onReceive(subject) { word = $0 } }
        }
        #expect(Screen(Current(subject: CurrentValueSubject("news"))).texts == ["news"])
    }
}
