import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var isShown = true
    var value = 1
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Life of a view` {
    @Test func `it appears and disappears once`() {
        struct Shown: View {
            let model: Model
            let log: (String) -> Void
            var body: some View {
                if model.isShown {
                    Text("a").onAppear { log("appear") }.onDisappear { log("disappear") }
                }
            }
        }
        var calls: [String] = []
        let model = Model()
        let screen = Screen(Shown(model: model) { calls.append($0) })
        #expect(calls == ["appear"])
        model.isShown = false
        screen.render()
        screen.render()
        #expect(calls == ["appear", "disappear"])
    }

    @Test func `what it changes when it appears is in the first patch`() {
        struct Appearing: View {
            @State private var text = "before"
            var body: some View { Text(text).onAppear { text = "after" } }
        }
        let screen = Screen(Appearing())
        #expect(screen.texts == ["after"])
        #expect(screen.painted.revision == 1)
    }

    @Test func `a change is told with the old and the new value`() {
        struct Watching: View {
            let model: Model
            let log: (Int, Int) -> Void
            var body: some View { Text("a").onChange(of: model.value) { log($0, $1) } }
        }
        var calls: [[Int]] = []
        let model = Model()
        let screen = Screen(Watching(model: model) { calls.append([$0, $1]) })
        #expect(calls.isEmpty)
        model.value = 5
        screen.render()
        #expect(calls == [[1, 5]])
    }

    @Test func `a task runs, and is cancelled when its view goes`() async {
        struct Working: View {
            let model: Model
            let log: (String) -> Void
            var body: some View {
                if model.isShown {
                    Text("a").task {
                        log("started")
                        while !Task.isCancelled { await Task.yield() }
                        log("cancelled")
                    }
                }
            }
        }
        var calls: [String] = []
        let model = Model()
        let screen = Screen(Working(model: model) { calls.append($0) })
        for _ in 0..<1000 where calls.isEmpty { await Task.yield() }
        model.isShown = false
        screen.render()
        for _ in 0..<1000 where calls.count < 2 { await Task.yield() }
        #expect(calls == ["started", "cancelled"])
    }

    @Test func `a task for another value starts when the one before it has been cancelled`() async {
        struct Working: View {
            let model: Model
            let log: (String) -> Void
            var body: some View {
                let value = model.value
                Text("a").task(id: value) {
                    log("started \(value)")
                    // Until it is cancelled, and no earlier.
                    for await _ in AsyncStream<Void>.makeStream().stream {}
                    log(Task.isCancelled ? "cancelled \(value)" : "not cancelled \(value)")
                }
            }
        }
        var calls: [String] = []
        let model = Model()
        let screen = Screen(Working(model: model) { calls.append($0) })
        for _ in 0..<1000 where calls.isEmpty { await Task.yield() }
        model.value = 2
        screen.render()
        for _ in 0..<20_000 where calls.count < 3 { await Task.yield() }
        #expect(Set(calls) == ["started 1", "cancelled 1", "started 2"])
    }

    @Test func `it disappears and comes back with its controller's view`() {
        var calls: [String] = []
        let hosted = UIHostingController(
            rootView: Text("a").onAppear { calls.append("appear") }.onDisappear { calls.append("disappear") })
        let parent = UIViewController()
        parent.view.addSubview(hosted.view)
        let screen = Screen(controller: parent)
        hosted.view.removeFromSuperview()
        screen.render()
        #expect(calls == ["appear", "disappear"])
        parent.view.addSubview(hosted.view)
        screen.render()
        #expect(calls == ["appear", "disappear", "appear"])
        #expect(screen.texts == ["a"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `nothing of it is left when its screen is gone`() {
        final class Probe {}
        struct Holding: View {
            let probe: Probe
            @State private var count = 0
            var body: some View {
                List {
                    ForEach(0..<3) { row in Button("\(row) \(count)") { count += 1 }.padding().background(Color.red) }
                        .onDelete { _ in count += 1 }
                }
                .onAppear { count += 1 }
            }
        }
        weak var left: Probe?
        do {
            let probe = Probe()
            left = probe
            let screen = Screen(Holding(probe: probe))
            screen.tap("1 1")
            #expect(screen.node("1 2") != nil)
        }
        #expect(left == nil)
    }
}
