import RenderTree
import SwiftUI
import Testing

extension Screen {
    /// The scroll areas, outermost first.
    var scrolls: [(node: Node, content: ScrollContent)] {
        painted.inDrawingOrder.map(\.node).compactMap { node in
            if case .scroll(let content) = node.content { (node, content) } else { nil }
        }
    }
}

@MainActor @Observable private final class Model {
    var position: Int?
    var count = 10
    var offsets: [CGFloat] = []
    var refreshCount = 0
}

@MainActor private func row(_ index: Int) -> some View { Color.red.frame(width: 100, height: 50).id(index) }

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Scroll areas` {
    @Test func `go to a view by its identity, as little as they can or to an anchor`() {
        struct Reader: View {
            var body: some View {
                ScrollViewReader { proxy in
                    Button("Last") { proxy.scrollTo(19) }
                    Button("Tenth") { proxy.scrollTo(10, anchor: .top) }
                    Button("Middle") { withAnimation { proxy.scrollTo(10, anchor: .center) } }
                    Button("Nowhere") { proxy.scrollTo("x") }
                    ScrollView { VStack(spacing: 0) { ForEach(0..<20) { row($0) } } }.frame(height: 200)
                }
            }
        }
        let screen = Screen(Reader())
        #expect(screen.scrolls.first?.content.target == nil)
        screen.tap("Last")
        #expect(screen.scrolls.first?.content.target == RenderTree.ScrollTarget(x: 0, y: 800, serial: 1))
        screen.tap("Tenth")
        #expect(screen.scrolls.first?.content.target == RenderTree.ScrollTarget(x: 0, y: 500, serial: 2))
        screen.tap("Middle")
        #expect(
            screen.scrolls.first?.content.target == RenderTree.ScrollTarget(x: 0, y: 425, serial: 3, isAnimated: true))
        screen.tap("Nowhere")
        #expect(screen.scrolls.first?.content.target?.serial == 3)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `go to an element of a list`() {
        struct Reader: View {
            var body: some View {
                ScrollViewReader { proxy in
                    List(0..<30) { index in Text("row \(index)") }
                        .onAppear { proxy.scrollTo(29, anchor: .bottom) }
                }
            }
        }
        let screen = Screen(Reader())
        let lengthOfRows: Double = 44 * 30
        #expect((screen.scrolls.first?.content.target?.y ?? 0) > lengthOfRows - 500)
    }

    @Test func `tie their first view to a state`() throws {
        let model = Model()
        let screen = Screen(
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<10) { row($0) } }.scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: Bindable(model).position))
        let scroll = try #require(screen.scrolls.first)
        #expect(scroll.content.reportsOffset == true)
        #expect(scroll.content.snap == .offsets((0..<10).map { Double($0) * 100 }))
        screen.send(.scroll(scroll.node.id, x: 210, y: 0))
        #expect(model.position == 2)
        model.position = 5
        screen.render()
        #expect(screen.scrolls.first?.content.target == RenderTree.ScrollTarget(x: 500, y: 0, serial: 1))
        screen.send(.scroll(scroll.node.id, x: .nan, y: 0))
        #expect(model.position == 5)
    }

    @Test func `stay at the end that the app names while they grow`() throws {
        struct Growing: View {
            let model: Model
            var body: some View {
                ScrollView { VStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { row($0) } } }
                    .frame(height: 200)
                    .defaultScrollAnchor(.bottom)
            }
        }
        let model = Model()
        let screen = Screen(Growing(model: model))
        #expect(screen.scrolls.first?.content.target?.y == 300)
        model.count = 12
        screen.render()
        #expect(screen.scrolls.first?.content.target?.y == 400)
        let id = try #require(screen.scrolls.first?.node.id)
        screen.send(.scroll(id, x: 0, y: 100))
        model.count = 14
        screen.render()
        #expect(screen.scrolls.first?.content.target?.y == 400)
    }

    @Test func `come to rest at pages, and hide or stop as the app says`() {
        let screen = Screen(
            ScrollView(.horizontal) { HStack(spacing: 0) { Color.red.frame(width: 640) } }
                .scrollTargetBehavior(.paging).scrollIndicators(.hidden).scrollDisabled(true)
                .scrollDismissesKeyboard(.immediately))
        let content = screen.scrolls.first?.content
        #expect(content?.snap == .pages)
        #expect(content?.hidesIndicators == nil || content?.hidesIndicators == true)
        #expect(content?.horizontal == false)
        #expect(content?.dismissesKeyboard == true)
        let hidden = Screen(ScrollView { Text("a") }.scrollIndicators(.never))
        #expect(hidden.scrolls.first?.content.hidesIndicators == true)
    }

    @Test func `move the frames that views inside go by`() throws {
        struct Place: View {
            let index: Int
            var body: some View {
                GeometryReader { proxy in
                    let (scene, window) = (proxy.frame(in: .global), proxy.frame(in: .scrollView))
                    Text("\(index): \(Int(scene.minY)) \(Int(window.minY)) \(Int(proxy.frame(in: .local).minY))")
                }
                .frame(height: 100)
            }
        }
        let screen = Screen(
            VStack(spacing: 0) {
                Color.red.frame(height: 50)
                ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Place(index: $0) } } }
            })
        #expect(screen.texts.prefix(2) == ["0: 50 0 0", "1: 150 100 0"])
        let scroll = try #require(screen.scrolls.first)
        #expect(scroll.content.reportsOffset == true)
        screen.send(.scroll(scroll.node.id, x: 0, y: 120))
        #expect(screen.texts.prefix(2) == ["0: -70 -120 0", "1: 30 -20 0"])
    }

    @Test func `are not asked where they stand by what goes by nothing outside of them`() {
        let screen = Screen(ScrollView { GeometryReader { Text("\(Int($0.frame(in: .local).minY))") } })
        #expect(screen.scrolls.first?.content.reportsOffset == nil)
    }

    @Test func `tell where they stand`() throws {
        let model = Model()
        let screen = Screen(
            ScrollView { Color.red.frame(height: 2000) }
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, new in
                    model.offsets.append(new)
                })
        let id = try #require(screen.scrolls.first?.node.id)
        screen.send(.scroll(id, x: 0, y: 120))
        #expect(model.offsets == [0, 120])
    }

    @Test func `bring newer data when they are pulled`() async throws {
        let model = Model()
        let screen = Screen(List { Text("a") }.refreshable { model.refreshCount += 1 })
        let scroll = try #require(screen.scrolls.first)
        #expect(scroll.content.isRefreshable == true)
        screen.send(.refresh(scroll.node.id))
        await Task.yield()
        for _ in 0..<100 where model.refreshCount == 0 { await Task.yield() }
        #expect(model.refreshCount == 1)
    }
}
