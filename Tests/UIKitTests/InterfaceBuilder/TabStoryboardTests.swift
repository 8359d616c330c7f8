import Testing

@testable import UIKit

/// A storyboard as Xcode 9 wrote it, with layout guides and size classes, and references to another one.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TabStoryboardTests {
    private func start(_ size: CGSize = CGSize(width: 400, height: 600)) throws -> (
        UITabBarController, GestureController
    ) {
        let tabs = try #require(
            InterfaceFixture.storyboard("Tabs").instantiateInitialViewController() as? UITabBarController)
        InterfaceFixture.show(tabs, size)
        return (tabs, try #require(tabs.selectedViewController as? GestureController))
    }

    @Test func `Tabs are its controllers, also of another storyboard`() throws {
        let (tabs, first) = try start()
        #expect(first.tabBarItem.title == "Play" && tabs.tabBar.tintColor == .darkText)
        let detail = try #require(tabs.viewControllers?.last as? DetailController)
        tabs.selectedIndex = 1
        #expect(detail.view.bounds.width == 400 && detail.picture?.frame.width == 200)
    }

    @Test(arguments: InterfaceFixture.sizes)
    func `Older files place views by the bars' edges, and by size class`(size: CGSize) throws {
        let (_, first) = try start(size)
        first.view.layoutIfNeeded()
        let area = CGSize(width: size.width, height: size.height - UITabBar.height)
        #expect(first.view.bounds.size == area)
        #expect(first.box?.frame == CGRect(x: 16, y: 20, width: 60, height: 80))
        let button = try #require(first.view.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.frame.maxY == area.height - 10 && abs(button.frame.midX - area.width / 4) < 0.01)
        #expect(button.alpha == 0.5 && !button.isHidden)
    }

    @Test func `Objects and recognisers are of an author's own class, and live as long as the controller`() throws {
        let (_, first) = try start()
        #expect(first.store?.mark == 7 && first.level == 3)
        let recognizer = try #require(first.recognizer as? DoubleTap)
        #expect(recognizer.mark == 5 && recognizer.numberOfTapsRequired == 2 && recognizer.delegate === first)
        #expect(first.box?.gestureRecognizers?.first === recognizer)
    }

    @Test func `An action of the first responder goes to whoever has it, from the control outwards`() throws {
        let (_, first) = try start()
        first.view.subviews.compactMap { $0 as? UIButton }.first?.triggered()
        #expect(first.calls == ["asked"])
    }

    @Test func `Texts are in the app's language where the bundle has them`() throws {
        var texts: [String?] = []
        UITraitCollection(.light, systemWords: SystemWords(language: "de")).performAsCurrent {
            let controller = InterfaceFixture.storyboard("Board").instantiateInitialViewController() as? BoardController
            controller?.loadViewIfNeeded()
            let choice = controller?.view.subviews.compactMap { $0 as? UISegmentedControl }.first
            texts = [controller?.sendButton?.configuration?.title] + (0..<2).map { choice?.titleForSegment(at: $0) }
        }
        #expect(texts == ["Zug senden", "Kreuz", "Circle"])
    }
}
