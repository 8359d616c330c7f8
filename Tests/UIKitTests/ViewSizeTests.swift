import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct ViewSizeTests {
    @Test func `a child's view has its parent's size when it is loaded`() {
        let (outer, inner) = (UIViewController(), Measured())
        outer.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        outer.addChild(inner)
        inner.loadViewIfNeeded()
        #expect(inner.seen == CGSize(width: 320, height: 400))
    }

    @Test func `a view has the size that was announced when it is loaded`() {
        let controller = Measured()
        controller.expectedSize = CGSize(width: 375, height: 260)
        controller.loadViewIfNeeded()
        #expect(controller.seen == CGSize(width: 375, height: 260))
    }

    @Test func `a pushed controller's view has the size below the bar when it is loaded`() {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        stack.view.layoutIfNeeded()
        let pushed = Measured()
        stack.pushViewController(pushed, animated: false)
        #expect(pushed.seen == CGSize(width: 320, height: 400 - UINavigationBar.height))
    }

    @Test func `what the view holds when it is loaded resizes with it`() {
        let controller = Filled()
        controller.expectedSize = CGSize(width: 375, height: 260)
        controller.loadViewIfNeeded()
        #expect(controller.content.frame == CGRect(x: 0, y: 0, width: 375, height: 260))
    }

    @Test func `a view that has a size of its own keeps it`() {
        let (outer, inner) = (UIViewController(), Measured())
        outer.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        outer.addChild(inner)
        inner.own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        inner.loadViewIfNeeded()
        #expect(inner.seen == CGSize(width: 10, height: 20))
    }
}

private final class Filled: UIViewController {
    let content = UIView()

    override func loadView() {
        let view = UIView(frame: .zero)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        self.view = view
    }
}

private final class Measured: UIViewController {
    var seen: CGSize?
    var own: UIView?
    override func loadView() { if let own { view = own } else { super.loadView() } }
    override func viewDidLoad() {
        super.viewDidLoad()
        seen = view.bounds.size
    }
}
