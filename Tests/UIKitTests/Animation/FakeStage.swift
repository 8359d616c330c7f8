@testable import UIKit

/// Shows one tree of views by a clock that the test sets, and keeps what was recorded.
@MainActor final class Stage: AnimationScene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private(set) var animations: [ViewAnimation] = []
    private(set) var steps: [AnimationSteps] = []
    private var known: [Look] = []
    private var waiting: [(time: Date, action: @MainActor () -> Void)] = []
    private(set) var now = Date(timeIntervalSince1970: 1_000)
    var outermostViews: [UIView] { [root] }

    init() {
        known = looks(of: root)
        AnimationScenes.add(self)
    }

    func shows(_ view: UIView) -> Bool { view.isDescendant(of: root) }
    /// Keeps the animation and returns true, unless all looks as it did at the last time: an app's scene animates nothing then.
    func record(_ animation: ViewAnimation?) -> Bool {
        let new = looks(of: root)
        defer { known = new }
        guard let animation else { return false }
        let isSame =
            new.count == known.count
            && zip(new, known).allSatisfy { $0.view == $1.view && !$0.look.differs(from: $1.look) }
        if !isSame { animations.append(animation) }
        return !isSame
    }

    private func looks(of view: UIView) -> [Look] { [Look(view)] + view.subviews.flatMap(looks) }

    private struct Look {
        let view: ObjectIdentifier
        let look: ViewLook
        @MainActor init(_ view: UIView) { (self.view, look) = (ObjectIdentifier(view), ViewLook(of: view)) }
    }
    func record(_ steps: AnimationSteps, of views: [UIView]) {
        self.steps.append(steps)
        steps.finish()
    }
    func stopAnimations(of view: UIView) {}
    func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
        waiting.append((now.addingTimeInterval(seconds), action))
    }

    /// Lets time pass, and what waits for it happen in its order.
    func pass(_ seconds: Double) {
        let end = now.addingTimeInterval(seconds)
        while let next = waiting.indices.min(by: { waiting[$0].time < waiting[$1].time }),
            waiting[next].time <= end.addingTimeInterval(1e-6)
        {
            let (time, action) = waiting.remove(at: next)
            now = max(now, time)
            action()
        }
        now = end
    }
}
