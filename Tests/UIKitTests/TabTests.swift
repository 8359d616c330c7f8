import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Tabs as values` {
    private let bar = UITabBarController()

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }

    @Test func `make their controllers once, with title and badge in the bar`() {
        let home = tab("home")
        home.badgeValue = "3"
        bar.tabs = [home, tab("more")]
        #expect(bar.viewControllers?.count == 2)
        #expect(bar.viewControllers?.first === home.viewController)
        #expect(bar.tabBar.items?.map(\.title) == ["home", "more"])
        #expect(bar.tabBar.items?.first?.badgeValue == "3")
        home.badgeValue = nil
        #expect(bar.tabBar.items?.first?.badgeValue == nil)
    }

    @Test func `are there from the beginning where a controller is made of them`() {
        let bar = UITabBarController(tabs: [tab("home"), tab("more")])
        #expect(bar.viewControllers?.count == 2 && bar.selectedTab?.identifier == "home")
    }

    @Test func `are selected by themselves, and left out while they are hidden`() {
        let (home, more) = (tab("home"), tab("more"))
        bar.tabs = [home, more]
        #expect(bar.selectedTab === home)
        bar.selectedTab = more
        #expect(bar.selectedIndex == 1 && bar.selectedTab === more)
        home.isHidden = true
        #expect(bar.viewControllers?.count == 1 && bar.selectedTab === more)
        #expect(bar.tab(forIdentifier: "home") === home)
    }

    @Test func `of a group are shown within its navigation controller`() {
        let (one, two) = (tab("one"), tab("two"))
        let group = UITabGroup(title: "Lists", image: nil, identifier: "lists", children: [one, two]) { _ in
            UIViewController()
        }
        let stack = UINavigationController()
        group.managingNavigationController = stack
        bar.tabs = [tab("home"), group]
        #expect(bar.viewControllers?.last === stack && stack.viewControllers == [group.viewController])
        bar.selectedTab = two
        #expect(stack.viewControllers == [group.viewController, two.viewController])
        #expect(bar.selectedTab === two && two.managingTabGroup === group)
    }

    @Test func `have a tab for searching with a title in the app's language`() {
        let search = UISearchTab { _ in UIViewController() }
        #expect(search.title == "Search" && search.image != nil)
    }
}
