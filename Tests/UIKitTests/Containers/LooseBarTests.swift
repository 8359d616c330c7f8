import RenderTree
import Testing

@testable import UIKit

@MainActor private final class Told: NSObject, UINavigationBarDelegate {
    var lines: [String] = []
    var mayPop = true
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { lines.append("push") }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { mayPop }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { lines.append("pop") }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A navigation bar without a controller` {
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    private let told = Told()
    private var texts: [String] { bar.subviews.compactMap { ($0 as? UILabel)?.text } }
    private var back: UIButton? { bar.subviews.compactMap { $0 as? UIButton }.first }

    init() { bar.delegate = told }

    @Test func `shows its last item, with a way back`() throws {
        bar.setItems([UINavigationItem(title: "One")], animated: false)
        #expect(texts == ["One"] && back == nil)
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        #expect(texts == ["Two"] && bar.topItem?.title == "Two" && bar.backItem?.title == "One")
        told.mayPop = false
        try #require(back).sendActions(for: .touchUpInside)
        #expect(texts == ["Two"])
        told.mayPop = true
        try #require(back).sendActions(for: .touchUpInside)
        #expect(texts == ["One"] && told.lines == ["push", "pop"])
        #expect(bar.popItem(animated: true) == nil, "The first item stays.")
    }

    @Test func `shows a change of its items and their buttons, and of none that it had before`() throws {
        let (one, two, button) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"), UIBarButtonItem())
        bar.items = [one, two]
        two.title = "Second"
        #expect(texts == ["Second"])
        one.title = "First"
        #expect(back?.accessibilityLabel == "First")
        two.rightBarButtonItem = button
        button.title = "Edit"
        var titles: [String?] { bar.subviews.compactMap { ($0 as? UIButton)?.currentTitle } }
        #expect(titles.contains("Edit"))
        two.rightBarButtonItem = UIBarButtonItem(title: "Save")
        let title = try #require(bar.subviews.first { $0 is UILabel })
        button.title = "Undo"
        #expect(title.superview === bar, "The bar is not built anew for a button that it shows no more.")
        bar.items = [one]
        bar.items = [one, UINavigationItem(title: "Three")]
        let label = bar.subviews.first { $0 is UILabel }
        (two.title, button.title) = ("Gone", "Gone")
        #expect(texts == ["Three"] && bar.subviews.first { $0 is UILabel } === label)
        #expect(two.watchers.isEmpty && button.watchers.isEmpty && !one.watchers.isEmpty)
    }

    @Test func `shares a button with a toolbar, and both show its change`() throws {
        let (item, button) = (UINavigationItem(title: "One"), UIBarButtonItem(title: "Edit"))
        let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        item.rightBarButtonItem = button
        (bar.items, tools.items) = ([item], [button])
        func titles(_ view: UIView) -> [String?] { view.subviews.compactMap { ($0 as? UIButton)?.currentTitle } }
        button.title = "Done"
        #expect(titles(tools) == ["Done"])
        bar.items = [UINavigationItem(title: "Two")]
        button.title = "Save"
        #expect(titles(tools) == ["Save"], "The bar that shows it no more takes nothing from the other.")
    }

    @Test func `shows a group of two items in both, and none that an item had before`() {
        let (one, two) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
        let group = UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(title: "Edit")], representativeItem: nil)
        let other = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        (one.trailingItemGroups, two.trailingItemGroups) = ([group], [group])
        (bar.items, other.items) = ([one], [two])
        group.barButtonItems = [UIBarButtonItem(title: "Done")]
        func titles(_ bar: UINavigationBar) -> [String?] { bar.subviews.compactMap { ($0 as? UIButton)?.currentTitle } }
        #expect(titles(bar).contains("Done") && titles(other).contains("Done"))
        one.trailingItemGroups = []
        #expect(!group.watchers.isEmpty)
        two.trailingItemGroups = []
        #expect(group.watchers.isEmpty)
    }

    @Test func `of tabs shows the change of an item that stands in another, too`() {
        let (first, second) = (UITabBar(), UITabBar())
        let item = UITabBarItem(title: "Home", image: nil, tag: 0)
        (first.items, second.items) = ([item], [item])
        item.isEnabled = false
        func isEnabled(_ bar: UITabBar) -> [Bool] { bar.subviews.compactMap { ($0 as? UIControl)?.isEnabled } }
        #expect(isEnabled(first) == [false] && isEnabled(second) == [false])
    }

    @Test func `is clear and without a line by empty pictures`() {
        let boxes = bar.ownNodes().count
        bar.setBackgroundImage(UIImage(), for: .default)
        #expect(bar.ownNodes().count == boxes - 1)
        bar.shadowImage = UIImage()
        #expect(bar.ownNodes().isEmpty)
    }

    @Test func `is dark if it is to be`() {
        bar.barStyle = .black
        #expect(bar.traitCollection.userInterfaceStyle == .dark)
        bar.barStyle = .default
        #expect(bar.overrideUserInterfaceStyle == .unspecified)
    }

    @Test func `has an appearance that is copied`() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
        let copy = appearance.copy() as? UINavigationBarAppearance
        copy?.shadowColor = nil
        #expect(copy !== appearance && copy?.backgroundColor == .red && appearance.shadowColor != nil)
        #expect(copy?.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    }

    @Test func `is the same for a toolbar's ground and line`() {
        let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        #expect(tools.ownNodes().count == 2)
        tools.standardAppearance.configureWithTransparentBackground()
        #expect(tools.ownNodes().count == 1)
        let red = UIToolbarAppearance()
        red.backgroundColor = .red
        tools.scrollEdgeAppearance = red
        #expect(tools.ownNodes().count == 2)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A popover's sheet` {
    @Test func `has the height that the app gives it`() throws {
        let (root, content) = (UIViewController(), UIViewController())
        content.modalPresentationStyle = .popover
        let popover = try #require(content.popoverPresentationController)
        popover.adaptiveSheetPresentationController.detents = [.medium()]
        root.present(content, animated: false)
        let layer = try #require(root.presentedLayers.last)
        layer.frame = CGRect(x: 0, y: 0, width: 300, height: 410)
        layer.layoutIfNeeded()
        #expect(content.view.frame.height == 200)
    }
}
