import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor private func laidOut(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> UIView {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A tab bar's areas` {
    private let pages = (0..<3).map { _ in UIViewController() }

    @Test func `divide the width, and leave the rest to the page`() {
        let controller = UITabBarController()
        controller.viewControllers = pages
        _ = laidOut(controller.view, 300, 500)
        #expect(pages[0].view.superview?.frame == CGRect(x: 0, y: 0, width: 300, height: 451))
        #expect(controller.tabBar.frame == CGRect(x: 0, y: 451, width: 300, height: 49))
        let tabs = controller.tabBar.subviews.map(\.frame)
        #expect(tabs == [0, 100, 200].map { CGRect(x: $0, y: 0, width: 100, height: 49) })
        controller.tabBar.semanticContentAttribute = .forceRightToLeft
        controller.view.layoutIfNeeded()
        #expect(controller.tabBar.subviews.map(\.frame.minX) == [200, 100, 0])
        controller.tabBar.isHidden = true
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        #expect(pages[0].view.superview?.frame.height == 500)
    }

    @Test func `stand in the middle where they are to, as long as they have room there`() {
        let bar = UITabBar()
        bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        (bar.itemPositioning, bar.itemWidth, bar.itemSpacing) = (.centered, 40, 10)
        _ = laidOut(bar, 300, 49)
        #expect(bar.subviews.map(\.frame) == [80, 130, 180].map { CGRect(x: $0, y: 0, width: 40, height: 49) })
        bar.itemWidth = 100
        bar.layoutIfNeeded()
        #expect(bar.subviews.map(\.frame.width) == [100, 100, 100] && bar.subviews[0].frame.minX == 0)
        (bar.itemWidth, bar.itemSpacing) = (0, 0)
        _ = laidOut(bar, 400, 49)
        #expect(bar.subviews.map(\.frame.minX) == [52, 162, 272] && bar.subviews[0].frame.width == 76)
        bar.itemPositioning = .fill
        bar.layoutIfNeeded()
        #expect(bar.subviews.map(\.frame.minX) == [0, 400 / 3, 800 / 3])
    }

    @Test func `keep the selected page where others come and go`() {
        let controller = UITabBarController()
        #expect(controller.selectedIndex == NSNotFound && controller.selectedViewController == nil)
        controller.viewControllers = pages
        #expect(controller.selectedIndex == 0)
        controller.selectedIndex = 2
        controller.selectedIndex = 3
        #expect(controller.selectedViewController === pages[2])
        controller.viewControllers = [pages[2], pages[0]]
        #expect(controller.selectedIndex == 0 && controller.tabBar.selectedItem === pages[2].tabBarItem)
        #expect(pages[1].parent == nil && pages[0].parent === controller)
        controller.viewControllers = [pages[1], pages[0]]
        #expect(controller.selectedViewController === pages[1])
    }

    @Test func `hide the bar for a page that asks for it while it is pushed`() {
        let stack = UINavigationController(rootViewController: pages[0])
        let controller = UITabBarController()
        controller.viewControllers = [stack]
        controller.loadViewIfNeeded()
        pages[0].hidesBottomBarWhenPushed = true
        stack.pushViewController(pages[1], animated: false)
        #expect(!controller.tabBar.isHidden)
        pages[2].hidesBottomBarWhenPushed = true
        stack.pushViewController(pages[2], animated: false)
        #expect(controller.tabBar.isHidden)
        stack.popViewController(animated: false)
        #expect(!controller.tabBar.isHidden)
    }

    @Test func `widen a badge with its text`() throws {
        let controller = UITabBarController()
        pages[0].tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        controller.viewControllers = [pages[0]]
        _ = laidOut(controller.view, 100, 200)
        func badge(_ value: String) throws -> [Double] {
            pages[0].tabBarItem.badgeValue = value
            let tab = try #require(controller.tabBar.subviews.first)
            return try #require(tab.ownNodes().dropLast().last).box
        }
        #expect(try badge("1") == [54, 2, 18, 18])
        #expect(try badge("123") == [54, 2, 32, 18])
    }
}
