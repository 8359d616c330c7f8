import RenderTree
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var tab = "one"
    var page = 0
    var log: [String] = []
}

private struct Page: View {
    @State private var count = 0
    let name: String
    let model: Model
    var body: some View {
        Button("\(name) \(count)") { count += 1 }.onAppear { model.log.append(name) }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Tabs` {
    @Test func `show the page that is chosen, and make it only then`() {
        let model = Model()
        let screen = Screen(
            TabView(selection: Bindable(model).tab) {
                Page(name: "first", model: model).tabItem { Label("One", systemImage: "star") }.tag("one")
                Page(name: "second", model: model).tag("two").tabItem { Text("Two") }
            })
        #expect(model.log == ["first"])
        #expect(screen.seenTexts == ["first 0", "One", "Two"])
        screen.tap("first 0")
        screen.tap("Two")
        #expect(model.tab == "two")
        #expect(model.log == ["first", "second"])
        #expect(screen.seenTexts == ["second 0", "One", "Two"])
        model.tab = "one"
        screen.render()
        #expect(screen.seenTexts == ["first 1", "One", "Two"])
        #expect(screen.frame("One")?.maxY == 480)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `have their titles on one line, whatever the height of the pictures is`() {
        let screen = Screen(
            TabView {
                Text("first").tabItem { Label("One", systemImage: "minus") }
                Text("second").tabItem { Label("Two", systemImage: "person.crop.circle") }
            })
        let titles = screen.textPlaces.suffix(2)
        #expect(titles.count == 2 && Set(titles.map(\.y)).count == 1)
    }

    @Test func `have filled pictures, unless the app asks for others`() {
        func picture(_ label: some View) -> NodeContent? {
            let screen = Screen(TabView { Text("page").tabItem { label } })
            return screen.painted.nodes.values.first { $0.accessibility.label?.hasPrefix("house") == true }?.content
        }
        let filled = picture(Label("Home", systemImage: "house.fill"))
        #expect(filled != nil && picture(Label("Home", systemImage: "house")) == filled)
        #expect(picture(Label("Home", systemImage: "house").environment(\.symbolVariants, .none)) != filled)
    }

    @Test func `find the page whose tag stands inside of a condition`() {
        let model = Model()
        model.tab = "two"
        let isBig = true
        let screen = Screen(
            TabView(selection: Bindable(model).tab) {
                Text("first").tag("one").tabItem { Text("One") }
                Group {
                    if isBig { Text("big").tag("two") } else { Text("small").tag("two") }
                }
                .tabItem { Text("Two") }
                Group {
                    if isBig { AnyView(Text("third").padding().tag("three")) }
                }
                .tabItem { Text("Three") }
            })
        #expect(screen.seenTexts == ["big", "One", "Two", "Three"])
        model.tab = "three"
        screen.render()
        #expect(screen.seenTexts == ["third", "One", "Two", "Three"])
        screen.tap("Two")
        #expect(model.tab == "two")
    }

    @Test func `keep the tag that stands around the tab's label after they were shown`() {
        let model = Model()
        let screen = Screen(
            TabView(selection: Bindable(model).tab) {
                Text("first").tabItem { Text("One") }.tag("one")
                Text("second").tabItem { Text("Two") }.tag("two")
            })
        for label in ["Two", "One", "Two"] { screen.tap(label) }
        #expect(model.tab == "two")
        #expect(screen.seenTexts == ["second", "One", "Two"])
    }

    @Test func `know their own choice where the app keeps none`() {
        let model = Model()
        let screen = Screen(
            TabView {
                Tab("Home", systemImage: "house") { Page(name: "home", model: model) }
                Tab("More", systemImage: "star") { Page(name: "more", model: model) }
            })
        screen.tap("More")
        #expect(screen.seenTexts.first == "more 0")
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `come to rest after a page has set the background of their bar`() {
        var readCount = 0
        let selection = Binding<Int>(
            get: {
                readCount += 1
                return 0
            }, set: { _ in })
        let blue = RGBA(red: 0, green: 0.25, blue: 0.75)
        let screen = Screen(
            TabView(selection: selection) {
                Text("a").toolbarBackground(Color(red: 0, green: 0.25, blue: 0.75), for: .tabBar)
                    .tabItem { Text("One") }.tag(0)
            })
        #expect(readCount < 5)
        #expect(screen.diagnostics.isEmpty)
        #expect(
            screen.painted.nodes.values.contains {
                if case .shape(let shape) = $0.content { shape.fill == .color(blue) } else { false }
            })
    }

    @Test func `are pages to swipe through, with dots`() throws {
        let model = Model()
        let screen = Screen(
            TabView(selection: Bindable(model).page) {
                ForEach(0..<3) { Text("page \($0)").tag($0) }
            }
            .tabViewStyle(.page))
        let scroll = try #require(screen.scrolls.first)
        #expect(scroll.content.snap == .pages)
        #expect(scroll.content.contentSize.width == 960)
        screen.send(.scroll(scroll.node.id, x: 320, y: 0))
        #expect(model.page == 1)
        // The person is there already.
        #expect(screen.scrolls.first?.content.target?.serial == 1)
        model.page = 2
        screen.render()
        #expect(
            screen.scrolls.first?.content.target == RenderTree.ScrollTarget(x: 640, y: 0, serial: 2, isAnimated: true))
        #expect(screen.diagnostics.isEmpty)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Accessories of a tab view` {
    private struct Home: View {
        let isPlaying: Bool
        var body: some View {
            TabView {
                Color.red.overlay(alignment: .bottom) { Text("page") }.tabItem { Text("One") }
            }
            .tabViewBottomAccessory(isEnabled: isPlaying) { Text("playing") }
        }
    }

    @Test func `stand between the pages and the bar`() throws {
        let screen = Screen(Home(isPlaying: true))
        let accessory = try #require(screen.frame(text: "playing"))
        let bar = try #require(screen.frame("One"))
        #expect(screen.seenTexts == ["page", "playing", "One"])
        #expect(try #require(screen.frame(text: "page")).maxY <= accessory.minY)
        #expect(accessory.maxY <= bar.minY)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `take no room while they are disabled`() throws {
        let screen = Screen(Home(isPlaying: false))
        #expect(screen.seenTexts == ["page", "One"])
        #expect(screen.frame(text: "page")?.maxY == screen.frame("One")?.minY)
    }
}
