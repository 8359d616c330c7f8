import Testing
import UIKit

/// Writes down what is called.
private final class Log {
    var lines: [String] = []
}

private final class Tracing: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { log.lines.append("\(name) \(what)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("did load")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("did disappear")
    }
    override func viewWillLayoutSubviews() { note("will lay out") }
    override func viewDidLayoutSubviews() { note("did lay out") }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "will leave" : "will move in")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "did leave" : "did move in")
    }
}

@MainActor private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view controller` {
    @Test func `loads its view once, when it is first needed`() {
        let log = Log()
        let controller = Tracing("a", log)
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
        let log = Log()
        let (outer, inner) = (Tracing("outer", log), Tracing("inner", log))
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
        let log = Log()
        let (outer, inner) = (Tracing("outer", log), Tracing("inner", log))
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
        let log = Log()
        let (outer, inner) = (Tracing("outer", log), Tracing("inner", log))
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
        let log = Log()
        let outer = Tracing("outer", log)
        for _ in 0..<2 { outer.beginAppearanceTransition(true, animated: false) }
        for _ in 0..<2 { outer.endAppearanceTransition() }
        #expect(log.lines == ["outer did load", "outer will appear", "outer did appear"])
    }

    @Test func `leaves a child alone whose view it does not show`() {
        let log = Log()
        let (outer, inner) = (Tracing("outer", log), Tracing("inner", log))
        outer.addChild(inner)
        outer.beginAppearanceTransition(true, animated: false)
        #expect(!inner.isViewLoaded)
        #expect(log.lines == ["inner will move in", "outer did load", "outer will appear"])
    }

    @Test func `moves from one parent to another`() {
        let log = Log()
        let (one, other, child) = (Tracing("one", log), Tracing("other", log), Tracing("child", log))
        one.addChild(child)
        other.addChild(child)
        #expect(one.children.isEmpty)
        #expect(other.children == [child])
    }

    @Test func `hands its appearance down to views and children`() {
        let log = Log()
        let (outer, inner) = (Tracing("outer", log), Tracing("inner", log))
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
