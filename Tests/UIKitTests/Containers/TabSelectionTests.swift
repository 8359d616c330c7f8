import RenderTree
import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Tabs of controllers` {
    private let log = LifeLog()
    private let one: Living
    private let two: Living
    private let three: Living
    private let tabs = UITabBarController()

    private final class Told: NSObject, UITabBarControllerDelegate {
        var lines: [String] = []
        var allows = true
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            lines.append("should \(viewController.title ?? "")")
            return allows
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            lines.append("did \(viewController.title ?? "")")
        }
    }

    private let told = Told()

    init() {
        (one, two, three) = (Living("one", log), Living("two", log), Living("three", log))
        for page in [one, two, three] { page.title = page.name }
        tabs.viewControllers = [one, two, three]
        tabs.delegate = told
        tabs.comeOnScreen()
        tabs.settle()
        _ = log.take()
    }

    private func tap(_ index: Int) throws {
        tabs.settle()
        let buttons = tabs.tabBar.subviews.filter { $0 is UIControl }
        try #require(buttons.indices.contains(index) ? buttons[index] as? UIControl : nil).triggered()
        tabs.settle()
    }

    @Test func `begin with the first, and load the others when they are chosen`() throws {
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === one && log.loads == ["one"])
        #expect([one, two, three].allSatisfy { $0.parent === tabs && $0.tabBarController === tabs })
        try tap(2)
        #expect(tabs.selectedViewController === three && log.loads == ["one", "three"])
        try tap(0)
        try tap(2)
        #expect(log.loads == ["one", "three"], "A page stays loaded.")
    }

    @Test func `let one page go and another come, once each`() {
        tabs.selectedIndex = 1
        tabs.settle()
        let lines = log.take()
        #expect(lines.sorted() == ["one did disappear", "one will disappear", "two did appear", "two will appear"])
        tabs.selectedViewController = two
        tabs.selectedIndex = 1
        tabs.settle()
        #expect(log.take() == [])
        #expect(log.reasons.allSatisfy { !$0.isMoving }, "All pages stay children of the controller.")
    }

    @Test func `ask their delegate when the person chooses, and not when the app does`() throws {
        tabs.selectedIndex = 1
        tabs.selectedViewController = three
        #expect(told.lines == [])
        try tap(0)
        #expect(told.lines == ["should one", "did one"] && tabs.selectedIndex == 0)
        told.lines = []
        try tap(0)
        #expect(told.lines == ["should one", "did one"], "The chosen one may be chosen again.")
        (told.lines, told.allows) = ([], false)
        try tap(1)
        #expect(told.lines == ["should two"] && tabs.selectedIndex == 0)
    }

    @Test func `keep the chosen page, or else its place, or else take the first`() {
        tabs.selectedIndex = 1
        tabs.viewControllers = [three, one, two]
        #expect(tabs.selectedViewController === two && tabs.selectedIndex == 2)
        let (four, five, six) = (UIViewController(), UIViewController(), UIViewController())
        tabs.viewControllers = [four, five, six]
        #expect(tabs.selectedViewController === six)
        tabs.setViewControllers([one], animated: false)
        #expect(tabs.selectedViewController === one && six.parent == nil && six.tabBarController == nil)
    }

    @Test func `are named by their pages, as they are called now`() throws {
        #expect(tabs.tabBar.items?.map(\.title) == ["one", "two", "three"])
        two.title = "Bill"
        #expect(tabs.tabBar.items?[1].title == "Bill")
        two.tabBarItem = UITabBarItem(title: "Pay", image: nil, tag: 4)
        #expect(tabs.tabBar.items?.map(\.title) == ["one", "Pay", "three"])
        #expect(tabs.tabBar.selectedItem === one.tabBarItem)
        try tap(1)
        #expect(tabs.tabBar.selectedItem?.tag == 4)
    }

    @Test func `go back to the first page of a stack that is chosen again`() throws {
        let (root, page) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: root)
        tabs.viewControllers = [one, stack]
        try tap(1)
        stack.pushViewController(page, animated: false)
        #expect(page.tabBarController === tabs)
        try tap(0)
        try tap(1)
        #expect(stack.viewControllers == [root, page], "A stack is as it was left.")
        try tap(1)
        #expect(stack.viewControllers == [root])
    }

    @Test func `cannot be chosen where they are off`() throws {
        two.tabBarItem.isEnabled = false
        tabs.settle()
        let button = try #require(tabs.tabBar.subviews.filter { $0 is UIControl }[1] as? UIControl)
        button.receive(.tap(NodeID(rawValue: 1)))
        #expect(tabs.selectedIndex == 0 && told.lines == [])
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === two, "The app may choose it.")
    }
}
