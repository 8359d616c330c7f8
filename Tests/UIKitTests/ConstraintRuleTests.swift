import Testing

@testable import UIKit

private typealias Attribute = NSLayoutConstraint.Attribute

/// Source: developer.apple.com/documentation/uikit/nslayoutconstraint
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A constraint` {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view = UIView()

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    /// Fixes the view's size and its place, but for what a test says.
    private func pin(_ constraints: [NSLayoutConstraint]) -> CGRect {
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return view.frame
    }

    @Test(arguments: [
        (NSLayoutConstraint.Attribute.left, CGPoint(x: 0, y: 0)), (.leading, CGPoint(x: 0, y: 0)),
        (.right, CGPoint(x: 250, y: 0)), (.trailing, CGPoint(x: 250, y: 0)), (.centerX, CGPoint(x: 125, y: 0)),
        (.top, CGPoint(x: 0, y: 0)), (.bottom, CGPoint(x: 0, y: 180)), (.centerY, CGPoint(x: 0, y: 90)),
    ])
    func `binds an edge or a middle to the same one of another view`(
        attribute: NSLayoutConstraint.Attribute, corner: CGPoint
    ) {
        let frame = pin([
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
                multiplier: 1, constant: 0),
        ])
        #expect(frame == CGRect(origin: corner, size: CGSize(width: 50, height: 20)))
    }

    @Test(
        arguments: [
            (NSLayoutConstraint.Attribute.leftMargin, 10), (.leadingMargin, 10), (.rightMargin, 220),
            (.trailingMargin, 220), (.centerXWithinMargins, 115),
        ] as [(NSLayoutConstraint.Attribute, CGFloat)])
    func `binds an edge to the margins of another view`(attribute: NSLayoutConstraint.Attribute, x: CGFloat) {
        root.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        let own: NSLayoutConstraint.Attribute =
            switch attribute {
            case .leftMargin, .leadingMargin: .left
            case .rightMargin, .trailingMargin: .right
            default: .centerX
            }
        let frame = pin([
            view.widthAnchor.constraint(equalToConstant: 50),
            NSLayoutConstraint(
                item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1,
                constant: 0),
        ])
        #expect(frame.minX == x)
    }

    @Test func `multiplies and adds`() {
        let frame = pin([
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
            NSLayoutConstraint(
                item: view, attribute: .right, relatedBy: .equal, toItem: root, attribute: .right, multiplier: 0.8,
                constant: 0),
        ])
        #expect(frame == CGRect(x: 100, y: 0, width: 140, height: 35))
    }

    @Test func `gives way to one of higher priority, as far as it must`() {
        let wish = view.widthAnchor.constraint(equalToConstant: 500)
        wish.priority = .defaultHigh
        let frame = pin([
            wish, view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -40),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        #expect(frame.width == 260)
        let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 400)
        least.priority = UILayoutPriority(999)
        #expect(pin([least]).width == 260)
        wish.constant = 100
        #expect(pin([]).width == 260)
        least.isActive = false
        #expect(pin([]).width == 100)
    }

    // Two widths, of which the one with the higher priority holds, and the other one where it is off.
    @Test(arguments: [(1, 2, 80), (2, 1, 60), (999, 1_000, 80), (1_000, 1, 60)] as [(Float, Float, CGFloat)])
    func `holds by its priority`(first: Float, second: Float, width: CGFloat) {
        let both = [60, 80].map { view.widthAnchor.constraint(equalToConstant: $0) }
        (both[0].priority, both[1].priority) = (UILayoutPriority(first), UILayoutPriority(second))
        #expect(pin(both).width == width)
        both[width == 60 ? 0 : 1].isActive = false
        #expect(pin([]).width == (width == 60 ? 80 : 60))
    }

    @Test func `is solved again when its priority changes`() {
        let both = [60, 80].map { view.widthAnchor.constraint(equalToConstant: $0) }
        (both[0].priority, both[1].priority) = (.defaultHigh, .defaultLow)
        #expect(pin(both).width == 60)
        both[0].priority = UILayoutPriority(1)
        #expect(pin([]).width == 80)
    }

    @Test func `counts from the right where the language does`() {
        view.semanticContentAttribute = .forceRightToLeft
        let frame = pin([
            view.widthAnchor.constraint(equalToConstant: 50),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        ])
        #expect(frame.maxX == 280)
        view.semanticContentAttribute = .forceLeftToRight
        root.setNeedsLayout()
        #expect(pin([]).minX == 20)
    }

    @Test func `reaches across levels of views`() {
        let (box, deep) = (UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100)), UIView())
        root.addSubview(box)
        deep.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(deep)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: deep.trailingAnchor, constant: 5),
            view.widthAnchor.constraint(equalTo: deep.widthAnchor),
            deep.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            deep.widthAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(deep.frame.minX == 10 && view.frame.minX == 95 && view.frame.width == 30)
        box.frame.origin.x = 100
        root.layoutIfNeeded()
        #expect(view.frame.minX == 145)
    }

    @Test func `is kept by the nearest view that holds both, and lists itself there`() {
        let (box, inner) = (UIView(), UIView())
        root.addSubview(box)
        box.addSubview(inner)
        let within = inner.topAnchor.constraint(equalTo: box.topAnchor)
        let across = inner.topAnchor.constraint(equalTo: view.topAnchor)
        NSLayoutConstraint.activate([within, across])
        #expect(box.constraints == [within] && root.constraints == [across])
        NSLayoutConstraint.deactivate([within, across])
        #expect(box.constraints.isEmpty && root.constraints.isEmpty)
    }

    @Test func `may be turned on and off again and again`() {
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        for _ in 0..<3 {
            width.isActive = true
            #expect(pin([]).width == 50 && width.isActive)
            width.isActive = false
            #expect(pin([]).width == 0 && !width.isActive)
        }
        width.isActive = true
        width.isActive = true
        width.isActive = false
        #expect(pin([]).width == 0)
    }
}

/// A view with a size of its own, in points.
private final class Word: UIView {
    var own: CGSize { didSet { invalidateIntrinsicContentSize() } }
    init(_ width: CGFloat) {
        own = CGSize(width: width, height: 20)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { own }
}

/// Source: developer.apple.com/documentation/uikit/uiview, "Measuring in Auto Layout"
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view with a size of its own` {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let left = Word(80)
    private let right = Word(120)

    init() {
        for view in [left, right] { root.addSubview(view) }
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
    }

    private func widths() -> [CGFloat] {
        root.layoutIfNeeded()
        return [left.frame.width, right.frame.width]
    }

    @Test(arguments: [(250, 251, [180, 120]), (251, 250, [80, 220])] as [(Float, Float, [CGFloat])])
    func `grows if it hugs its content less than the other`(first: Float, second: Float, wanted: [CGFloat]) {
        left.setContentHuggingPriority(UILayoutPriority(first), for: .horizontal)
        right.setContentHuggingPriority(UILayoutPriority(second), for: .horizontal)
        #expect(widths() == wanted)
    }

    @Test(arguments: [(750, 751, [30, 120]), (751, 750, [80, 70])] as [(Float, Float, [CGFloat])])
    func `shrinks if it resists less than the other`(first: Float, second: Float, wanted: [CGFloat]) {
        root.frame.size.width = 150
        left.setContentCompressionResistancePriority(UILayoutPriority(first), for: .horizontal)
        right.setContentCompressionResistancePriority(UILayoutPriority(second), for: .horizontal)
        #expect(widths() == wanted)
    }

    @Test func `is placed anew when that size changes`() {
        left.setContentHuggingPriority(.required, for: .horizontal)
        #expect(widths() == [80, 220])
        left.own.width = 100
        #expect(widths() == [100, 200])
    }

    @Test func `gives its size to a view around it`() {
        let box = UIView()
        let word = Word(70)
        box.addSubview(word)
        NSLayoutConstraint.activate([
            word.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            word.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -20),
            word.topAnchor.constraint(equalTo: box.topAnchor, constant: 1),
            word.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -2),
        ])
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 23))
        let wide = box.systemLayoutSizeFitting(
            CGSize(width: 250, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 250, height: 23))
    }

    @Test func `wraps its text in the width that it gets, and pushes down what follows`() {
        let (label, below) = (UILabel(), Word(10))
        label.numberOfLines = 0
        label.text = Array(repeating: "mussels", count: 20).joined(separator: " ")
        label.translatesAutoresizingMaskIntoConstraints = false
        for view in [label, below] { root.addSubview(view) }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.widthAnchor.constraint(equalTo: root.widthAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        root.layoutIfNeeded()
        let wide = below.frame.minY
        #expect(abs(wide - label.sizeThatFits(CGSize(width: 300, height: 0)).height) < 1)
        root.frame.size.width = 150
        root.layoutIfNeeded()
        #expect(below.frame.minY > wide * 1.5)
    }
}

