import RenderTree
import SwiftUI
import Testing
import UIKit

/// A page with a label of its name, which writes down what it is told.
@MainActor private final class Page: UIViewController {
    let name: String
    private let diary: Diary

    @MainActor final class Diary { var lines: [String] = [] }

    init(_ name: String, _ diary: Diary = Diary()) {
        self.name = name
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        label.text = "Page \(name)"
        view.addSubview(label)
    }

    override func viewDidAppear(_ animated: Bool) { diary.lines.append("+\(name)") }
    override func viewDidDisappear(_ animated: Bool) { diary.lines.append("-\(name)") }
}

private final class Watcher: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    var told: [String] = []
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { told.append(viewController.title ?? "") }
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController.title != "Locked" }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        told.append(viewController.title ?? "")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A navigation controller` {
    @Test func `pushes and goes back, and pages appear and disappear`() {
        let diary = Page.Diary()
        let root = Page("Dishes", diary)
        let navigation = UINavigationController(rootViewController: root)
        let watcher = Watcher()
        navigation.delegate = watcher
        let screen = Screen(controller: navigation)
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        screen.render()
        #expect(screen.texts == ["Page Dishes", "Dishes"])
        navigation.pushViewController(Page("Fries", diary), animated: true)
        screen.render()
        #expect(screen.texts.contains("Page Fries"))
        #expect(screen.content("Dishes") == .button(ButtonContent()))
        screen.tap("Dishes")
        #expect(screen.texts == ["Page Dishes", "Dishes"])
        #expect(diary.lines == ["+Dishes", "-Dishes", "+Fries", "-Fries", "+Dishes"])
        #expect(watcher.told == ["Dishes", "Fries", "Dishes"])
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `shows the buttons of the page on top`() {
        let page = Page("Dishes")
        var count = 0
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { _ in count += 1 })
        page.navigationItem.leftBarButtonItem = page.editButtonItem
        let screen = Screen(controller: UINavigationController(rootViewController: page))
        screen.tap("Add")
        #expect(count == 1)
        screen.tap("Edit")
        #expect(page.isEditing)
        #expect(screen.node("Done") != nil)
        page.title = "Meals"
        screen.render()
        #expect(screen.texts.contains("Meals"))
        #expect(screen.frame("Done")?.minX == 16)
    }

    @Test func `has a bar below where it is asked for`() {
        let page = Page("Dishes")
        let navigation = UINavigationController(rootViewController: page)
        page.toolbarItems = [
            UIBarButtonItem(title: "Left"), .flexibleSpace(), UIBarButtonItem(title: "Right"),
        ]
        navigation.isToolbarHidden = false
        let screen = Screen(controller: navigation)
        #expect(screen.frame("Left")?.minX == 16)
        #expect(screen.frame("Right")?.maxX == 304)
        #expect((screen.frame("Right")?.minY ?? 0) > 436)
    }

    @Test func `keeps its first page, and goes back to any`() {
        let navigation = UINavigationController(rootViewController: Page("A"))
        #expect(navigation.popViewController(animated: false) == nil)
        for name in ["B", "C"] { navigation.pushViewController(Page(name), animated: false) }
        #expect(navigation.popToRootViewController(animated: false)?.count == 2)
        #expect(navigation.viewControllers.count == 1)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A tab bar controller` {
    @Test func `shows one page, and its tabs to the person`() {
        let (one, two, locked) = (Page("Game"), Page("Scores"), Page("Locked"))
        two.tabBarItem = UITabBarItem(title: "Scores", image: UIImage(systemName: "list.number"), tag: 1)
        two.tabBarItem.badgeValue = "3"
        let tabs = UITabBarController()
        let watcher = Watcher()
        tabs.delegate = watcher
        tabs.viewControllers = [one, two, locked]
        let screen = Screen(controller: tabs)
        #expect(screen.texts.contains("Page Game"))
        #expect(screen.content("Game") == .toggle(ToggleContent(role: .tab, isOn: true)))
        #expect(screen.node("Tab Bar")?.accessibility.traits == [.choices])
        #expect(screen.node("Scores")?.accessibility.value == "3")
        screen.tap("Scores")
        #expect(screen.texts.contains("Page Scores"))
        #expect(!screen.texts.contains("Page Game"))
        screen.tap("Locked")
        #expect(tabs.selectedIndex == 1)
        #expect(watcher.told == ["Scores"])
        tabs.selectedIndex = 7
        #expect(tabs.selectedViewController === two)
        #expect(screen.diagnostics.isEmpty)
    }
}

private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = ["A", "B", "C"].map { Page($0) }
    var told: [String] = []
    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + step) else {
            return nil
        }
        return pages[index + step]
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { told.append(pageViewController.viewControllers?.first?.title ?? "") }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Pages and columns` {
    @Test func `are turned by scrolling to the next`() {
        let book = Book()
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = book
        pager.delegate = book
        pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let screen = Screen(controller: pager)
        #expect(screen.texts == ["Page A", "Page B"])
        #expect(screen.scroll?.snap == .pages)
        screen.scroll(to: 0, x: 140)
        #expect(book.told.isEmpty)
        screen.scroll(to: 0, x: 320)
        #expect(book.told == ["B"])
        #expect(screen.texts == ["Page A", "Page B", "Page C"])
        screen.scroll(to: 0, x: 640)
        #expect(screen.texts == ["Page B", "Page C"])
        #expect(screen.scroll?.target?.x == 320)
        #expect(screen.diagnostics.isEmpty)
    }

    @Test func `stand beside each other where there is room`() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Page("List"), for: .primary)
        split.setViewController(Page("Detail"), for: .secondary)
        let narrow = Screen(controller: split)
        #expect(narrow.texts.contains("Page List"))
        #expect(!narrow.texts.contains("Page Detail"))
        split.show(.secondary)
        narrow.render()
        #expect(narrow.texts.contains("Page Detail"))
        let wide = UISplitViewController(style: .doubleColumn)
        wide.viewControllers = [Page("List"), Page("Detail")]
        let screen = Screen(controller: wide, size: CGSize(width: 900, height: 400))
        #expect(screen.texts.contains("Page List") && screen.texts.contains("Page Detail"))
    }
}
