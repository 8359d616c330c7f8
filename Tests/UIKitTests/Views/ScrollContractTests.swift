import RenderTree
import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A scroll view` {
    private final class Told: NSObject, UIScrollViewDelegate {
        var lines: [String] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            lines.append("did scroll \(Int(scrollView.contentOffset.y))")
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("will drag") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            lines.append("did drag")
        }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("did end") }
    }

    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let told = Told()

    init() {
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.delegate = told
    }

    @Test func `has its offset as the origin of its bounds`() {
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        #expect(scroll.bounds == CGRect(x: 0, y: 30, width: 100, height: 100))
        scroll.bounds.origin.y = 50
        #expect(scroll.contentOffset.y == 50 && told.lines == ["did scroll 30", "did scroll 50"])
        #expect(scroll.frame.origin == .zero)
    }

    @Test func `tells of a new offset, and of an old one nothing`() {
        scroll.contentOffset.y = 30
        scroll.contentOffset.y = 30
        #expect(told.lines == ["did scroll 30"])
    }

    @Test func `tells when an animation is over, and where there was none nothing`() {
        scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        #expect(told.lines == ["did scroll 40", "did end"])
        told.lines = []
        scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
        #expect(told.lines == ["did scroll 60"])
    }

    @Test func `is dragged by the person alone`() {
        scroll.receive(.scroll(NodeID(rawValue: 1), x: 0, y: 80))
        #expect(told.lines == ["will drag", "did scroll 80", "did drag"])
    }

    @Test(
        arguments: [(0, 50, 0), (150, 10, 60), (90, 20, 10), (990, 10, 900), (20, 30, 0)]
            as [(CGFloat, CGFloat, CGFloat)])
    func `scrolls no further than is needed`(_ top: CGFloat, _ height: CGFloat, _ offset: CGFloat) {
        scroll.scrollRectToVisible(CGRect(x: 0, y: top, width: 10, height: height), animated: false)
        #expect(scroll.contentOffset.y == offset)
    }

    @Test func `lays its subviews out where its content is, whatever the offset`() {
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
        scroll.addSubview(view)
        scroll.contentOffset.y = 150
        #expect(view.frame.minY == 200 && view.convert(CGPoint.zero, to: scroll.superview).y == 200)
        #expect(scroll.hitTest(CGPoint(x: 5, y: 205), with: nil) === view)
    }

    @Test func `refreshes once for each pull, until it is told that this is over`() {
        var count = 0
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        scroll.refreshControl = refresh
        scroll.receive(.refresh(NodeID(rawValue: 1)))
        #expect(refresh.isRefreshing && count == 1)
        refresh.endRefreshing()
        #expect(!refresh.isRefreshing)
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing && count == 1, "Only the person's pull is told.")
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Traits that change` {
    private final class Told: UIView {
        var styles: [UIUserInterfaceStyle?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            styles.append(previousTraitCollection?.userInterfaceStyle)
        }
    }

    private let controller = UIViewController()
    private let child = UIViewController()
    private let view = Told()

    init() {
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        child.view.addSubview(view)
        controller.overrideUserInterfaceStyle = .light
        view.styles = []
    }

    @Test func `are told to all below, with what they were before`() {
        controller.overrideUserInterfaceStyle = .dark
        #expect(view.styles == [.light] && view.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `stop where another style is set`() {
        child.overrideUserInterfaceStyle = .light
        controller.overrideUserInterfaceStyle = .dark
        #expect(
            view.traitCollection.userInterfaceStyle == .light && child.view.traitCollection.userInterfaceStyle == .light
        )
        child.overrideUserInterfaceStyle = .unspecified
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `are told to those who asked, until they ask no more`() {
        var previous: [UIUserInterfaceStyle] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Told, old) in
            previous.append(old.userInterfaceStyle)
        }
        controller.overrideUserInterfaceStyle = .dark
        #expect(previous == [.light])
        view.unregisterForTraitChanges(registration)
        controller.overrideUserInterfaceStyle = .light
        #expect(previous == [.light])
    }
}