/// Source: developer.apple.com/documentation/uikit/positioning-content-relative-to-the-safe-area
@MainActor @Suite(.timeLimit(.minutes(5))) struct `The safe area` {
    private let controller = UIViewController()
    private var root: UIView { controller.view }

    init() {
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20)
    }

    @Test func `of a controller's view has the controller's insets`() {
        #expect(root.safeAreaInsets == UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20))
        #expect(root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 50, width: 270, height: 320))
    }

    // Frames of a subview, and how much of them is covered.
    @Test(arguments: [
        (CGRect(x: 0, y: 0, width: 300, height: 400), UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20)),
        (CGRect(x: 0, y: 20, width: 300, height: 100), UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 20)),
        (CGRect(x: 50, y: 100, width: 100, height: 100), .zero),
        (CGRect(x: 200, y: 350, width: 100, height: 50), UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 20)),
    ])
    func `of a subview is what is covered of it`(frame: CGRect, insets: UIEdgeInsets) {
        let view = UIView(frame: frame)
        root.addSubview(view)
        #expect(view.safeAreaInsets == insets)
    }

    @Test func `moves what is bound to it when it changes`() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minY == 50 && view.frame.maxY == 370)
        controller.additionalSafeAreaInsets.top = 80
        root.layoutIfNeeded()
        #expect(view.frame.minY == 80)
    }

    @Test func `is part of the margins, unless that is switched off`() {
        let safe = root.layoutMargins
        #expect(safe.top >= 50 && safe.left >= 26 && safe.right >= 36 && safe.bottom >= 30)
        root.insetsLayoutMarginsFromSafeArea = false
        #expect(root.layoutMargins.left == 16 && root.layoutMargins.top < 50)
    }
}

