import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `The life of a view controller` {
    private let log = LifeLog()

    @Test func `goes from loading over laying out to being there`() {
        final class Whole: UIViewController {
            var lines: [String] = []
            override func loadView() {
                lines.append("load")
                super.loadView()
            }
            override func viewDidLoad() { lines.append("did load") }
            override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
            override func viewIsAppearing(_ animated: Bool) { lines.append("is appearing") }
            override func viewWillLayoutSubviews() { lines.append("will lay out") }
            override func viewDidLayoutSubviews() { lines.append("did lay out") }
            override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
        }
        let controller = Whole()
        controller.beginAppearanceTransition(true, animated: false)
        controller.view.layoutIfNeeded()
        controller.endAppearanceTransition()
        let lines = controller.lines
        #expect(lines.prefix(4) == ["load", "did load", "will appear", "is appearing"] && lines.last == "did appear")
        #expect(lines.filter { $0 == "will lay out" }.count == lines.filter { $0 == "did lay out" }.count)
        let first = lines.firstIndex(of: "will lay out")
        #expect((first ?? 0) > (lines.firstIndex(of: "is appearing") ?? 0))
    }

    @Test func `says that it is appearing once each time, with its view in place`() {
        let page = Living("page", log)
        page.comeOnScreen()
        #expect(log.arrivals == ["page"])
        page.beginAppearanceTransition(false, animated: false)
        page.endAppearanceTransition()
        page.comeOnScreen()
        #expect(log.arrivals == ["page", "page"] && log.loads == ["page"])
    }

    @Test func `with a parent begins when it is added, and each side says its part`() {
        let (outer, inner) = (Living("outer", log), Living("inner", log))
        inner.notes.insert(.moves)
        outer.addChild(inner)
        #expect(log.take() == ["inner will move in"], "The parent says itself when its child has come.")
        inner.didMove(toParent: outer)
        #expect(log.take() == ["inner did move in"])
        inner.willMove(toParent: nil)
        inner.removeFromParent()
        #expect(log.take() == ["inner will leave", "inner did leave"])
        #expect(inner.parent == nil && outer.children.isEmpty && log.loads.isEmpty)
    }

    @Test func `ends with the old parent before it begins with a new one`() {
        let (one, other, child) = (Living("one", log), Living("other", log), Living("child", log))
        one.addChild(child)
        child.didMove(toParent: one)
        other.addChild(child)
        #expect(child.parent === other && one.children.isEmpty && other.children == [child])
        other.addChild(child)
        #expect(other.children == [child])
    }

    @Test func `of a child waits for its parent where that forwards appearances itself`() {
        final class Alone: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (outer, inner) = (Alone(), Living("inner", log))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        outer.comeOnScreen()
        #expect(log.take() == [])
        inner.beginAppearanceTransition(true, animated: false)
        inner.endAppearanceTransition()
        #expect(log.take() == ["inner will appear", "inner did appear"])
    }

    @Test func `that turns back before it has appeared disappears`() {
        let page = Living("page", log)
        page.beginAppearanceTransition(true, animated: true)
        page.beginAppearanceTransition(false, animated: true)
        page.endAppearanceTransition()
        #expect(log.take() == ["page will appear", "page will disappear", "page did disappear"])
    }

    @Test func `leads from one child to another`() {
        let (outer, one, other) = (UIViewController(), Living("one", log), Living("other", log))
        for child in [one, other] {
            outer.addChild(child)
            child.didMove(toParent: outer)
        }
        outer.view.addSubview(one.view)
        outer.comeOnScreen()
        _ = log.take()
        var ended: [Bool] = []
        outer.transition(from: one, to: other, duration: 0, animations: nil) { ended.append($0) }
        outer.settle()
        let lines = log.take()
        #expect(Set(lines.prefix(2)) == ["one will disappear", "other will appear"] && lines.count == 4)
        #expect(Set(lines.suffix(2)) == ["one did disappear", "other did appear"])
        #expect(ended == [true] && one.view.superview == nil && other.view.superview === outer.view)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view controller's margins` {
    private final class Page: UIViewController {
        var changes = 0
        override func viewLayoutMarginsDidChange() { changes += 1 }
    }

    @Test func `are told to it when its view gets others`() {
        let page = Page()
        page.view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(page.changes == 1)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view controller's words` {
    @Test func `are those of its bars, whichever was set last`() {
        let page = UIViewController()
        page.title = "Menu"
        #expect(page.navigationItem.title == "Menu" && page.tabBarItem.title == "Menu")
        page.navigationItem.title = "Our menu"
        #expect(page.title == "Menu" && page.tabBarItem.title == "Menu")
        page.title = "Bill"
        #expect(page.navigationItem.title == "Bill" && page.tabBarItem.title == "Bill")
    }

    @Test func `of its button for editing follow whether it edits`() {
        final class Editing: UIViewController {
            var calls: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append(editing)
            }
        }
        let page = Editing()
        let before = page.editButtonItem.title
        page.isEditing = true
        #expect(page.calls == [true] && page.isEditing, "The property goes through the method.")
        #expect(page.editButtonItem.title != before)
        page.editButtonItem.push()
        #expect(page.calls == [true, false] && page.editButtonItem.title == before)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A container of controllers` {
    private final class Box: UIViewController {
        var told: [UIViewController] = []
        var sizes: [CGSize] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            if let child = container as? UIViewController { told.append(child) }
        }
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    private let outer = Box()
    private let inner = Box()

    init() {
        outer.addChild(inner)
        inner.didMove(toParent: outer)
    }

    @Test func `hears which size a child prefers, once it is another`() {
        inner.preferredContentSize = CGSize(width: 10, height: 20)
        #expect(outer.told == [inner])
        inner.preferredContentSize = CGSize(width: 10, height: 20)
        #expect(outer.told.count == 1)
    }

    @Test func `passes on a new size to its children, as large as it says`() {
        let transition = InstantTransition()
        outer.viewWillTransition(to: CGSize(width: 100, height: 50), with: transition)
        #expect(outer.sizes == [CGSize(width: 100, height: 50)] && inner.sizes == [CGSize(width: 50, height: 50)])
    }
}
