import RenderTree
import Testing
import TreePainter

@testable import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `Bounds that begin elsewhere than at zero` {
    private let outer = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    private let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))

    init() {
        outer.addSubview(inner)
        outer.bounds = CGRect(x: 5, y: 15, width: 50, height: 50)
    }

    @Test func `leave the frames as they are, and draw the subviews in another place`() throws {
        #expect(outer.frame == CGRect(x: 100, y: 200, width: 50, height: 50))
        #expect(outer.bounds.origin == CGPoint(x: 5, y: 15) && inner.frame.origin == CGPoint(x: 10, y: 20))
        inner.backgroundColor = .red
        #expect(outer.draft().children.map(\.box) == [[5, 5, 30, 30]])
        outer.backgroundColor = .blue
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 15, width: 10, height: 10)
        outer.layer.addSublayer(layer)
        #expect(outer.draft().children.map(\.box) == [[0, 0, 50, 50], [5, 5, 30, 30], [0, 0, 10, 10]])
        #expect(outer.picture()?.children.map(\.box) == outer.draft().children.map(\.box))
        #expect(inner.draftInSuperview().box == [5, 5, 30, 30])
    }

    @Test func `count in conversions and for touches`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        root.addSubview(outer)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 106, y: 207))
        #expect(root.convert(CGPoint(x: 106, y: 207), to: inner) == CGPoint(x: 1, y: 2))
        #expect(outer.convert(outer.bounds, to: root) == outer.frame)
        #expect(root.hitTest(CGPoint(x: 106, y: 207), with: nil) === inner)
        #expect(root.hitTest(CGPoint(x: 101, y: 249), with: nil) === outer)
        #expect(outer.point(inside: CGPoint(x: 54, y: 64), with: nil))
        #expect(!outer.point(inside: .zero, with: nil))
    }

    @Test func `are where gestures are told`() {
        final class Touched: UIView {
            var points: [CGPoint] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                points += touches.map { $0.location(in: self) }
            }
        }
        let view = Touched(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.bounds.origin = CGPoint(x: 7, y: 8)
        view.send(
            .gesture(
                NodeID(rawValue: 1),
                GestureEvent(gesture: .drag, phase: .began, startX: 1, startY: 2, x: 1, y: 2)))
        #expect(view.points == [CGPoint(x: 8, y: 10)])
    }

    @Test func `are what a view is asked to draw`() throws {
        final class Drawn: UIView {
            var rects: [CGRect] = []
            override func draw(_ rect: CGRect) {
                rects.append(rect)
                UIColor.red.setFill()
                UIRectFill(CGRect(origin: rect.origin, size: CGSize(width: 10, height: 20)))
            }
        }
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let picture = try #require(view.drawnPicture)
        view.bounds.origin = CGPoint(x: 7, y: 8)
        let moved = try #require(view.drawnPicture)
        #expect(view.rects == [CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 7, y: 8, width: 50, height: 50)])
        #expect(UIImage(cgImage: picture).pngData() == UIImage(cgImage: moved).pngData())
    }

    @Test func `are told of to those who lay out, and not taken where they are no numbers`() {
        final class Noting: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let view = Noting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.layoutIfNeeded()
        view.bounds.origin.y = 3
        view.layoutIfNeeded()
        #expect(view.count == 2)
        view.bounds.origin.y = .nan
        #expect(view.bounds.origin.y == 3)
    }
}
