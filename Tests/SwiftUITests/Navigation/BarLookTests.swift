import RenderTree
import SwiftUI
import Testing

extension Screen {
    fileprivate var isBlueSeen: Bool {
        painted.nodes.values.contains {
            guard case .shape(let shape) = $0.content else { return false }
            return shape.fill == .color(RGBA(red: 0, green: 0.25, blue: 0.75))
        }
    }
}

private struct SchemeText: View {
    @Environment(\.colorScheme) private var scheme
    let name: String
    var body: some View { Text(verbatim: "\(name) \(scheme == .dark ? "dark" : "light")") }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Looks of bars` {
    private let blue = Color(red: 0, green: 0.25, blue: 0.75)

    private func page(_ change: (Text) -> some View) -> Screen {
        Screen(
            NavigationStack {
                change(Text("page"))
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { SchemeText(name: "top") }
                        ToolbarItem(placement: .bottomBar) { SchemeText(name: "bottom") }
                    }
            })
    }

    private func tabs(_ change: (Text) -> some View) -> Screen {
        Screen(TabView { change(Text("page")).tabItem { SchemeText(name: "tab") } })
    }

    @Test(arguments: [ToolbarPlacement.navigationBar, .bottomBar])
    func `a page hides the background of the bar that it names`(bar: ToolbarPlacement) {
        #expect(page { $0.toolbarBackground(blue, for: bar) }.isBlueSeen)
        #expect(!page { $0.toolbarBackground(blue, for: bar).toolbarBackground(.hidden, for: bar) }.isBlueSeen)
        let other = bar == .bottomBar ? ToolbarPlacement.navigationBar : .bottomBar
        #expect(page { $0.toolbarBackground(blue, for: bar).toolbarBackground(.hidden, for: other) }.isBlueSeen)
    }

    @Test func `a tab hides the background of the tab bar`() {
        #expect(tabs { $0.toolbarBackground(blue, for: .tabBar) }.isBlueSeen)
        #expect(!tabs { $0.toolbarBackground(blue, for: .tabBar).toolbarBackground(.hidden, for: .tabBar) }.isBlueSeen)
    }

    @Test func `a tab shows the background of the tab bar that is its own by default`() {
        let screen = Screen(
            TabView { Text("page").toolbarBackground(.visible, for: .tabBar).tabItem { Text("tab") } }
                .backgroundStyle(blue))
        #expect(screen.isBlueSeen)
    }

    @Test func `the colour scheme is of the bars that are named`() {
        let bottom = page { $0.toolbarColorScheme(.dark, for: .bottomBar) }
        #expect(Set(bottom.texts) == ["page", "top light", "bottom dark"])
        let top = page { $0.toolbarColorScheme(.dark, for: .navigationBar) }
        #expect(Set(top.texts) == ["page", "top dark", "bottom light"])
        #expect(tabs { $0.toolbarColorScheme(.dark, for: .tabBar) }.texts == ["page", "tab dark"])
        #expect(tabs { $0.toolbarColorScheme(.dark, for: .bottomBar) }.texts == ["page", "tab light"])
    }
}
