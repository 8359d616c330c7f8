import Testing
import UIKit

@MainActor private func near(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 0.01 && abs(left.minY - right.minY) < 0.01 && abs(left.width - right.width) < 0.01
        && abs(left.height - right.height) < 0.01
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A view's box` {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))

    @Test func `is the same, told as frame, as bounds and as centre`() {
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 60) && view.center == CGPoint(x: 30, y: 50))
        view.center = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: -20, y: -30, width: 40, height: 60))
        view.bounds.size = CGSize(width: 20, height: 20)
        #expect(view.frame == CGRect(x: -10, y: -10, width: 20, height: 20), "The centre stays where it is.")
        view.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
        #expect(view.bounds.size == CGSize(width: 8, height: 4) && view.center == CGPoint(x: 4, y: 2))
    }

    @Test func `stays where it is while its contents are scrolled`() {
        let scroll = UIScrollView(frame: view.frame)
        scroll.contentSize = CGSize(width: 500, height: 500)
        scroll.contentOffset = CGPoint(x: 5, y: 7)
        #expect(scroll.frame == view.frame && scroll.center == view.center)
        scroll.frame.size.width = 50
        #expect(scroll.bounds == CGRect(x: 5, y: 7, width: 50, height: 60))
    }

    @Test func `turned by a transform has a frame around it, and the same bounds and centre`() {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(near(view.frame, CGRect(x: 0, y: 30, width: 60, height: 40)))
        #expect(view.bounds.size == CGSize(width: 40, height: 60) && view.center == CGPoint(x: 30, y: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        #expect(near(view.frame, CGRect(x: -10, y: 35, width: 80, height: 30)))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
    }

    @Test func `is made as large as its contents, and its corner stays`() {
        final class Wanting: UIView {
            var asked: CGSize?
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                asked = size
                return CGSize(width: 33, height: 11)
            }
        }
        let wanting = Wanting(frame: CGRect(x: 3, y: 4, width: 100, height: 50))
        wanting.sizeToFit()
        #expect(wanting.asked == CGSize(width: 100, height: 50))
        #expect(wanting.frame == CGRect(x: 3, y: 4, width: 33, height: 11))
        #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 40, height: 60))
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A place in another view` {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    private let right = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
    private let leaf = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 20))

    init() {
        root.addSubview(left)
        root.addSubview(right)
        right.addSubview(leaf)
    }

    @Test func `is found from and to, across the tree`() {
        let point = CGPoint(x: 1, y: 2)
        #expect(leaf.convert(point, to: left) == CGPoint(x: 196, y: 88))
        #expect(left.convert(point, from: leaf) == CGPoint(x: 196, y: 88))
        #expect(leaf.convert(leaf.convert(point, to: left), from: left) == point)
        #expect(leaf.convert(point, to: leaf) == point)
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(leaf.convert(rect, to: root) == CGRect(x: 205, y: 106, width: 20, height: 10))
        #expect(left.convert(rect, from: right) == CGRect(x: 190, y: 80, width: 20, height: 10))
    }

    @Test func `is that on screen where the contents are scrolled`() {
        let scroll = UIScrollView(frame: right.frame)
        scroll.contentSize = CGSize(width: 100, height: 500)
        root.addSubview(scroll)
        scroll.addSubview(leaf)
        scroll.contentOffset = CGPoint(x: 0, y: 50)
        #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 205, y: 56))
        #expect(root.convert(CGPoint(x: 205, y: 56), to: leaf) == .zero)
    }

    @Test func `goes through transforms, and a turned rectangle gets one around it`() {
        right.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(right.convert(CGPoint.zero, to: root) == CGPoint(x: 150, y: 50))
        #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 162, y: 64))
        right.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let around = right.convert(right.bounds, to: root)
        let side = 100 * 2.0.squareRoot()
        #expect(near(around, CGRect(x: 250 - side / 2, y: 150 - side / 2, width: side, height: side)))
        #expect(near(around, right.frame))
    }

    @Test func `is that in the window where no view is named`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        root.frame.origin = CGPoint(x: 7, y: 9)
        window.addSubview(root)
        #expect(left.convert(CGPoint.zero, to: nil) == CGPoint(x: 17, y: 29))
        #expect(left.convert(CGPoint(x: 17, y: 29), from: nil) == .zero)
        #expect(left.convert(left.bounds, to: nil) == CGRect(x: 17, y: 29, width: 100, height: 100))
    }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A resized superview` {
    typealias Mask = UIView.AutoresizingMask

    /// The subview's place and width in a superview that grows from 100 to 200 points: 10 points at the left and 60 at the right
    /// of 30 points.
    @Test(
        arguments: [
            ([], 10, 30), (.flexibleWidth, 10, 130), (.flexibleLeftMargin, 110, 30), (.flexibleRightMargin, 10, 30),
            ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 100.0 / 7, 30),
            ([.flexibleWidth, .flexibleRightMargin], 10, 30 + 100.0 / 3),
            ([.flexibleLeftMargin, .flexibleWidth], 10 + 25, 30 + 75),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 60),
        ] as [(Mask, CGFloat, CGFloat)])
    func `moves and stretches a subview by its mask`(_ mask: Mask, _ x: CGFloat, _ width: CGFloat) {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        view.autoresizingMask = mask
        box.addSubview(view)
        box.frame.size.width = 200
        #expect(near(view.frame, CGRect(x: x, y: 10, width: width, height: 30)))
        // Below as at the right.
        let upright: [(Mask, Mask)] = [
            (.flexibleLeftMargin, .flexibleTopMargin), (.flexibleWidth, .flexibleHeight),
            (.flexibleRightMargin, .flexibleBottomMargin),
        ]
        view.autoresizingMask = upright.reduce(into: []) { if mask.contains($1.0) { $0.insert($1.1) } }
        box.bounds.size.height = 200
        #expect(abs(view.frame.minY - x) < 0.01 && abs(view.frame.height - width) < 0.01)
    }

    @Test func `leaves them alone where it does not resize its subviews`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: box.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        box.addSubview(view)
        box.autoresizesSubviews = false
        box.frame.size = CGSize(width: 300, height: 300)
        #expect(view.frame.size == CGSize(width: 100, height: 100))
        box.autoresizesSubviews = true
        box.frame.size = CGSize(width: 310, height: 320)
        #expect(view.frame.size == CGSize(width: 110, height: 120), "It grows by as much as the superview does now.")
    }

    @Test func `resizes subviews of subviews too`() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (middle, leaf) = (UIView(frame: box.bounds), UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 10)))
        middle.autoresizingMask = .flexibleWidth
        leaf.autoresizingMask = .flexibleLeftMargin
        box.addSubview(middle)
        middle.addSubview(leaf)
        box.frame.size.width = 150
        #expect(leaf.frame == CGRect(x: 140, y: 0, width: 10, height: 10))
    }
}
