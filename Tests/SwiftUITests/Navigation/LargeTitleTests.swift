import RenderTree
import SwiftUI
import Testing

extension Screen {
    /// Nodes around the first text of that wording, the outermost first; empty without such a text.
    fileprivate func path(to text: String) -> [Node] {
        func search(_ id: NodeID, _ path: [Node]) -> [Node]? {
            guard let node = painted[id] else { return nil }
            if case .text(let content) = node.content, content.plainText == text { return path + [node] }
            return node.children.lazy.compactMap { search($0, path + [node]) }.first
        }
        return painted.root.flatMap { search($0, []) } ?? []
    }

    /// Frame of the first text of that wording in the scene, nothing scrolled.
    fileprivate func frame(of text: String) -> TreeRect? {
        let path = path(to: text)
        guard var frame = path.last?.frame else { return nil }
        for node in path.dropLast() { (frame.x, frame.y) = (frame.x + node.frame.x, frame.y + node.frame.y) }
        return frame
    }

    /// The scroll area that the title stands in; nil while it is in the bar.
    fileprivate func scroll(with title: String) -> (node: Node, content: ScrollContent)? {
        let path = Set(path(to: title).map(\.id))
        return scrolls.last { path.contains($0.node.id) }
    }

    /// Font sizes of the titles that are seen and that assistive technology tells.
    fileprivate func sizes(of title: String) -> [Double] {
        var found: [Double] = []
        func visit(_ id: NodeID) {
            guard let node = painted[id], node.style.opacity != 0, node.accessibility.hidden != true else { return }
            if case .text(let content) = node.content, content.plainText == title {
                found.append(content.lines.first?.runs.first?.font.size ?? 0)
            }
            for child in node.children { visit(child) }
        }
        if let root = painted.root { visit(root) }
        return found
    }
}

@MainActor @Observable private final class Model {
    var showsList = true
    var offsets: [ScrollGeometry] = []
    var position = ScrollPosition(idType: Int.self)
}

/// Height of a large title, with the space around it.
private let lead: Double = 52
/// Space above its words.
private let top: Double = 3
private let bar: Double = 44

@MainActor private func page(_ content: some View, title: String = "Dishes") -> Screen {
    Screen(NavigationStack { content.navigationTitle(title) })
}

