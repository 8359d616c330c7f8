import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A navigation stack` {
    private let log = LifeLog()
    private let root: Living
    private let page: Living
    private let last: Living
    private let stack: UINavigationController

    init() {
        (root, page, last) = (Living("root", log), Living("page", log), Living("last", log))
        stack = UINavigationController(rootViewController: root)
        stack.comeOnScreen()
        stack.settle()
        _ = log.take()
    }

    private func lives(_ change: () -> Void) -> [String] {
        change()
        stack.settle()
        return log.take()
    }

    @Test func `is gone through from the first controller to the last`() {
        #expect(stack.viewControllers == [root] && stack.topViewController === root)
        stack.pushViewController(page, animated: false)
        stack.pushViewController(last, animated: false)
        #expect(stack.viewControllers == [root, page, last] && stack.topViewController === last)
        #expect(page.navigationController === stack && page.parent === stack && stack.children == [root, page, last])
        #expect(stack.popViewController(animated: false) === last)
        #expect(last.parent == nil && last.navigationController == nil && stack.topViewController === page)
    }

    @Test func `returns what it takes away, in its order`() {
        stack.setViewControllers([root, page, last], animated: false)
        #expect(stack.popToViewController(root, animated: false) == [page, last])
        stack.setViewControllers([root, page, last], animated: false)
        #expect(stack.popToRootViewController(animated: false) == [page, last])
        #expect((stack.popToRootViewController(animated: false) ?? []).isEmpty)
        #expect(stack.viewControllers == [root])
    }

    @Test func `never loses its first controller`() {
        #expect(stack.popViewController(animated: false) == nil)
        #expect(stack.viewControllers == [root] && log.take() == [])
    }

    @Test func `lets the old one go before the new one comes`() {
        #expect(
            lives { stack.pushViewController(page, animated: false) } == [
                "root will disappear", "page will appear", "root did disappear", "page did appear",
            ])
        #expect(
            lives { stack.popViewController(animated: false) } == [
                "page will disappear", "root will appear", "page did disappear", "root did appear",
            ])
    }

    @Test func `says what comes and goes for good`() {
        stack.pushViewController(page, animated: false)
        stack.settle()
        let comes = Dictionary(log.reasons.map { ($0.name, $0.isMoving) }) { $1 }
        #expect(comes == ["root": false, "page": true], "The one behind is only covered.")
        _ = log.take()
        stack.popViewController(animated: false)
        stack.settle()
        let goes = Dictionary(log.reasons.map { ($0.name, $0.isMoving) }) { $1 }
        #expect(goes == ["root": false, "page": true])
        #expect(!page.isMovingFromParent && !page.isMovingToParent)
    }

    @Test func `tells a controller before and after it comes in and goes out`() {
        page.notes.insert(.moves)
        let comes = lives { stack.pushViewController(page, animated: false) }.filter { $0.contains("move") }
        #expect(comes == ["page will move in", "page did move in"])
        let goes = lives { stack.popViewController(animated: false) }.filter { $0.contains("leave") }
        #expect(goes == ["page will leave", "page did leave"])
    }

    @Test func `leaves those in the middle alone`() {
        #expect(
            lives { stack.setViewControllers([root, page, last], animated: false) } == [
                "root will disappear", "last will appear", "root did disappear", "last did appear",
            ])
        #expect(log.loads == ["root", "last"], "No view is loaded that is not shown.")
        #expect(lives { stack.setViewControllers([page, last], animated: false) } == [])
        #expect(root.parent == nil && stack.viewControllers == [page, last])
        #expect(
            lives { stack.popToRootViewController(animated: false) } == [
                "last will disappear", "page will appear", "last did disappear", "page did appear",
            ])
    }

    @Test func `keeps its controllers, and lets go of those that it has popped`() {
        weak var gone: UIViewController?
        do {
            let detail = UIViewController()
            gone = detail
            stack.pushViewController(detail, animated: false)
            stack.settle()
            _ = stack.popViewController(animated: false)
            stack.settle()
        }
        #expect(gone == nil)
    }

    @Test func `shows a controller by pushing it, from wherever it is asked for`() {
        let child = UIViewController()
        root.addChild(child)
        child.didMove(toParent: root)
        child.show(page, sender: nil)
        #expect(stack.viewControllers == [root, page])
        let alone = UIViewController()
        alone.show(last, sender: nil)
        #expect(alone.presentedViewController === last, "Where there is no stack it is presented.")
    }

    @Test func `has a controller in front of all that is presented`() {
        #expect(stack.visibleViewController === root)
        let sheet = UIViewController()
        page.modalPresentationStyle = .fullScreen
        stack.pushViewController(page, animated: false)
        page.present(sheet, animated: false)
        #expect(stack.visibleViewController === sheet && stack.topViewController === page)
        sheet.dismiss(animated: false)
        #expect(stack.visibleViewController === page)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A navigation controller's delegate` {
    private final class Told: NSObject, UINavigationControllerDelegate {
        var lines: [String] = []
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { lines.append("will \(viewController.title ?? "") \(animated)") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { lines.append("did \(viewController.title ?? "") \(animated)") }
    }

    private let told = Told()
    private let root = UIViewController()
    private let page = UIViewController()
    private let stack = UINavigationController()

    init() {
        (root.title, page.title) = ("root", "page")
        stack.delegate = told
        stack.viewControllers = [root]
        stack.comeOnScreen()
        stack.settle()
    }

    @Test func `is told of the first controller once it comes on screen`() {
        #expect(told.lines.last == "did root false" && told.lines.filter { $0.hasPrefix("did") }.count == 1)
    }

    @Test func `is told before and after another one comes, whichever way it comes`() {
        told.lines = []
        stack.pushViewController(page, animated: true)
        stack.settle()
        #expect(told.lines == ["will page true", "did page true"])
        told.lines = []
        stack.popToRootViewController(animated: false)
        stack.settle()
        #expect(told.lines == ["will root false", "did root false"])
        told.lines = []
        stack.setViewControllers([page], animated: false)
        stack.settle()
        #expect(told.lines == ["will page false", "did page false"])
    }

    @Test func `hears nothing where the one on top stays`() {
        stack.setViewControllers([root, page], animated: false)
        stack.settle()
        told.lines = []
        stack.setViewControllers([page], animated: false)
        stack.settle()
        #expect(told.lines.filter { $0.hasPrefix("did") }.count <= 1 && !told.lines.contains { $0.contains("root") })
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A navigation controller's bars` {
    private let root = UIViewController()
    private let page = UIViewController()
    private let stack: UINavigationController

    init() {
        stack = UINavigationController(rootViewController: root)
        stack.comeOnScreen()
    }

    private func words(_ view: UIView) -> [String] {
        let own = [(view as? UILabel)?.text, (view as? UIButton)?.currentTitle].compactMap(\.self)
        return view.isHidden ? [] : own + view.subviews.flatMap(words)
    }

    private var shown: [String] {
        stack.settle()
        return words(stack.navigationBar)
    }

    @Test func `name the page, and the one that leads back`() {
        root.title = "Menu"
        #expect(shown.contains("Menu"))
        page.title = "Bill"
        stack.pushViewController(page, animated: false)
        #expect(shown.contains("Bill") && shown.contains { $0.contains("Menu") })
        page.navigationItem.hidesBackButton = true
        #expect(!shown.contains { $0.contains("Menu") })
        page.navigationItem.hidesBackButton = false
        root.navigationItem.backButtonTitle = "All"
        #expect(shown.contains { $0.contains("All") })
    }

    @Test func `follow the words of a page while it is shown`() {
        root.title = "Menu"
        _ = shown
        root.navigationItem.title = "Drinks"
        #expect(shown.contains("Drinks") && !shown.contains("Menu"))
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Pay", style: .plain, target: nil, action: nil)
        #expect(shown.contains("Pay"))
        root.navigationItem.rightBarButtonItem = nil
        #expect(!shown.contains("Pay"))
    }

    @Test func `have one leading button or several, which replace the way back`() {
        root.title = "Menu"
        stack.pushViewController(page, animated: false)
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Stop", style: .plain, target: nil, action: nil)
        #expect(shown.contains("Stop") && !shown.contains { $0.contains("Menu") })
        page.navigationItem.leftItemsSupplementBackButton = true
        #expect(shown.contains("Stop") && shown.contains { $0.contains("Menu") })
        #expect(page.navigationItem.leftBarButtonItems?.count == 1)
        page.navigationItem.leftBarButtonItems = nil
        #expect(page.navigationItem.leftBarButtonItem == nil)
    }

    @Test func `leave their room to the page where they are hidden`() {
        stack.settle()
        let small = root.view.frame.height
        stack.setNavigationBarHidden(true, animated: false)
        stack.settle()
        #expect(stack.isNavigationBarHidden && root.view.frame.height > small)
        #expect(stack.isToolbarHidden)
        let large = root.view.frame.height
        stack.setToolbarHidden(false, animated: false)
        stack.settle()
        #expect(root.view.frame.height < large)
    }

    @Test func `below are those of the page on top`() {
        root.toolbarItems = [UIBarButtonItem(title: "Root", style: .plain, target: nil, action: nil)]
        stack.setToolbarHidden(false, animated: false)
        stack.settle()
        #expect(stack.toolbar.items == root.toolbarItems)
        stack.pushViewController(page, animated: false)
        stack.settle()
        #expect((stack.toolbar.items ?? []).isEmpty)
        page.setToolbarItems(
            [UIBarButtonItem(title: "Page", style: .plain, target: nil, action: nil)], animated: false)
        stack.settle()
        #expect(stack.toolbar.items?.map(\.title) == ["Page"])
    }
}
