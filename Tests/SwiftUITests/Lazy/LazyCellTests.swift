import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var count = 10_000
    var log: [String] = []
    var texts: [Int: String] = [:]
    var lastID: Int?
}

/// Cells of 50 points, but those that can be divided by seven, which are 80 points long.
private struct Cell: View {
    let index: Int
    var model: Model?
    @State private var taps = 0

    var body: some View {
        Button(String("cell \(index), \(taps)")) { taps += 1 }
            .frame(width: 100, height: index % 7 == 0 ? 80 : 50)
            .onAppear { model?.log.append("+\(index)") }
            .onDisappear { model?.log.append("-\(index)") }
    }
}

extension Screen {
    /// The numbers of the cells that were sent, in drawing order.
    var sent: [Int] {
        texts.compactMap { $0.hasPrefix("cell ") ? Int($0.dropFirst(5).prefix { $0 != "," }) : nil }
    }

    /// Scrolls as a person does, and gives where the window stands then: it goes along with its content.
    func drag(to y: Double) -> Double {
        let before = scrolls.first?.content.shift?.serial
        scroll(to: y)
        let shift = scrolls.first?.content.shift
        return max(0, y + (shift?.serial == before ? 0 : shift?.y ?? 0))
    }

    /// Returns a cell's top in the window: the sum of the frames around it, less the scroll offset.
    func top(of index: Int, scrolledTo y: Double) -> Double? {
        func find(_ id: NodeID, _ at: Double) -> Double? {
            guard let node = painted[id] else { return nil }
            if case .text(let text) = node.content, text.plainText.hasPrefix("cell \(index),") {
                return at + node.frame.y
            }
            return node.children.lazy.compactMap { find($0, at + node.frame.y) }.first
        }
        return painted.root.flatMap { find($0, 0) }.map { $0 - y }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Lazy containers` {
    private func stack(_ model: Model) -> some View {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { Cell(index: $0, model: model) } } }
    }

    @Test func `make only the cells near the window, however many there are`() {
        let screen = Screen(stack(Model()))
        #expect(screen.sent.first == 0)
        #expect((18...30).contains(screen.sent.count))
        #expect(screen.scrolls.first?.content.reportsOffset == true)
        let length = screen.scrolls.first?.content.contentSize.height ?? 0
        #expect((500_000...600_000).contains(length))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `are as long as their loop is now, also where only cells came or went that were not made`() {
        struct Growing: View {
            let model: Model
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { Cell(index: $0, model: model) } }
                }
            }
        }
        let model = Model()
        let screen = Screen(Growing(model: model))
        func length() -> Double { screen.scrolls.first?.content.contentSize.height ?? 0 }
        let before = length()
        model.count = 20_000
        screen.render()
        #expect(abs(length() / before - 2) < 0.1)
        model.count = 5_000
        screen.render()
        #expect(abs(length() / before - 0.5) < 0.1)
    }

    @Test func `make others as they are scrolled to, and take back those that are far`() {
        let screen = Screen(stack(Model()))
        screen.scroll(to: 5_000)
        #expect(!screen.sent.contains(0))
        #expect(screen.sent.count < 40)
        let seen = screen.sent.filter { (0...480).contains(screen.top(of: $0, scrolledTo: 5_000) ?? -1) }
        #expect(seen.count >= 8)
        screen.scroll(to: 0)
        #expect(screen.sent.first == 0)
    }

    @Test func `tell cells that they come into sight and go out of it`() {
        let model = Model()
        let screen = Screen(stack(model))
        #expect(model.log.count == 9)
        #expect(model.log.first == "+0")
        model.log = []
        screen.scroll(to: 200)
        #expect(model.log.contains("-0"))
        #expect(model.log.contains("-1"))
        #expect(!model.log.contains("-3"))
        #expect(model.log.contains { $0.hasPrefix("+") })
    }

    @Test func `tell the last of a few cells that it comes into sight, too`() {
        let model = Model()
        model.count = 14
        let screen = Screen(stack(model))
        #expect(screen.sent.count == 14)
        #expect(!model.log.contains("+13"))
        screen.scroll(to: 260)
        #expect(model.log.contains("+13"))
        #expect(model.log.contains("-0"))
    }

    @Test func `start the task of a cell once, when it comes into sight, for the newest value`() async {
        struct Working: View {
            let index: Int
            let model: Model
            let log: (String) -> Void
            var body: some View {
                let value = model.texts[index] ?? "first"
                Text("cell \(index),").frame(height: 50).task(id: value) { log(value) }
            }
        }
        var started: [String] = []
        let model = Model()
        let cells = ForEach(0..<14, id: \.self) { index in
            Working(index: index, model: model) { if index == 13 { started.append($0) } }
        }
        let screen = Screen(ScrollView { LazyVStack(spacing: 0) { cells } })
        #expect(screen.sent.contains(13))
        model.texts[13] = "second"
        screen.render()
        screen.scroll(to: 260)
        for _ in 0..<1_000 { await Task.yield() }
        #expect(started == ["second"])
    }

    @Test func `keep what is seen in its place when cells before it turn out longer`() {
        let screen = Screen(stack(Model()))
        let offset = screen.drag(to: 100_000)
        guard let cell = screen.sent.first(where: { (screen.top(of: $0, scrolledTo: offset) ?? -1) >= 0 }) else {
            return screen.fail("not what is looked for")
        }
        let before = screen.top(of: cell, scrolledTo: offset) ?? 0
        let next = screen.drag(to: offset - 500)
        #expect(next != offset - 500)
        let after = screen.top(of: cell, scrolledTo: next) ?? 0
        #expect(abs(after - before - 500) < 0.01)
    }

    @Test func `reach their first cell at the top, whatever was estimated`() {
        let screen = Screen(stack(Model()))
        var offset = screen.drag(to: 100_000)
        for _ in 0..<400 where offset > 0 { offset = screen.drag(to: max(0, offset - 400)) }
        #expect(offset == 0)
        #expect(screen.sent.first == 0)
        #expect(screen.top(of: 0, scrolledTo: 0).map { (0..<40).contains($0) } == true)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `keep the state of cells for a while, and lose it with cells that are far`() {
        let model = Model()
        let screen = Screen(stack(model))
        guard let cell = screen.painted.inDrawingOrder.map(\.node).first(where: { $0.content.isButton }) else {
            return screen.fail("not what is looked for")
        }
        screen.send(.tap(cell.id))
        #expect(screen.texts.first == "cell 0, 1")
        screen.scroll(to: 3_000)
        screen.scroll(to: 0)
        #expect(screen.texts.first == "cell 0, 1")
        for page in 1...40 { screen.scroll(to: Double(page) * 900) }
        screen.scroll(to: 0)
        #expect(screen.texts.first == "cell 0, 0")
    }

    @Test func `scroll to a cell that is not made`() {
        struct Reader: View {
            var body: some View {
                ScrollViewReader { proxy in
                    Button("go") { proxy.scrollTo(7_003, anchor: .top) }
                    Button("nowhere") { proxy.scrollTo(70_000, anchor: .top) }
                    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000) { Cell(index: $0) } } }
                }
            }
        }
        let screen = Screen(Reader())
        screen.tap("nowhere")
        #expect(screen.scrolls.first?.content.target == nil)
        screen.tap("go")
        guard let scroll = screen.scrolls.first, let target = scroll.content.target else {
            return screen.fail("not what is looked for")
        }
        #expect(screen.sent.contains(7_003))
        let top = (screen.top(of: 7_003, scrolledTo: target.y) ?? 0) - scroll.node.frame.y
        #expect((0..<50).contains(top))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `show what came between cells that are known`() {
        struct Numbers: View {
            let model: Model
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(model.lastID == nil ? [1, 2, 3] : [1, 9, 2, 3], id: \.self) { Cell(index: $0) }
                    }
                }
            }
        }
        let model = Model()
        let screen = Screen(Numbers(model: model))
        #expect(screen.sent == [1, 2, 3])
        model.lastID = 1
        screen.render()
        #expect(screen.sent == [1, 9, 2, 3])
    }

    @Test func `load more when their last cell comes into sight`() {
        struct Feed: View {
            let model: Model
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<model.count, id: \.self) { Cell(index: $0) }
                        Text("more").frame(height: 40).onAppear { model.count += 50 }
                    }
                }
            }
        }
        let model = Model()
        model.count = 50
        let screen = Screen(Feed(model: model))
        #expect(model.count == 50)
        screen.scroll(to: (screen.scrolls.first?.content.contentSize.height ?? 0) - 480)
        #expect(model.count == 100)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `make all cells where nothing scrolls them`() {
        let screen = Screen(LazyVStack(spacing: 0) { ForEach(0..<40) { Cell(index: $0) } })
        #expect(screen.sent.count == 40)
    }

    @Test func `stay at their end while they grow there`() {
        let screen = Screen(stack(Model()).defaultScrollAnchor(.bottom))
        #expect(screen.sent.last == 9_999)
        let content = screen.scrolls.first?.content
        #expect(content?.target?.y == (content?.contentSize.height ?? 0) - 480)
        #expect(screen.diagnostics.isEmpty)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Lazy grids and lists` {
    @Test func `a grid makes whole lines near the window`() throws {
        let columns = [GridItem(.fixed(90)), GridItem(.fixed(90)), GridItem(.fixed(90))]
        let screen = Screen(
            ScrollView { LazyVGrid(columns: columns, spacing: 0) { ForEach(0..<9_000) { Cell(index: $0) } } })
        #expect(screen.sent.first == 0)
        #expect((40...100).contains(screen.sent.count))
        screen.scroll(to: 80_000)
        #expect(screen.sent.count < 130)
        let first = try #require(screen.sent.first(where: { $0 % 3 == 0 }))
        #expect(screen.top(of: first, scrolledTo: 0) == screen.top(of: first + 1, scrolledTo: 0))
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `a row makes its cells near the window`() {
        let screen = Screen(
            ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<5_000) { Cell(index: $0) } } })
        #expect((6...14).contains(screen.sent.count))
        screen.scroll(to: 0, x: 100_000)
        #expect(screen.sent.contains(1_001))
    }

    @Test func `a list makes its rows near the window, and sections as they come`() {
        let screen = Screen(
            List {
                ForEach(0..<100) { section in
                    Section("section \(section)") { ForEach(0..<100) { Cell(index: section * 100 + $0) } }
                }
            })
        #expect(screen.sent.first == 0)
        #expect(screen.sent.count < 40)
        screen.scroll(to: 20_000)
        #expect(!screen.sent.contains(0))
        #expect(!screen.sent.isEmpty)
        #expect((screen.scrolls.first?.content.contentSize.height ?? 0) > 100_000)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `elements with an id that is taken do not keep a loop from ending`() {
        let screen = Screen(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(Array(repeating: 1, count: 500), id: \.self) { Cell(index: $0) } }
            })
        #expect(screen.sent == [1])
        #expect(screen.diagnostics.allSatisfy { $0.hasPrefix("duplicate_id") })
    }

    @Test func `views of no length are no endless work`() {
        let screen = Screen(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50_000) { _ in Color.red.frame(height: 0) } } })
        #expect(screen.diagnostics.isEmpty)
    }
}

extension NodeContent {
    fileprivate var isButton: Bool { if case .button = self { true } else { false } }
}
