import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view that is masked by another` {
    private final class Counter { var count = 0 }
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let mask = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    @Test func `shows that view's area alone`() throws {
        view.mask = mask
        let clip = try #require(view.draft().node.style.clip)
        let expected = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(clip.path == expected.svg)
        view.mask = nil
        #expect(view.draft().node.style.clip == nil && view.layer.mask == nil)
    }

    @Test func `is drawn anew when the mask changes, as long as it is one`() {
        let counter = Counter()
        view.onChange = ChangeHandler { counter.count += 1 }
        view.mask = mask
        let before = counter.count
        mask.frame.size.width = 50
        #expect(counter.count > before)
        view.mask = nil
        let after = counter.count
        mask.frame.size.width = 60
        #expect(counter.count == after)
    }

    private final class Padded: UIView {
        let label = UILabel()
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        override var forFirstBaselineLayout: UIView { label }
        override var forLastBaselineLayout: UIView { label }
    }

    @Test func `and one with insets converts its frame both ways`() {
        let (padded, frame) = (Padded(), CGRect(x: 0, y: 0, width: 20, height: 20))
        let rect = padded.alignmentRect(forFrame: frame)
        #expect(rect == CGRect(x: 2, y: 1, width: 14, height: 16))
        #expect(padded.frame(forAlignmentRect: rect) == frame)
    }

    @Test func `and one that names a label has that label's baselines`() throws {
        let padded = Padded(frame: view.frame)
        padded.addSubview(padded.label)
        padded.label.text = "Beer"
        padded.label.frame = CGRect(x: 0, y: 30, width: 60, height: 20)
        let own = try #require(padded.label.baselineOffsets)
        #expect(padded.firstBaseline == own.first + 30 && padded.lastBaseline == own.last + 50)
    }

    @Test func `and others know the constraints that an axis depends on`() {
        let inner = UIView()
        view.addSubview(inner)
        let width = inner.widthAnchor.constraint(equalToConstant: 4)
        let top = inner.topAnchor.constraint(equalTo: view.topAnchor)
        NSLayoutConstraint.activate([width, top])
        #expect(inner.constraintsAffectingLayout(for: .horizontal) == [width])
        #expect(inner.constraintsAffectingLayout(for: .vertical) == [top])
    }

    @Test func `and a constraint, an effect view and an animator of nothing can be made`() {
        let constraint = NSLayoutConstraint()
        constraint.isActive = true
        #expect(!constraint.isActive && UIVisualEffectView().effect == nil)
        #expect(UIViewPropertyAnimator().duration == 0)
    }
}
