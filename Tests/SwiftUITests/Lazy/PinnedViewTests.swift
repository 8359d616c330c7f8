import RenderTree
import SwiftUI
import Testing

@MainActor private func header(_ name: String) -> some View {
    Text(name).frame(width: 200, height: 20).accessibilityIdentifier(name)
}

@MainActor @Observable private final class Title {
    var words = "one"
}

extension Screen {
    /// The tracks of what is pinned, in drawing order: frame, edge and frame inside.
    fileprivate var tracks: [(frame: TreeRect, pin: PinStyle?, inner: TreeRect)] {
        painted.inDrawingOrder.map(\.node).filter { $0.style.pin == .track }.compactMap { track in
            track.children.first.flatMap { painted[$0] }.map { (track.frame, $0.style.pin, $0.frame) }
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Pinned views` {
    private func sections(_ pins: PinnedScrollableViews, _ count: Int = 3) -> some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: pins) {
                ForEach(0..<count, id: \.self) { section in
                    Section {
                        ForEach(0..<10) { _ in Color.red.frame(height: 30) }
                    } header: {
                        header("head \(section)")
                    } footer: {
                        header("foot \(section)")
                    }
                }
            }
        }
    }

    @Test func `headers slide in their section`() {
        let tracks = Screen(sections(.sectionHeaders)).tracks
        #expect(tracks.map(\.pin) == [.top, .top, .top])
        #expect(tracks.map(\.frame) == [0, 340, 680].map { TreeRect(x: 0, y: $0, width: 200, height: 340) })
        #expect(tracks.map(\.inner) == Array(repeating: TreeRect(x: 0, y: 0, width: 200, height: 20), count: 3))
    }

    @Test func `footers slide up to the start of their section`() {
        let track = Screen(sections(.sectionFooters)).tracks.first
        #expect(track?.pin == .bottom)
        #expect(track?.frame == TreeRect(x: 0, y: 0, width: 200, height: 340))
        #expect(track?.inner == TreeRect(x: 0, y: 320, width: 200, height: 20))
    }

    @Test func `nothing slides where nothing is pinned`() {
        #expect(Screen(sections([])).tracks.isEmpty)
    }

    @Test func `a header is there as long as something of its section is seen`() {
        struct Long: View {
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                        Section {
                            ForEach(0..<1000) { _ in Color.red.frame(height: 30) }
                        } header: {
                            header("head")
                        }
                    }
                }
            }
        }
        let screen = Screen(Long())
        screen.scroll(to: 20_000)
        #expect(screen.texts == ["head"])
        #expect(screen.tracks.first.map { $0.frame.height > 25_000 } == true)
    }

    @Test func `nothing is left of a container that goes`() {
        struct Going: View {
            @State private var isShown = true
            var body: some View {
                Button("go") { isShown = false }
                if isShown {
                    ScrollView {
                        LazyVStack(pinnedViews: [.sectionHeaders]) {
                            Section {
                                ForEach(0..<100) { Text("\($0)") }
                            } header: {
                                header("head")
                            }
                        }
                    }
                    List { Section("plain") { ForEach(0..<100) { Text("\($0)") } } }.listStyle(.plain)
                }
            }
        }
        let screen = Screen(Going())
        screen.scroll(to: 500)
        screen.tap("go")
        #expect(screen.diagnostics.isEmpty)
        #expect(screen.texts == ["go"])
    }

    @Test func `a header goes with its section`() {
        struct Going: View {
            @State private var isShown = true
            var body: some View {
                VStack(spacing: 0) {
                    Button("go") { isShown = false }
                    ScrollView {
                        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                            if isShown { section("first") }
                            section("second")
                        }
                    }
                }
            }
            private func section(_ name: String) -> some View {
                Section {
                    Color.red.frame(height: 30)
                } header: {
                    header(name)
                }
            }
        }
        let screen = Screen(Going())
        #expect(screen.tracks.count == 2)
        screen.tap("go")
        #expect(screen.tracks.count == 1)
        #expect(screen.texts == ["go", "second"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `a header shows what it says now, when the cells of its section have come`() {
        struct Heading: View {
            let title: Title
            var body: some View { header(title.words) }
        }
        let title = Title()
        let screen = Screen(
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<100) { _ in Color.red.frame(height: 30) }
                    } header: {
                        Heading(title: title)
                    }
                }
            })
        #expect(screen.texts == ["one"])
        title.words = "two"
        screen.render()
        #expect(screen.texts == ["two"])
    }

    @Test func `a row's headers stay at its leading edge`() {
        func row(_ direction: LayoutDirection) -> Screen {
            Screen(
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        Section {
                            ForEach(0..<4) { _ in Color.red.frame(width: 200) }
                        } header: {
                            header("head")
                        }
                    }
                }
                .environment(\.layoutDirection, direction))
        }
        #expect(row(.leftToRight).tracks.first?.pin == .left)
        #expect(row(.leftToRight).tracks.first?.inner.x == 0)
        #expect(row(.rightToLeft).tracks.first?.pin == .right)
        #expect(row(.rightToLeft).tracks.first?.inner.x == 800)
    }

    @Test func `a plain list keeps the header of the section that is seen, over a ground of its own`() {
        let list = List { Section("Fruit") { ForEach(0..<30) { Text("\($0)") } } }
        #expect(Screen(list.listStyle(.plain)).tracks.map(\.pin) == [.top])
        #expect(Screen(list).tracks.isEmpty)
    }
}
