import Testing

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A content mode` {
    private let bounds = CGRect(x: 10, y: 20, width: 100, height: 100)

    /// An image of 20 by 10 points in a square of 100: left, top, width and height.
    @Test(
        arguments: [
            (.scaleToFill, [10, 20, 100, 100]), (.redraw, [10, 20, 100, 100]), (.scaleAspectFit, [10, 45, 100, 50]),
            (.scaleAspectFill, [-40, 20, 200, 100]), (.center, [50, 65, 20, 10]), (.top, [50, 20, 20, 10]),
            (.bottom, [50, 110, 20, 10]), (.left, [10, 65, 20, 10]), (.right, [90, 65, 20, 10]),
            (.topLeft, [10, 20, 20, 10]), (.topRight, [90, 20, 20, 10]), (.bottomLeft, [10, 110, 20, 10]),
            (.bottomRight, [90, 110, 20, 10]),
        ] as [(UIView.ContentMode, [CGFloat])])
    func `places content in its bounds`(_ mode: UIView.ContentMode, _ expected: [CGFloat]) {
        let frame = mode.frame(of: CGSize(width: 20, height: 10), in: bounds)
        #expect([frame.minX, frame.minY, frame.width, frame.height] == expected)
        #expect(mode.frame(of: CGSize(width: 0, height: 10), in: bounds) == bounds)
        #expect(mode.frame(of: CGSize(width: 20, height: 0), in: bounds) == bounds)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `An autoresizing mask` {
    /// A view at (10, 20) of 30 by 40 in one that grows by 60 and 90 points: left, top, width and height.
    ///
    /// Left of it 10 points are free and right of it 60, above it 20 and below it 40.
    @Test(
        arguments: [
            ([], [10, 20, 30, 40]), (.flexibleWidth, [10, 20, 90, 40]), (.flexibleHeight, [10, 20, 30, 130]),
            (.flexibleLeftMargin, [70, 20, 30, 40]), (.flexibleRightMargin, [10, 20, 30, 40]),
            (.flexibleTopMargin, [10, 110, 30, 40]), (.flexibleBottomMargin, [10, 20, 30, 40]),
            ([.flexibleLeftMargin, .flexibleRightMargin], [10 + 60 * 10 / 70, 20, 30, 40]),
            ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], [10, 38, 30, 76]),
            ([.flexibleWidth, .flexibleRightMargin], [10, 20, 50, 40]),
        ] as [(UIView.AutoresizingMask, [CGFloat])])
    func `divides growth among the flexible parts in proportion to their lengths`(
        _ mask: UIView.AutoresizingMask, _ expected: [CGFloat]
    ) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame = CGRect(x: 5, y: 5, width: 160, height: 190)
        #expect([inner.frame.minX, inner.frame.minY, inner.frame.width, inner.frame.height] == expected)
        outer.autoresizesSubviews = false
        outer.frame.size = CGSize(width: 10, height: 10)
        #expect([inner.frame.minX, inner.frame.minY, inner.frame.width, inner.frame.height] == expected)
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view's geometry` {
    private let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    @Test func `is resized about the centre by its bounds, unless it stands in the corner`() {
        view.bounds.size = CGSize(width: 40, height: 30)
        #expect(view.frame == CGRect(x: 0, y: 5, width: 40, height: 30))
        let corner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        corner.bounds.size = CGSize(width: 40, height: 30)
        #expect(corner.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    }

    @Test func `is moved by its centre`() {
        view.center = CGPoint(x: 100, y: 50)
        #expect(view.frame == CGRect(x: 90, y: 40, width: 20, height: 20))
        view.center = CGPoint(x: CGFloat.nan, y: 50)
        #expect(view.frame == CGRect(x: 90, y: 40, width: 20, height: 20))
    }

    @Test func `is scaled about the centre by its transform, which moves it and no more`() {
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: 0, y: -10, width: 40, height: 60))
        view.frame = CGRect(x: 100, y: 100, width: 40, height: 60)
        #expect(view.bounds.size == CGSize(width: 20, height: 20) && view.center == CGPoint(x: 120, y: 130))
    }

    @Test func `is converted between views of a tree`() {
        let (root, other) = (UIView(frame: CGRect(x: 3, y: 3, width: 90, height: 90)), UIView())
        other.frame = CGRect(x: 50, y: 60, width: 10, height: 10)
        other.transform = CGAffineTransform(scaleX: 2, y: 2)
        for part in [view, other] { root.addSubview(part) }
        #expect(view.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 11, y: 12))
        #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 12))
        #expect(view.convert(CGPoint(x: 11, y: 12), from: nil) == CGPoint(x: 1, y: 2))
        // The other view's corner stands at (45, 55), and a point of it is two of its superview's.
        #expect(view.convert(CGPoint(x: 39, y: 51), to: other) == CGPoint(x: 2, y: 3))
        let box = other.convert(CGRect(x: 0, y: 0, width: 5, height: 10), to: root)
        #expect(box == CGRect(x: 45, y: 55, width: 10, height: 20))
        #expect(root.convert(CGRect(x: 0, y: 0, width: 5, height: 10), from: other) == box)
    }

    @Test func `keeps siblings in the order that is asked for`() {
        let (root, parts) = (UIView(), (0..<4).map { _ in UIView() })
        for part in parts.prefix(3) { root.addSubview(part) }
        func order() -> [Int] { root.subviews.compactMap { view in parts.firstIndex { $0 === view } } }
        root.insertSubview(parts[3], aboveSubview: parts[0])
        #expect(order() == [0, 3, 1, 2])
        root.insertSubview(parts[0], belowSubview: parts[2])
        #expect(order() == [3, 1, 0, 2])
        root.insertSubview(parts[3], aboveSubview: parts[2])
        #expect(order() == [1, 0, 2, 3])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        root.exchangeSubview(at: 0, withSubviewAt: 4)
        #expect(order() == [3, 0, 2, 1])
        root.bringSubviewToFront(parts[0])
        root.sendSubviewToBack(parts[1])
        #expect(order() == [1, 3, 2, 0])
        root.insertSubview(UIView(), belowSubview: UIView())
        #expect(root.subviews.count == 5 && order() == [1, 3, 2, 0])
    }
}