@MainActor private func rows(_ count: Int = 40) -> some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 50).id($0) } }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Large titles` {
    enum Kind: CaseIterable { case scrollView, list, form, narrow, padded, hidden }

    @ViewBuilder private func scrolling(_ kind: Kind) -> some View {
        switch kind {
        case .scrollView: ScrollView { rows().frame(maxWidth: .infinity) }
        case .list: List(0..<40) { Text("row \($0)") }
        case .form: Form { ForEach(0..<40) { Text("row \($0)") } }
        case .narrow: ScrollView { rows() }
        case .padded: ScrollView { rows().frame(maxWidth: .infinity) }.padding(.horizontal, 20)
        case .hidden: ScrollView { rows() }.toolbarBackground(.hidden, for: .navigationBar).refreshable {}
        }
    }

    @Test(arguments: Kind.allCases) func `scroll with the page`(kind: Kind) throws {
        let screen = page(scrolling(kind))
        let scroll = try #require(screen.scroll(with: "Dishes"))
        #expect(screen.scrolls.count == 1)
        #expect(scroll.node.frame.y == bar && scroll.node.frame.height == 480 - bar && scroll.node.frame.width == 320)
        #expect(screen.frame(of: "Dishes")?.x == 16)
        #expect(screen.sizes(of: "Dishes") == [34])
        let inset: Double = kind == .list || kind == .form ? 16 : 0
        // The first row is as high as any, and stands where it did below a title in the bar.
        let first = try #require(screen.frame(of: "row 0")?.y)
        #expect(first > bar + lead + inset && first < bar + lead + inset + 50)
        #expect(scroll.content.reportsOffset == true)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test(arguments: [Kind.scrollView, .list]) func `leave a small one in the bar, and come back`(kind: Kind) throws {
        let screen = page(scrolling(kind))
        let scroll = try #require(screen.scroll(with: "Dishes")).node.id
        screen.send(.scroll(scroll, x: 0, y: 30))
        #expect(screen.sizes(of: "Dishes") == [34])
        screen.send(.scroll(scroll, x: 0, y: 45))
        #expect(screen.sizes(of: "Dishes") == [17])
        #expect(screen.lastPatch?.motions?.isEmpty == false)
        screen.send(.scroll(scroll, x: 0, y: 5))
        #expect(screen.sizes(of: "Dishes") == [34])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `cost no patch while they are on their way`() throws {
        let screen = page(scrolling(.scrollView))
        let scroll = try #require(screen.scroll(with: "Dishes")).node.id
        screen.send(.scroll(scroll, x: 0, y: 10))
        #expect(screen.lastPatch == nil)
        screen.send(.scroll(scroll, x: 0, y: 500))
        screen.send(.scroll(scroll, x: 0, y: 510))
        #expect(screen.lastPatch == nil)
    }

    @Test func `are taken by the outermost area, and once`() {
        let nested = page(
            ScrollView {
                ScrollView { rows() }.frame(height: 100)
                ScrollView(.horizontal) { Text("across") }
            })
        #expect(nested.scroll(with: "Dishes")?.node.frame.y == bar)
        #expect(nested.scrolls.map(\.content.reportsOffset) == [true, nil, nil])
        let two = page(
            ZStack {
                ScrollView { rows() }
                ScrollView { rows() }
            })
        #expect(two.scrolls.map(\.node.frame.y) == [bar, bar + lead] && two.sizes(of: "Dishes") == [34])
    }

    enum Stay: CaseIterable {
        case nothing, textAbove, barAbove, clipped, grey, tilted, across, bothWays, behind, pageByPage, search,
            background, columns
    }

    @ViewBuilder private func staying(_ stay: Stay) -> some View {
        switch stay {
        case .nothing: Text("row 0")
        case .textAbove:
            VStack {
                Text("above")
                List { Text("row 0") }
            }
        case .barAbove: List { Text("row 0") }.safeAreaInset(edge: .top) { Text("above") }
        case .clipped: ScrollView { rows() }.clipShape(.rect(cornerRadius: 20))
        case .grey: List { Text("row 0") }.grayscale(1)
        case .tilted: List { Text("row 0") }.rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
        case .across: ScrollView(.horizontal) { Text("row 0") }
        case .bothWays: ScrollView([.horizontal, .vertical]) { rows() }
        case .behind: Text("row 0").frame(maxHeight: .infinity).background { ScrollView { rows() } }
        case .pageByPage: ScrollView { rows() }.scrollTargetBehavior(.paging)
        case .search: List { Text("row 0") }.searchable(text: .constant(""))
        case .background: List { Text("row 0") }.toolbarBackground(.red, for: .navigationBar)
        case .columns:
            HStack(spacing: 0) {
                List { Text("row 0") }
                List { Text("row 1") }
            }
        }
    }

    @Test(arguments: Stay.allCases) func `stay where no scroll view begins at the top of the page`(stay: Stay) {
        let screen = page(staying(stay))
        #expect(screen.scroll(with: "Dishes") == nil)
        #expect(screen.sizes(of: "Dishes") == [34])
        #expect(screen.frame(of: "Dishes")?.x == 16 && screen.frame(of: "Dishes")?.y == bar + top)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `go to the bar and back as a list goes and comes`() throws {
        struct Changing: View {
            let model: Model
            var body: some View {
                if model.showsList { List(0..<40) { Text("row \($0)") } } else { Text("nothing") }
            }
        }
        let model = Model()
        let screen = page(Changing(model: model))
        screen.send(.scroll(try #require(screen.scroll(with: "Dishes")).node.id, x: 0, y: 100))
        #expect(screen.sizes(of: "Dishes") == [17])
        model.showsList = false
        screen.render()
        #expect(screen.frame(of: "Dishes")?.y == bar + top && screen.sizes(of: "Dishes") == [34])
        model.showsList = true
        screen.render()
        #expect(screen.scroll(with: "Dishes") != nil && screen.sizes(of: "Dishes") == [34])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `do not change what fits`() {
        // Higher than the room below a large title, and lower than that with the title's own.
        let screen = page(
            ViewThatFits(in: .vertical) {
                Color.red.frame(height: 480 - bar - lead + 20)
                ScrollView { rows() }
            })
        #expect(screen.scroll(with: "Dishes") != nil)
        screen.renderer.size = CGSize(width: 320, height: 560)
        screen.render()
        #expect(screen.scrolls.isEmpty && screen.frame(of: "Dishes")?.y == bar + top)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `belong to the page that is seen and to a sheet's own`() throws {
        let link = NavigationLink("Go") { ScrollView { rows() }.navigationTitle("Leaf") }
        let screen = page(List { link })
        let first = try #require(screen.scroll(with: "Dishes"))
        screen.tap("Go")
        let second = try #require(screen.scroll(with: "Leaf"))
        #expect(first.node.id != second.node.id && screen.sizes(of: "Leaf") == [34])
        let sheet = page(
            Text("page").sheet(isPresented: .constant(true)) { ScrollView { rows() } })
        #expect(sheet.scroll(with: "Dishes") == nil && sheet.scrolls.count == 1)
    }

    @Test func `stand at the right from right to left`() throws {
        let list = List(0..<40) { Text("row \($0)") }.navigationTitle("Dishes")
        let screen = Screen(NavigationStack { list }.environment(\.layoutDirection, .rightToLeft))
        let title = try #require(screen.frame(of: "Dishes"))
        #expect(screen.scroll(with: "Dishes") != nil)
        #expect(abs(title.x + title.width - (320 - 16)) < 0.01)
    }

    @Test func `follow a change of their words and of the text's size`() {
        struct Naming: View {
            @State private var isLong = false
            var body: some View {
                List { Button("Rename") { isLong = true } }
                    .navigationTitle(isLong ? "Dishes of the day" : "Dishes")
                    .navigationBarTitleDisplayMode(isLong ? .inline : .large)
            }
        }
        let screen = Screen(NavigationStack { Naming() })
        screen.tap("Rename")
        #expect(screen.sizes(of: "Dishes").isEmpty && screen.sizes(of: "Dishes of the day") == [17])
        #expect(screen.scrolls.first?.node.frame.y == bar)
        #expect(screen.scrolls.first?.content.reportsOffset == nil)
        #expect(screen.diagnostics.isEmpty)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Below a large title` {
    @Test func `offsets begin at 0 and sizes do not count the title`() throws {
        let model = Model()
        let screen = page(
            ScrollView { rows() }.onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in
                model.offsets.append(new)
            })
        screen.send(.scroll(try #require(screen.scroll(with: "Dishes")).node.id, x: 0, y: 120))
        #expect(Set(model.offsets.map(\.contentOffset.y)) == [0, 120])
        let last = try #require(model.offsets.last)
        #expect(last.contentSize.height == 2000 && last.contentInsets.top == 0)
        #expect(abs(last.containerSize.height - (480 - bar - lead)) < 0.01)
    }

    @Test func `a view that is scrolled to stands below the bar`() throws {
        struct Reader: View {
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView { rows() }
                        .toolbar { Button("Tenth") { proxy.scrollTo(10, anchor: .top) } }
                }
            }
        }
        let screen = page(Reader())
        screen.tap("Tenth")
        #expect(screen.scroll(with: "Dishes") == nil || screen.sizes(of: "Dishes") == [17])
        #expect(screen.scrolls.first?.content.target?.y == 500 + lead)
    }

    @Test func `a position is that of the view below the bar`() throws {
        let model = Model()
        let screen = page(ScrollView { rows().scrollTargetLayout() }.scrollPosition(Bindable(model).position))
        screen.send(.scroll(try #require(screen.scroll(with: "Dishes")).node.id, x: 0, y: 250 + lead))
        #expect(model.position.viewID(type: Int.self) == 5)
        model.position.scrollTo(edge: .top)
        screen.render()
        #expect(screen.scrolls.first?.content.target?.y == 0 && screen.sizes(of: "Dishes") == [34])
        model.position.scrollTo(edge: .bottom)
        screen.render()
        let scroll = try #require(screen.scrolls.first)
        #expect(scroll.content.target?.y == scroll.content.contentSize.height - scroll.node.frame.height)
    }

    @Test(arguments: [true, false]) func `rows are made up to the bar`(isList: Bool) throws {
        let screen = page(
            Group {
                if isList {
                    List(0..<1000) { Text("row \($0)") }
                } else {
                    ScrollView {
                        LazyVStack(spacing: 0) { ForEach(0..<1000) { Text("row \($0)").frame(height: 44) } }
                    }
                }
            })
        let scroll = try #require(screen.scroll(with: "Dishes")).node.id
        for offset in stride(from: 5000.0, through: 8000, by: 300) {
            screen.send(.scroll(scroll, x: 0, y: offset))
            let tops = screen.texts.filter { $0.hasPrefix("row") }.compactMap { screen.frame(of: $0)?.y }
            #expect((tops.min() ?? .infinity) <= bar + offset)
        }
    }

    @Test func `headers stick to the bar`() throws {
        let screen = page(
            List { Section("First") { ForEach(0..<40) { Text("row \($0)") } } }.listStyle(.plain))
        let path = screen.path(to: "First")
        #expect(path.contains { $0.style.pin == .top })
        #expect(screen.scroll(with: "Dishes") != nil)
    }
}
