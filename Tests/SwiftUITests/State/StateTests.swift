import RenderTree
import SwiftUI
import Testing

private struct Inner: View {
    let counter: Counter
    @State private var taps = 0

    var body: some View {
        counter.count("inner")
        Button("Inner \(taps)") { taps += 1 }
    }
}

private struct Outer: View {
    let counter: Counter
    @State private var taps = 0

    var body: some View {
        counter.count("outer")
        Text("Outer \(taps)")
        Button("Push") { taps += 1 }
        Inner(counter: counter)
    }
}

private struct Owner: View {
    let counter: Counter
    @State private var name = "a"

    var body: some View {
        counter.count("owner")
        Reader(counter: counter, name: $name)
        Button("Change") { name += "b" }
    }
}

private struct Reader: View {
    let counter: Counter
    @Binding var name: String

    var body: some View {
        counter.count("reader")
        Text(name)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Own state` {
    @Test func `a change evaluates only the body that read it`() {
        let counter = Counter()
        let screen = Screen(Outer(counter: counter))
        #expect(counter.counts == ["outer": 1, "inner": 1])
        screen.tap("Inner 0")
        #expect(screen.node("Inner 1") != nil)
        #expect(counter.counts == ["outer": 1, "inner": 2])
    }

    @Test func `a child whose value is the same is not evaluated with its parent`() {
        let counter = Counter()
        let screen = Screen(Outer(counter: counter))
        screen.tap("Push")
        #expect(screen.texts.contains("Outer 1"))
        #expect(counter.counts == ["outer": 2, "inner": 1])
    }

    @Test func `state lives on when its view is made anew`() {
        let counter = Counter()
        let screen = Screen(Outer(counter: counter))
        screen.tap("Inner 0")
        screen.tap("Push")
        #expect(screen.node("Inner 1") != nil)
    }

    @Test func `a binding reaches the reader without its owner`() {
        let counter = Counter()
        let screen = Screen(Owner(counter: counter))
        screen.tap("Change")
        #expect(screen.texts.contains("ab"))
        #expect(counter.counts == ["owner": 1, "reader": 2])
    }

    @Test func `every view that reads a state follows it, however many there are`() {
        struct Crowd: View {
            let count: Int
            @State private var name = "a"
            var body: some View {
                ForEach(0..<count, id: \.self) { _ in Reader(counter: Counter(), name: $name) }
                Button("Change") { name = "b" }
            }
        }
        // Around 64 and 128 the storage looks for readers that are gone.
        for count in [63, 64, 65, 127, 130] {
            let screen = Screen(Crowd(count: count))
            screen.tap("Change")
            #expect(screen.texts.filter { $0 == "b" }.count == count)
        }
    }

    @Test func `writing an equal value evaluates nothing`() {
        struct Same: View {
            let counter: Counter
            @State private var value = 1
            var body: some View {
                counter.count("body")
                Button("Set \(value)") { value = 1 }
            }
        }
        let counter = Counter()
        let screen = Screen(Same(counter: counter))
        screen.tap("Set 1")
        #expect(counter.counts == ["body": 1])
        #expect(screen.lastPatch == nil)
    }

    @Test func `the painter is woken once, however much changes`() async {
        let counter = Counter()
        let screen = Screen(Outer(counter: counter))
        var wakes = 0
        screen.renderer.onNeedsRender = { wakes += 1 }
        if let push = screen.node("Push"), let inner = screen.node("Inner 0") {
            screen.renderer.handle(.tap(push.id))
            screen.renderer.handle(.tap(inner.id))
        }
        for _ in 0..<20 where wakes == 0 { await Task.yield() }
        #expect(wakes == 1)
    }

    @Test func `views may hold weak references and closures`() {
        final class Delegate {}
        struct Holding: View {
            weak var delegate: Delegate?
            unowned let owner: Delegate
            let action: () -> Void
            var body: some View { Text(delegate == nil ? "none" : "some") }
        }
        struct Parent: View {
            let delegate: Delegate
            @State private var count = 0
            var body: some View {
                Holding(delegate: delegate, owner: delegate) {}
                Button("Count") { count += 1 }
                Text("\(count)")
            }
        }
        let screen = Screen(Parent(delegate: Delegate()))
        screen.tap("Count")
        #expect(screen.texts == ["some", "Count", "1"])
    }
}
