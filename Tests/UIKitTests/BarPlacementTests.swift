import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor private func part(_ width: CGFloat, _ height: CGFloat = 20) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor private func laidOut<View: UIView>(_ view: View, _ width: CGFloat, _ height: CGFloat = 44) -> View {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A toolbar's items` {
    private let first = part(40)
    private let last = part(60, 30)

    private func toolbar(_ items: [UIBarButtonItem], isMirrored: Bool = false) -> UIToolbar {
        let bar = UIToolbar()
        if isMirrored { bar.semanticContentAttribute = .forceRightToLeft }
        bar.items = items
        return laidOut(bar, 200)
    }

    @Test func `are parted by spaces that share what is left`() {
        let items = [UIBarButtonItem(customView: first), .flexibleSpace(), UIBarButtonItem(customView: last)]
        _ = toolbar(items)
        // 16 points at the ends, and 8 between the items.
        #expect(first.frame == CGRect(x: 16, y: 12, width: 40, height: 20))
        #expect(last.frame == CGRect(x: 124, y: 7, width: 60, height: 30))
        _ = toolbar([.flexibleSpace()] + items)
        // 200 − 100 − 2·16 − 3·8 = 44, in two spaces.
        #expect(first.frame.minX == 16 + 22 + 8 && last.frame.maxX == 184)
    }

    @Test func `stand beside each other without spaces, or at a fixed distance`() {
        _ = toolbar([UIBarButtonItem(customView: first), UIBarButtonItem(customView: last)])
        #expect(first.frame.minX == 16 && last.frame.minX == 64)
        _ = toolbar([UIBarButtonItem(customView: first), .fixedSpace(30), UIBarButtonItem(customView: last)])
        #expect(first.frame.minX == 16 && last.frame.minX == 16 + 40 + 8 + 30 + 8)
        _ = toolbar([UIBarButtonItem(customView: first), UIBarButtonItem(customView: last)], isMirrored: true)
        #expect(first.frame.maxX == 184 && last.frame.maxX == 136)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A navigation bar's parts` {
    private func frames(left: [CGFloat], title: CGFloat, right: [CGFloat], isMirrored: Bool = false) -> [CGRect] {
        let (bar, item) = (UINavigationBar(), UINavigationItem(title: ""))
        if isMirrored { bar.semanticContentAttribute = .forceRightToLeft }
        item.leftBarButtonItems = left.map { UIBarButtonItem(customView: part($0)) }
        item.rightBarButtonItems = right.map { UIBarButtonItem(customView: part($0)) }
        item.titleView = part(title)
        bar.show(item, back: nil, title: nil)
        return laidOut(bar, 300).subviews.map(\.frame)
    }

    private func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect { CGRect(x: x, y: 12, width: width, height: 20) }

    @Test func `stand at the ends, and the title in the middle`() {
        #expect(frames(left: [40], title: 100, right: [60]) == [rect(16, 40), rect(224, 60), rect(100, 100)])
        #expect(
            frames(left: [40, 30], title: 20, right: [60, 10])
                == [rect(16, 40), rect(64, 30), rect(224, 60), rect(206, 10), rect(140, 20)])
        #expect(
            frames(left: [40], title: 100, right: [60], isMirrored: true)
                == [rect(244, 40), rect(16, 60), rect(100, 100)])
    }

    @Test func `begin nearer to the edge with the arrow of a back button`() {
        let (bar, item) = (UINavigationBar(), UINavigationItem(title: ""))
        bar.show(item, back: "Orders", title: nil)
        #expect(laidOut(bar, 300).subviews.first?.frame.minX == 8)
        item.leftBarButtonItem = UIBarButtonItem(customView: part(40))
        bar.show(item, back: nil, title: nil)
        #expect(laidOut(bar, 300).subviews.first?.frame.minX == 16)
    }

    /// Area and path of the arrow in a bar's first button.
    private func arrow(in bar: UINavigationBar) throws -> (title: String?, area: [Double], path: String?) {
        let button = try #require(laidOut(bar, 300).subviews.compactMap { $0 as? UIButton }.first)
        let arrow = try #require(button.ownNodes().last)
        #expect(arrow.shape?.stroke?.paint == .color(button.currentTitleColor.rgba))
        return (button.currentTitle, arrow.box, arrow.shape?.path)
    }

    @Test func `are a drawn arrow before the words that lead back`() throws {
        let bar = UINavigationBar()
        bar.show(UINavigationItem(title: ""), back: "Orders", title: nil)
        let left = try arrow(in: bar)
        #expect(left.title == "Orders" && left.area == [0, 7.5, 10, 17] && left.path == "M8 1.7L2 8.5L8 15.3")
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        let right = try arrow(in: bar)
        #expect(right.path == "M2 1.7L8 8.5L2 15.3")
        let button = try #require(bar.subviews.first as? UIButton)
        #expect(button.frame.maxX == 292 && right.area[0] == button.frame.width - 10)
        #expect(button.titleLabel?.frame.minX == 0 && button.accessibilityLabel == "Orders")
    }

    @Test func `are a drawn arrow behind a title that opens a menu`() throws {
        let (bar, item) = (UINavigationBar(), UINavigationItem(title: "Notes"))
        item.titleMenuProvider = { _ in UIMenu(children: [UIAction(title: "Rename") { _ in }]) }
        bar.show(item, back: nil, title: "Notes")
        let down = try arrow(in: bar)
        let label = try #require((bar.subviews.first as? UIButton)?.titleLabel)
        #expect(down.title == "Notes" && down.path == "M0 2.8L5 5.2L10 2.8")
        #expect(down.area == [Double(label.frame.maxX) + 4, 12, 10, 8])
    }

    @Test func `are a title in the font and colour that were set last`() throws {
        let bar = UINavigationBar()
        bar.show(UINavigationItem(title: ""), back: nil, title: "Orders")
        let title = try #require(bar.subviews.first as? UILabel)
        #expect(title.font == .systemFont(ofSize: 17, weight: .semibold) && title.textColor == .label)
        bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
        #expect(title.font == .systemFont(ofSize: 20) && title.textColor == .red)
        bar.titleTextAttributes = nil
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
        bar.standardAppearance = appearance
        #expect(title.font == .systemFont(ofSize: 17, weight: .semibold) && title.textColor == .blue)
    }

    @Test func `push the title aside, and shorten it`() {
        // From 144 to 216 there are 72 points.
        #expect(frames(left: [120], title: 100, right: [60])[2] == rect(144, 72))
        #expect(frames(left: [140], title: 50, right: [])[1] == rect(164, 50))
        #expect(frames(left: [], title: 50, right: [140])[1] == rect(86, 50))
        #expect(frames(left: [200], title: 50, right: [200])[2].width == 0)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A navigation controller's areas` {
    private let first = UIViewController()
    private let second = UIViewController()

    @Test func `are what its bars leave free`() {
        let stack = UINavigationController(rootViewController: first)
        _ = laidOut(stack.view, 300, 500)
        #expect(first.view.superview?.frame == CGRect(x: 0, y: 44, width: 300, height: 456))
        #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
        stack.setToolbarHidden(false, animated: false)
        stack.view.layoutIfNeeded()
        #expect(first.view.superview?.frame == CGRect(x: 0, y: 44, width: 300, height: 412))
        #expect(stack.toolbar.frame == CGRect(x: 0, y: 456, width: 300, height: 44) && !stack.toolbar.isHidden)
        stack.isNavigationBarHidden = true
        stack.view.layoutIfNeeded()
        #expect(first.view.superview?.frame == CGRect(x: 0, y: 0, width: 300, height: 456))
        #expect(stack.navigationBar.isHidden)
    }

    @Test func `name the way back by the page below`() {
        let stack = UINavigationController(rootViewController: first)
        stack.pushViewController(second, animated: false)
        stack.loadViewIfNeeded()
        func back() -> String? {
            stack.barsDidChange()
            return (stack.navigationBar.subviews.first as? UIButton)?.accessibilityLabel
        }
        #expect(back() == "Back")
        first.title = "Dishes"
        #expect(back() == "Dishes")
        first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "List")
        #expect(back() == "List")
        first.navigationItem.backButtonTitle = "All"
        #expect(back() == "All")
        second.navigationItem.leftBarButtonItems = [UIBarButtonItem(customView: part(10))]
        #expect(back() == nil)
        second.navigationItem.leftItemsSupplementBackButton = true
        #expect(back() == "All")
        second.navigationItem.hidesBackButton = true
        #expect(back() == nil)
    }

    @Test func `show the controllers that are popped to`() {
        let third = UIViewController()
        let stack = UINavigationController(rootViewController: first)
        for controller in [second, third, second] { stack.pushViewController(controller, animated: false) }
        #expect(stack.viewControllers == [first, second, third])
        #expect(stack.popToViewController(second, animated: false) == [third])
        #expect(stack.viewControllers == [first, second] && stack.popToViewController(third, animated: false) == nil)
        #expect(stack.popViewController(animated: false) === second && stack.popViewController(animated: false) == nil)
        stack.pushViewController(second, animated: false)
        #expect(stack.popToRootViewController(animated: false) == [second] && stack.topViewController === first)
    }
}