/// Source: developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property
@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view that is resized with its superview` {
    // A view of 60 by 20 points at (20, 10) in 100 by 100 points, which grow to 200 by 200.
    @Test(
        arguments: [
            ([], CGRect(x: 20, y: 10, width: 60, height: 20)),
            ([.flexibleLeftMargin], CGRect(x: 120, y: 10, width: 60, height: 20)),
            ([.flexibleWidth, .flexibleHeight], CGRect(x: 20, y: 10, width: 160, height: 120)),
            ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 70, y: 10, width: 60, height: 20)),
            ([.flexibleTopMargin], CGRect(x: 20, y: 110, width: 60, height: 20)),
            ([.flexibleBottomMargin], CGRect(x: 20, y: 10, width: 60, height: 20)),
            (
                [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
                CGRect(x: 40, y: 10, width: 120, height: 20)
            ),
        ] as [([UIView.AutoresizingMask], CGRect)])
    func `keeps what is not flexible`(mask: [UIView.AutoresizingMask], frame: CGRect) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 20))
        view.autoresizingMask = UIView.AutoresizingMask(mask)
        root.addSubview(view)
        root.frame.size = CGSize(width: 200, height: 200)
        root.layoutIfNeeded()
        #expect(view.frame == frame)
        root.frame.size = CGSize(width: 100, height: 100)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 10, width: 60, height: 20))
    }

    @Test func `stays where its superview resizes nothing`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.autoresizesSubviews = false
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(view)
        root.frame.size = CGSize(width: 200, height: 200)
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 100, height: 100))
    }
}
