import Testing

@testable import UIKit

/// Can be the first responder, and may refuse to stop being it.
private final class Willing: UIView {
    var clings = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !clings }
}

@MainActor @Suite(.timeLimit(.minutes(5)), .serialized) struct `The responder chain` {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let one = Willing()
    private let other = Willing()

    init() {
        UIResponder.first?.giveUp()
        window.addSubview(one)
        window.addSubview(other)
    }

    @Test func `leads from a view over its controller to what is around that`() {
        let (outer, inner) = (UIViewController(), UIViewController())
        let (box, leaf) = (UIView(), UIView())
        outer.addChild(inner)
        outer.view.addSubview(box)
        box.addSubview(inner.view)
        inner.view.addSubview(leaf)
        let chain = sequence(first: leaf as UIResponder, next: \.next)
        #expect(Array(chain.prefix(6)) == [leaf, inner.view, inner, box, outer.view, outer])
        #expect(UIView().next == nil)
    }

    @Test func `leads to the controller that carries out an action, if there is one`() {
        final class Player: UIViewController {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action.name == "play"
            }
        }
        let (outer, inner) = (Player(), UIViewController())
        outer.addChild(inner)
        #expect(inner.targetViewController(forAction: Selector("play"), sender: nil) === outer)
        #expect(inner.targetViewController(forAction: Selector("stop"), sender: nil) == nil)
    }

    @Test func `of a presented controller leads to the one that presents it`() {
        let (root, page) = (UIViewController(), UIViewController())
        root.present(page, animated: false)
        #expect(sequence(first: page.view as UIResponder, next: \.next).contains(root))
    }

    @Test func `passes on touches that a view does not handle`() {
        final class Hearing: UIViewController {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        }
        let controller = Hearing()
        let leaf = UIView()
        controller.view.addSubview(leaf)
        leaf.touchesBegan([], with: nil)
        #expect(controller.count == 1)
    }

    @Test func `has one first responder, and those before it resign`() {
        #expect(one.becomeFirstResponder() && one.isFirstResponder)
        #expect(other.becomeFirstResponder() && other.isFirstResponder && !one.isFirstResponder)
        #expect(other.resignFirstResponder() && !other.isFirstResponder)
        #expect(!UIView().becomeFirstResponder())
    }

    @Test func `keeps a first responder that does not want to resign`() {
        #expect(one.becomeFirstResponder())
        one.clings = true
        #expect(!one.resignFirstResponder() && one.isFirstResponder)
        #expect(!other.becomeFirstResponder() && one.isFirstResponder && !other.isFirstResponder)
        #expect(!window.endEditing(false) && one.isFirstResponder)
        one.clings = false
        #expect(other.becomeFirstResponder())
    }

    @Test func `loses a first responder that is taken out of the window`() {
        #expect(one.becomeFirstResponder())
        one.removeFromSuperview()
        #expect(!one.isFirstResponder)
        window.addSubview(one)
        let box = UIView()
        window.addSubview(box)
        box.addSubview(one)
        #expect(one.becomeFirstResponder())
        box.removeFromSuperview()
        #expect(!one.isFirstResponder)
    }

    @Test func `ends editing for the views within one alone`() {
        let box = UIView()
        window.addSubview(box)
        box.addSubview(one)
        #expect(one.becomeFirstResponder())
        other.endEditing(true)
        #expect(one.isFirstResponder)
        #expect(box.endEditing(true) && !one.isFirstResponder)
    }
}
