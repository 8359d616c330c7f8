import Testing

@testable import UIKit

private final class Covered: UIView {
    var insets: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insets.append(safeAreaInsets)
    }
}

private final class Page: UIViewController {
    var insets: [UIEdgeInsets] = []
    override func loadView() { view = Covered() }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        insets.append(view.safeAreaInsets)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A change of the safe area` {
    private let outer = Page()
    private let inner = Page()
    private let near = Covered()
    private let far = Covered()

    /// Views within a controller's, of which `far` stands below the upper bar; a controller within it fills it.
    init() {
        outer.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        near.frame = CGRect(x: 0, y: 10, width: 100, height: 100)
        far.frame = CGRect(x: 0, y: 110, width: 100, height: 20)
        inner.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        outer.view.addSubview(near)
        outer.view.addSubview(far)
        outer.addChild(inner)
        near.addSubview(inner.view)
    }

    @Test func `is told to the views and controllers within whose insets it changes, from the outside inwards`() {
        outer.additionalSafeAreaInsets.top = 30
        #expect(outer.insets.map(\.top) == [30] && near.insets.map(\.top) == [20] && inner.insets.map(\.top) == [20])
        #expect((inner.view as? Covered)?.insets.map(\.top) == [20])
        #expect(far.insets == [])
        outer.additionalSafeAreaInsets.top = 30
        #expect(outer.insets.count == 1 && near.insets.count == 1)
    }

    @Test func `is told where a view moves, is resized, comes or goes`() {
        outer.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        near.frame.origin.y = 0
        #expect(near.insets.map(\.top) == [20, 30] && inner.insets.map(\.top) == [20, 30])
        near.frame.origin.y = 40
        #expect(near.insets.map(\.top) == [20, 30, 0] && inner.insets.map(\.top) == [20, 30, 0])
        far.removeFromSuperview()
        #expect(far.insets == [])
        outer.view.addSubview(far)
        outer.view.frame.size.height = 140
        #expect(far.insets.map(\.bottom) == [10])
        far.removeFromSuperview()
        #expect(far.insets.map(\.bottom) == [10, 0])
    }

    @Test func `is not told within a scroll view, whose content moves`() {
        let (scroll, content) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), Covered())
        content.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        scroll.addSubview(content)
        outer.view.addSubview(scroll)
        outer.additionalSafeAreaInsets.top = 30
        #expect(content.insets == [])
    }
}
