import Testing

@testable import UIKit

/// Source: developer.apple.com/documentation/uikit/uibarbuttonitemgroup
@MainActor @Suite(.timeLimit(.minutes(5))) struct `Groups of a navigation bar’s items` {
    private let item = UINavigationItem(title: "Notes")
    private let one = UIBarButtonItem(title: "One")
    private let two = UIBarButtonItem(title: "Two")
    private let three = UIBarButtonItem(title: "Three")

    private func labels() -> [String?] {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        bar.show(item, back: nil, title: item.title)
        bar.layoutIfNeeded()
        return bar.subviews.sorted { $0.frame.minX < $1.frame.minX }.map {
            $0.accessibilityLabel ?? ($0 as? UILabel)?.text
        }
    }

    @Test func `stand at the ends in their order`() {
        item.leadingItemGroups = [one.creatingFixedGroup()]
        item.trailingItemGroups = [.fixedGroup(items: [two, three])]
        #expect(labels() == ["One", "Notes", "Two", "Three"])
        item.trailingItemGroups[0].isHidden = true
        #expect(labels() == ["One", "Notes"])
        item.rightBarButtonItems = [two, three]
        #expect(labels() == ["One", "Notes", "Three", "Two"])
        #expect(item.trailingItemGroups.flatMap(\.barButtonItems) == [three, two])
        three.isHidden = true
        #expect(labels() == ["One", "Notes", "Two"])
    }

    @Test func `of the middle stand in a menu, but for optional ones that are not there at first`() throws {
        var pushed = 0
        let counting = UIBarButtonItem(title: "Count", primaryAction: UIAction { _ in pushed += 1 })
        item.centerItemGroups = [
            counting.creatingOptionalGroup(customizationIdentifier: "count"),
            two.creatingOptionalGroup(customizationIdentifier: "two", inDefaultCustomization: false),
        ]
        #expect(labels() == ["Notes", "More"])
        let more = try #require(item.shownRight.first)
        let elements = try #require(more.menu).children
        #expect(elements.map(\.title) == ["Count"])
        (elements.first as? UIAction)?.perform(from: nil)
        #expect(pushed == 1)
    }

    @Test func `appear once they are hidden no more`() throws {
        let page = UIViewController()
        let controller = UINavigationController(rootViewController: page)
        controller.loadViewIfNeeded()
        one.isHidden = true
        page.navigationItem.rightBarButtonItem = one
        page.navigationItem.centerItemGroups = [two.creatingOptionalGroup(customizationIdentifier: "two")]
        func labels() -> [String] { controller.navigationBar.subviews.compactMap(\.accessibilityLabel) }
        #expect(!labels().contains("One"))
        one.isHidden = false
        #expect(labels().contains("One"))
        two.title = "Second"
        #expect(page.navigationItem.shownRight.first?.menu?.children.map(\.title) == ["Second"])
    }

    @Test func `are told of a push, and stay selected where they are to`() {
        var senders: [AnyObject?] = []
        let toggle = UIBarButtonItem(title: "Bold", primaryAction: UIAction { senders.append($0.sender) })
        toggle.changesSelectionAsPrimaryAction = true
        (toggle.view as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(toggle.isSelected && senders.first as? UIBarButtonItem === toggle)
    }

    @Test func `leave a title that opens a menu, and a way back of the app’s own`() {
        item.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Rename") { _ in }]) }
        var count = 0
        item.backAction = UIAction { _ in count += 1 }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        bar.show(item, back: "Back", title: "Notes")
        let buttons = bar.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.last?.menu?.children.first?.title == "Rename" && buttons.last?.accessibilityLabel == "Notes")
        buttons.first?.sendActions(for: .touchUpInside)
        #expect(count == 1)
    }
}
