import Testing
import UIKit

@MainActor private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view controller` {
    @Test func `loads its view once, when it is first needed`() {
        let log = LifeLog()
        let controller = Living("a", log, notes: .all)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        _ = controller.view
        controller.loadViewIfNeeded()
        #expect(log.lines == ["a did load"])
    }

    @Test func `may make its own view`() {
        final class Own: UIViewController {
            override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6)) }
        }
        #expect(Own().view.frame.width == 5)
    }

    @Test func `appears with its children, from the outside in`() {
        let log = LifeLog()
        let (outer, inner) = (Living("outer", log, notes: .all), Living("inner", log, notes: .all))
        embed(inner, in: outer)
        log.lines = []
        outer.beginAppearanceTransition(true, animated: false)
        outer.endAppearanceTransition()
        outer.beginAppearanceTransition(false, animated: false)
        outer.endAppearanceTransition()
        #expect(
            log.lines == [
                "outer will appear", "inner will appear", "outer did appear", "inner did appear",
                "outer will disappear",
                "inner will disappear", "outer did disappear", "inner did disappear",
            ])
    }

    @Test func `tells a child that comes and goes while it is on screen`() {
        let log = LifeLog()
        let (outer, inner) = (Living("outer", log, notes: .all), Living("inner", log, notes: .all))
        outer.beginAppearanceTransition(true, animated: false)
        outer.endAppearanceTransition()
        log.lines = []
        embed(inner, in: outer)
        #expect(
            log.lines == [
                "inner will move in", "inner did load", "inner will appear", "inner did appear", "inner did move in",
            ])
        #expect(outer.children == [inner])
        #expect(inner.parent == outer)
        log.lines = []
        inner.willMove(toParent: nil)
        inner.view.removeFromSuperview()
        inner.removeFromParent()
        #expect(
            log.lines == ["inner will leave", "inner will disappear", "inner did disappear", "inner did leave"])
        #expect(outer.children.isEmpty)
    }

    @Test func `lets a child that nobody moved in appear with the next layout`() {
        let log = LifeLog()
        let (outer, inner) = (Living("outer", log, notes: .all), Living("inner", log, notes: .all))
        outer.beginAppearanceTransition(true, animated: false)
        outer.endAppearanceTransition()
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        log.lines = []
        outer.view.layoutIfNeeded()
        #expect(
            log.lines == [
                "outer will lay out", "outer did lay out", "inner will lay out", "inner did lay out",
                "inner did appear",
            ])
    }

    @Test func `says nothing twice`() {
        let log = LifeLog()
        let outer = Living("outer", log, notes: .all)
        for _ in 0..<2 { outer.beginAppearanceTransition(true, animated: false) }
        for _ in 0..<2 { outer.endAppearanceTransition() }
        #expect(log.lines == ["outer did load", "outer will appear", "outer did appear"])
    }

    @Test func `leaves a child alone whose view it does not show`() {
        let log = LifeLog()
        let (outer, inner) = (Living("outer", log, notes: .all), Living("inner", log, notes: .all))
        outer.addChild(inner)
        outer.beginAppearanceTransition(true, animated: false)
        #expect(!inner.isViewLoaded)
        #expect(log.lines == ["inner will move in", "outer did load", "outer will appear"])
    }

    @Test func `moves from one parent to another`() {
        let log = LifeLog()
        let (one, other, child) = (
            Living("one", log, notes: .all), Living("other", log, notes: .all), Living("child", log, notes: .all)
        )
        one.addChild(child)
        other.addChild(child)
        #expect(one.children.isEmpty)
        #expect(other.children == [child])
    }

    @Test func `hands its appearance down to views and children`() {
        let log = LifeLog()
        let (outer, inner) = (Living("outer", log, notes: .all), Living("inner", log, notes: .all))
        outer.interfaceStyle = .dark
        embed(inner, in: outer)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `may ask for its constraints again while it updates them`() {
        final class Asking: UIViewController {
            var count = 0
            override func updateViewConstraints() {
                super.updateViewConstraints()
                count += 1
                view.setNeedsUpdateConstraints()
                view.updateConstraintsIfNeeded()
            }
        }
        let controller = Asking()
        controller.view.updateConstraintsIfNeeded()
        #expect(controller.count == 1)
        controller.view.updateConstraintsIfNeeded()
        #expect(controller.count == 2)
    }
}
