import Testing
import UIKit

/// Writes down what it and its superview are told when it is moved.
private final class Told: UIView {
    let name: String
    var log: (String) -> Void = { _ in }

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func title(_ view: UIView?) -> String { (view as? Told)?.name ?? "nil" }

    override func willMove(toSuperview newSuperview: UIView?) {
        log("\(name) will move from \(title(superview)) to \(title(newSuperview))")
    }
    override func didMoveToSuperview() { log("\(name) is in \(title(superview))") }
    override func didAddSubview(_ subview: UIView) { log("\(name) has \(title(subview))") }
    override func willRemoveSubview(_ subview: UIView) {
        log("\(name) loses \(title(subview)) of \(subviews.count)")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        log("\(name) will \(newWindow == nil ? "leave" : "enter") while \(window == nil ? "outside" : "inside")")
    }
    override func didMoveToWindow() { log("\(name) \(window == nil ? "left" : "entered")") }
}

@MainActor private final class Log {
    var lines: [String] = []

    func views(_ names: String...) -> [Told] {
        names.map { name in
            let view = Told(name)
            view.log = { [weak self] in self?.lines.append($0) }
            return view
        }
    }

    /// Returns the lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view that is moved` {
    private let log = Log()

    @Test func `is told before and after it comes into a superview, which hears of it as well`() {
        let views = log.views("box", "leaf")
        views[0].addSubview(views[1])
        let lines = log.take()
        #expect(lines.first == "leaf will move from nil to box")
        #expect(Set(lines.dropFirst()) == ["leaf is in box", "box has leaf"] && lines.count == 3)
    }

    @Test func `is told before and after it leaves, and its superview before`() {
        let views = log.views("box", "leaf")
        views[0].addSubview(views[1])
        _ = log.take()
        views[1].removeFromSuperview()
        let lines = log.take()
        #expect(Set(lines.prefix(2)) == ["leaf will move from box to nil", "box loses leaf of 1"])
        #expect(lines.last == "leaf is in nil" && lines.count == 3)
        views[1].removeFromSuperview()
        #expect(log.take() == [], "A view without a superview has nothing to leave.")
    }

    @Test func `goes from one superview to another in one step`() {
        let views = log.views("old", "new", "leaf")
        views[0].addSubview(views[2])
        _ = log.take()
        views[1].addSubview(views[2])
        let lines = log.take()
        #expect(lines.filter { $0.hasPrefix("leaf will") } == ["leaf will move from old to new"])
        #expect(lines.filter { $0.hasPrefix("leaf is") } == ["leaf is in new"])
        #expect(lines.contains("old loses leaf of 1") && lines.contains("new has leaf"))
    }

    @Test func `enters a window with all its descendants, and leaves it with them`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = log.views("box", "leaf")
        views[0].addSubview(views[1])
        _ = log.take()
        window.addSubview(views[0])
        let comes = log.take()
        for name in ["box", "leaf"] {
            let will = comes.firstIndex(of: "\(name) will enter while outside")
            let did = comes.firstIndex(of: "\(name) entered")
            #expect(will != nil && did != nil && (will ?? 0) < (did ?? 0))
        }
        #expect(views[1].window === window)
        views[0].removeFromSuperview()
        let goes = log.take()
        for name in ["box", "leaf"] {
            #expect(goes.filter { $0 == "\(name) will leave while inside" || $0 == "\(name) left" }.count == 2)
        }
        #expect(views[1].window == nil)
    }

    @Test func `does not leave the window where it goes to another superview in it`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = log.views("old", "new", "leaf")
        views[0].addSubview(views[2])
        window.addSubview(views[0])
        window.addSubview(views[1])
        _ = log.take()
        views[1].addSubview(views[2])
        #expect(!log.take().contains { $0 == "leaf left" })
        #expect(views[2].window === window)
    }

    @Test func `comes to the front where it is added again, without leaving`() {
        let views = log.views("box", "a", "b", "c")
        for view in views.dropFirst() { views[0].addSubview(view) }
        _ = log.take()
        views[0].addSubview(views[1])
        #expect(views[0].subviews == [views[2], views[3], views[1]])
        #expect(!log.take().contains("a is in nil"))
    }

    @Test func `changes places with another one`() {
        let views = log.views("box", "a", "b", "c")
        for view in views.dropFirst() { views[0].addSubview(view) }
        views[0].exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(views[0].subviews == [views[3], views[2], views[1]])
        views[0].insertSubview(views[3], aboveSubview: views[1])
        #expect(views[0].subviews == [views[2], views[1], views[3]])
        views[0].insertSubview(views[3], belowSubview: views[2])
        #expect(views[0].subviews == [views[3], views[2], views[1]])
        views[0].insertSubview(views[3], at: 1)
        #expect(views[0].subviews == [views[2], views[3], views[1]])
    }

    @Test func `loses the constraints that join it, or a view within it, to views outside`() {
        let (root, box, leaf, other) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(box)
        root.addSubview(other)
        box.addSubview(leaf)
        let outer = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let deep = leaf.topAnchor.constraint(equalTo: other.topAnchor)
        let inner = leaf.bottomAnchor.constraint(equalTo: box.bottomAnchor)
        let own = box.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([outer, deep, inner, own])
        box.removeFromSuperview()
        #expect(!outer.isActive && !deep.isActive, "Both reach out of what was removed.")
        #expect(inner.isActive && own.isActive, "Both are of what was removed alone.")
    }

    @Test func `takes its place in the order of its superview's subviews while these are gone through`() {
        let box = UIView()
        for tag in 1...4 {
            let view = UIView()
            view.tag = tag
            box.addSubview(view)
        }
        for view in box.subviews { view.removeFromSuperview() }
        #expect(box.subviews.isEmpty)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view's tint` {
    private final class Tinted: UIView {
        var count = 0
        override func tintColorDidChange() { count += 1 }
    }

    private let root = Tinted()
    private let middle = Tinted()
    private let leaf = Tinted()

    init() {
        root.addSubview(middle)
        middle.addSubview(leaf)
        for view in [root, middle, leaf] { view.count = 0 }
    }

    @Test func `is that of the next view around it that has one`() {
        root.tintColor = .red
        #expect(leaf.tintColor == .red)
        middle.tintColor = .green
        #expect(leaf.tintColor == .green && root.tintColor == .red)
        middle.tintColor = nil
        #expect(middle.tintColor == .red && leaf.tintColor == .red)
    }

    @Test func `is told to all who inherit it, and not to those with their own`() {
        root.tintColor = .red
        #expect([root, middle, leaf].map(\.count) == [1, 1, 1])
        middle.tintColor = .green
        root.tintColor = .blue
        #expect([root, middle, leaf].map(\.count) == [2, 2, 2])
    }

    @Test func `is told to a view that comes under another one's`() {
        let other = Tinted()
        other.tintColor = .orange
        leaf.count = 0
        other.addSubview(leaf)
        #expect(leaf.tintColor == .orange && leaf.count == 1)
    }

    @Test func `loses its colour while it is dimmed, and its descendants' too`() {
        root.tintColor = .red
        #expect(leaf.tintAdjustmentMode == .normal, "A mode is never automatic where it is read.")
        let before = leaf.count
        root.tintAdjustmentMode = .dimmed
        #expect(leaf.tintAdjustmentMode == .dimmed && leaf.count > before)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (1, 0, 0)
        #expect(leaf.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil))
        #expect(abs(red - green) < 0.01 && abs(green - blue) < 0.01)
        leaf.tintAdjustmentMode = .normal
        #expect(leaf.tintColor == .red && middle.tintAdjustmentMode == .dimmed)
    }
}
