import Testing

@testable import UIKit

/// A view with a size of its own, in points.
private final class Block: UIView {
    private let own: CGSize
    init(_ width: CGFloat, _ height: CGFloat = 10) {
        own = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { own }
}

/// Source: developer.apple.com/documentation/uikit/uistackview
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A stack` {
    private func stack(
        _ views: [UIView], _ width: CGFloat = 300, _ height: CGFloat = 100, _ change: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        change(stack)
        stack.layoutIfNeeded()
        return stack
    }

    private func spans(_ views: [UIView]) -> [[CGFloat]] {
        views.map { [$0.frame.minX.rounded(), $0.frame.maxX.rounded()] }
    }

    // The widths of three views, and what each distribution makes of them in 300 points with gaps of 10.
    @Test(
        arguments: [
            (UIStackView.Distribution.fillEqually, [20, 40, 60], [[0, 93], [103, 197], [207, 300]]),
            (.fillProportionally, [10, 20, 40], [[0, 40], [50, 130], [140, 300]]),
            (.equalSpacing, [20, 40, 60], [[0, 20], [110, 150], [240, 300]]),
            (.equalCentering, [20, 40, 60], [[0, 20], [120, 160], [240, 300]]),
        ] as [(UIStackView.Distribution, [CGFloat], [[CGFloat]])])
    func `distributes its views`(distribution: UIStackView.Distribution, widths: [CGFloat], places: [[CGFloat]]) {
        let views = widths.map { Block($0) }
        _ = stack(views) { ($0.distribution, $0.spacing) = (distribution, 10) }
        #expect(spans(views) == places)
    }

    @Test func `stretches the view that hugs least, and squeezes the one that resists least`() {
        let views = [Block(50), Block(50), Block(50)]
        views[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        views[2].setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
        let stack = stack(views)
        #expect(spans(views) == [[0, 50], [50, 250], [250, 300]])
        stack.frame.size.width = 120
        stack.layoutIfNeeded()
        #expect(spans(views) == [[0, 50], [50, 100], [100, 120]])
    }

    @Test(
        arguments: [
            (UIStackView.Alignment.fill, [0, 100]), (.leading, [0, 10]), (.center, [45, 55]), (.trailing, [90, 100]),
        ] as [(UIStackView.Alignment, [CGFloat])])
    func `aligns its views across its axis`(alignment: UIStackView.Alignment, place: [CGFloat]) {
        let (view, other) = (Block(50), Block(50))
        _ = stack([view]) { $0.alignment = alignment }
        #expect([view.frame.minY, view.frame.maxY] == place)
        _ = stack([other], 100, 300) {
            ($0.axis, $0.alignment) = (.vertical, alignment)
        }
        let wide: [CGFloat] = alignment == .fill ? [0, 100] : [place[0] == 0 ? 0 : alignment == .center ? 25 : 50]
        #expect(other.frame.minX == wide[0] && other.frame.width == (alignment == .fill ? 100 : 50))
    }

    @Test func `closes the gap of a hidden view, and opens it again`() {
        let views = [Block(50), Block(50), Block(50)]
        let stack = stack(views) { ($0.spacing, $0.distribution) = (10, .fillEqually) }
        views[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(spans([views[0], views[2]]) == [[0, 145], [155, 300]])
        #expect(stack.arrangedSubviews.count == 3)
        views[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(spans(views) == [[0, 93], [103, 197], [207, 300]])
    }

    @Test func `keeps a space of its own after a view`() {
        let views = [Block(50), Block(50), Block(50)]
        let stack = stack(views) {
            $0.spacing = 10
            $0.setCustomSpacing(30, after: views[0])
        }
        #expect(views[1].frame.minX - views[0].frame.maxX == 30 && views[2].frame.minX - views[1].frame.maxX == 10)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        views[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(views[2].frame.minX - views[0].frame.maxX == 30)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        stack.layoutIfNeeded()
        #expect(views[2].frame.minX - views[0].frame.maxX == 10)
    }

    @Test func `is as large as its views, gaps and margins`() {
        let stack = UIStackView(arrangedSubviews: [Block(50, 20), Block(30, 40)])
        stack.spacing = 10
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 40))
        stack.axis = .vertical
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 70))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 56, height: 74))
    }

    @Test func `keeps within its margins if it is told so`() {
        let view = Block(50)
        _ = stack([view]) {
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            $0.isLayoutMarginsRelativeArrangement = true
        }
        #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 96))
    }

    @Test func `arranges only what was given to it for that`() {
        let (arranged, free) = (Block(50), UIView(frame: CGRect(x: 7, y: 8, width: 9, height: 10)))
        let stack = stack([arranged]) { $0.addSubview(free) }
        #expect(free.frame == CGRect(x: 7, y: 8, width: 9, height: 10) && arranged.frame.width == 300)
        #expect(stack.arrangedSubviews == [arranged])
    }

    @Test func `takes a view at a place, moves one that it has, and lets one go`() {
        let views = [Block(10), Block(10), Block(10)]
        let stack = stack(Array(views.prefix(2)))
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
        stack.addArrangedSubview(views[2])
        #expect(stack.arrangedSubviews == views)
        stack.removeArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[1], views[2]] && views[0].superview === stack)
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[2]])
        stack.layoutIfNeeded()
        #expect(views[2].frame.width == 300)
    }

    @Test func `runs from the right where the language does`() {
        let views = [Block(50), Block(60)]
        _ = stack(views) {
            $0.semanticContentAttribute = .forceRightToLeft
            ($0.distribution, $0.spacing) = (.equalSpacing, 10)
        }
        #expect(spans(views) == [[250, 300], [0, 60]])
    }

    @Test func `aligns texts by their first lines`() {
        let (small, large) = (UILabel(), UILabel())
        (small.text, large.text) = ("a", "a")
        (small.font, large.font) = (.systemFont(ofSize: 10), .systemFont(ofSize: 40))
        _ = stack([small, large]) { $0.alignment = .firstBaseline }
        let baselines = [small, large].map { $0.frame.minY + $0.font.ascender }
        #expect(abs(baselines[0] - baselines[1]) < 1 && small.frame.minY > large.frame.minY)
    }

    @Test func `nests`() {
        let (inner, side) = (UIStackView(arrangedSubviews: [Block(30, 20), Block(30, 30)]), Block(40, 10))
        inner.axis = .vertical
        inner.spacing = 5
        let outer = UIStackView(arrangedSubviews: [inner, side])
        outer.spacing = 7
        #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 77, height: 55))
    }
}
