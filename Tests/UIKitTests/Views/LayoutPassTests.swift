import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A layout pass` {
    private final class Noting: UIView {
        var count = 0
        var then: () -> Void = {}
        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            then()
        }
    }

    private let outer = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let inner = Noting(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

    init() {
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        (outer.count, inner.count) = (0, 0)
    }

    private func counts() -> [Int] {
        outer.layoutIfNeeded()
        return [outer.count, inner.count]
    }

    @Test func `comes once, however often it is asked for, and never unasked`() {
        #expect(counts() == [0, 0])
        for _ in 0..<3 { outer.setNeedsLayout() }
        #expect(outer.count == 0, "It waits for the end of the turn, or for layoutIfNeeded.")
        #expect(counts() == [1, 0])
        #expect(counts() == [1, 0])
    }

    @Test func `goes from the outside in`() {
        var order: [String] = []
        outer.then = { order.append("outer") }
        inner.then = { order.append("inner") }
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        _ = counts()
        #expect(order == ["outer", "inner"])
    }

    @Test func `is asked for by a new size, and not by a new place`() {
        inner.frame.origin = CGPoint(x: 30, y: 30)
        inner.center.x += 1
        #expect(counts()[1] == 0)
        inner.frame.size.width = 60
        #expect(counts()[1] == 1)
        inner.bounds.size.height = 70
        #expect(counts()[1] == 2)
        inner.frame = inner.frame
        #expect(counts()[1] == 2)
    }

    @Test func `is asked for by subviews that come and go`() {
        let view = UIView()
        outer.addSubview(view)
        #expect(counts()[0] == 1)
        view.removeFromSuperview()
        #expect(counts()[0] == 2)
    }

    @Test func `finds what it has changed itself, and ends`() {
        outer.then = { [unowned outer, unowned inner] in inner.frame.size.width = outer.bounds.width / 2 }
        outer.frame.size.width = 200
        #expect(counts() == [1, 1] && inner.frame.width == 100)
        #expect(counts() == [1, 1])
    }

    @Test func `reaches hidden views too, and views without a superview`() {
        inner.isHidden = true
        inner.setNeedsLayout()
        #expect(counts()[1] == 1)
        let alone = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        alone.layoutIfNeeded()
        #expect(alone.count == 1)
    }

    @Test func `updates a view's constraints before it is laid out, where that is asked for`() {
        final class Updating: UIView {
            var log: (String) -> Void = { _ in }
            override func updateConstraints() {
                log("update \(tag)")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                log("lay out \(tag)")
            }
        }
        let (root, leaf) = (Updating(), Updating())
        (root.tag, leaf.tag) = (1, 2)
        root.addSubview(leaf)
        root.layoutIfNeeded()
        var lines: [String] = []
        for view in [root, leaf] { view.log = { lines.append($0) } }
        root.setNeedsUpdateConstraints()
        leaf.setNeedsUpdateConstraints()
        root.setNeedsLayout()
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        for tag in 1...2 {
            #expect(lines.filter { $0.hasSuffix("\(tag)") } == ["update \(tag)", "lay out \(tag)"])
        }
        lines = []
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(lines == ["lay out 1"])
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view that others are bound to` {
    private final class Counting: UIView {
        var count = 0
        override func setNeedsLayout() {
            super.setNeedsLayout()
            count += 1
        }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let moved = UIView()
    private let bound = UIView()
    private let beside = Counting()

    init() {
        for view in [moved, bound, beside] { root.addSubview(view) }
        bound.translatesAutoresizingMaskIntoConstraints = false
        bound.leftAnchor.constraint(equalTo: moved.rightAnchor, constant: 5).isActive = true
        root.layoutIfNeeded()
        beside.count = 0
    }

    @Test func `has all of the tree marked once, however often it moves before the next layout`() {
        for x in 1...10 { moved.frame = CGRect(x: CGFloat(x), y: 0, width: 20, height: 20) }
        #expect(beside.count == 1)
        root.layoutIfNeeded()
        #expect(bound.frame.minX == 35)
        moved.frame.origin.x = 50
        #expect(beside.count == 2)
        root.layoutIfNeeded()
        #expect(bound.frame.minX == 75)
    }

    @Test func `has views marked that were laid out, or came, in the meantime`() {
        moved.frame.size.width = 20
        beside.layoutIfNeeded()
        moved.frame.origin.x = 30
        #expect(beside.count == 2)
        let late = Counting()
        late.layoutIfNeeded()
        root.addSubview(late)
        late.count = 0
        moved.frame.origin.x = 40
        #expect(late.count == 1)
        root.layoutIfNeeded()
        #expect(bound.frame.minX == 65)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Margins` {
    @Test func `are 8 points, and reach in from the superview's where they are preserved`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 50, width: 90, height: 50))
        outer.addSubview(inner)
        let usual = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        #expect(inner.layoutMargins == usual)
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 20)
        #expect(inner.layoutMargins == usual)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 15, bottom: 30, right: 15))
    }

    @Test func `are told when they change`() {
        final class Told: UIView {
            var count = 0
            override func layoutMarginsDidChange() { count += 1 }
        }
        let view = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.count == 1)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.count == 1)
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 96))
    }

    @Test func `at the leading edge are at the right where words run from there`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test func `of what bars cover reach into views within a controller's`() {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        let view = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 100))
        controller.view.addSubview(view)
        controller.view.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
        view.frame.origin.y = 90
        controller.view.layoutIfNeeded()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 80))
    }

    @Test func `of a controller around it are added to a child's own`() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        outer.addChild(inner)
        inner.view.frame = outer.view.bounds
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        outer.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        inner.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
        outer.view.layoutIfNeeded()
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 25, left: 0, bottom: 7, right: 0))
    }
}
