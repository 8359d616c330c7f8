import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view` {
    @Test func `keeps its subviews in order`() {
        let root = UIView()
        let views = (0..<4).map { _ in UIView() }
        root.addSubview(views[0])
        root.insertSubview(views[1], at: 0)
        root.insertSubview(views[2], belowSubview: views[0])
        root.insertSubview(views[3], aboveSubview: views[1])
        #expect(root.subviews == [views[1], views[3], views[2], views[0]])
        root.sendSubviewToBack(views[0])
        root.bringSubviewToFront(views[1])
        #expect(root.subviews == [views[0], views[3], views[2], views[1]])
        root.insertSubview(views[0], at: 99)
        #expect(root.subviews.last == views[0])
    }

    @Test func `has one superview, and never itself`() {
        let (one, other, child) = (UIView(), UIView(), UIView())
        one.addSubview(child)
        other.addSubview(child)
        #expect(one.subviews.isEmpty)
        #expect(child.superview == other)
        child.addSubview(other)
        child.addSubview(child)
        #expect(child.subviews.isEmpty)
        #expect(child.isDescendant(of: other))
    }

    @Test func `is found by its tag`() {
        let (root, child) = (UIView(), UIView())
        child.tag = 7
        root.addSubview(child)
        #expect(root.viewWithTag(7) == child)
        #expect(root.viewWithTag(8) == nil)
    }

    @Test func `converts points between views of a tree`() {
        let (root, left, right) = (UIView(), UIView(), UIView())
        left.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        right.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
        root.addSubview(left)
        root.addSubview(right)
        #expect(left.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -89, y: 12))
        #expect(left.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
    }

    @Test func `tells the root what has changed, and lays out once`() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let (root, child) = (UIView(), Counting())
        root.addSubview(child)
        root.layoutIfNeeded()
        var changes = 0
        root.onChange = ChangeHandler { changes += 1 }
        child.setNeedsLayout()
        child.backgroundColor = .red
        #expect(changes == 2)
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(child.count == 2)
    }

    @Test func `is freed with its tree`() {
        weak var gone: UIView?
        do {
            let (root, child) = (UIView(), UIView())
            child.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(child)
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            root.layoutIfNeeded()
            gone = root
        }
        #expect(gone == nil)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A controller's view without constraints` {
    @Test func `follows the view that it was put into, also when that had no size yet`() {
        let parent = UIViewController(nibName: nil, bundle: nil)
        let child = UIViewController(nibName: nil, bundle: nil)
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        parent.view.frame = CGRect(x: 0, y: 0, width: 390, height: 310)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 390, height: 310))
        parent.view.frame.size.height = 640
        #expect(child.view.frame.height == 640)
    }
}
