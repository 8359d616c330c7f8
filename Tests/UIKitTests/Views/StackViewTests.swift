import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A stack view` {
    private let views = (0..<3).map { _ in UIView() }
    private let stack: UIStackView

    init() {
        stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stack.distribution = .fillEqually
    }

    private var frames: [CGRect] {
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test func `has what it arranges as its subviews, without their own constraints of place`() {
        #expect(stack.subviews == views && stack.arrangedSubviews == views)
        #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        let ground = UIView()
        stack.addSubview(ground)
        #expect(stack.arrangedSubviews == views, "A plain subview is not arranged.")
    }

    @Test func `keeps a view that it no longer arranges as its subview`() {
        stack.removeArrangedSubview(views[1])
        #expect(stack.arrangedSubviews == [views[0], views[2]] && stack.subviews.contains(views[1]))
        #expect(frames.map(\.width) == [50, 50])
    }

    @Test func `no longer arranges a view that has left it`() {
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[1], views[2]])
        UIView().addSubview(views[1])
        #expect(stack.arrangedSubviews == [views[2]])
        #expect(frames.map(\.width) == [100])
    }

    @Test func `arranges a view once, where it was put last`() {
        stack.addArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
        stack.insertArrangedSubview(views[0], at: 1)
        #expect(stack.arrangedSubviews == [views[1], views[0], views[2]])
        #expect(stack.subviews.count == 3)
    }

    @Test func `orders by what it arranges, and not by what lies in front`() {
        stack.bringSubviewToFront(views[0])
        #expect(stack.arrangedSubviews == views && views[0].frame.minX <= frames[1].minX)
    }

    @Test func `gives hidden views no room, nor a space beside them`() {
        stack.spacing = 10
        #expect(abs(frames[1].minX - frames[0].maxX - 10) < 0.6)
        views[1].isHidden = true
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 45, height: 50))
        #expect(frames[2] == CGRect(x: 55, y: 0, width: 45, height: 50))
        #expect(stack.arrangedSubviews.count == 3)
    }

    @Test func `has other spaces after some views, until a default is wanted again`() {
        stack.spacing = 2
        stack.setCustomSpacing(12, after: views[0])
        #expect(stack.customSpacing(after: views[0]) == 12)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        let first = frames
        #expect(abs(first[1].minX - first[0].maxX - 12) < 0.6 && abs(first[2].minX - first[1].maxX - 2) < 0.6)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        let second = frames
        #expect(abs(second[1].minX - second[0].maxX - 2) < 0.6)
    }

    @Test func `stands within its margins where it is told to`() {
        stack.axis = .vertical
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
        #expect(frames[0].minX == 0 && frames[0].width == 100)
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(frames[0] == CGRect(x: 2, y: 1, width: 90, height: 15) && frames[2].maxY == 46)
    }

    @Test(
        arguments: [
            (.fill, 0, 50), (.leading, 0, 20), (.center, 15, 20), (.trailing, 30, 20),
        ] as [(UIStackView.Alignment, CGFloat, CGFloat)])
    func `aligns across its axis`(_ alignment: UIStackView.Alignment, _ y: CGFloat, _ height: CGFloat) {
        final class Sized: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 20) }
        }
        let sized = UIStackView(arrangedSubviews: [Sized(), Sized()])
        sized.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        sized.distribution = .fillEqually
        sized.alignment = alignment
        sized.layoutIfNeeded()
        #expect(sized.arrangedSubviews.map(\.frame.minY) == [y, y])
        #expect(sized.arrangedSubviews.map(\.frame.height) == [height, height])
    }
}
