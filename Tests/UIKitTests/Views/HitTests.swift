import Testing
import UIKit

@MainActor @Suite(.timeLimit(.minutes(5))) struct `A touch finds` {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private let front = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))

    init() {
        root.addSubview(back)
        root.addSubview(front)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test func `the innermost view in front`() {
        #expect(hit(20, 20) === back && hit(50, 50) === front && hit(95, 5) === root)
        let leaf = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        back.addSubview(leaf)
        #expect(hit(16, 16) === leaf)
        root.bringSubviewToFront(back)
        #expect(hit(50, 50) === back)
    }

    @Test func `views up to their right and lower edges, and not on them`() {
        #expect(hit(10, 10) === back && hit(59.5, 20) === back)
        #expect(hit(60, 20) === root && hit(9.5, 20) === root)
        #expect(hit(100, 50) == nil && hit(50, 100) == nil && hit(-1, 50) == nil)
    }

    enum Hidden: String, CaseIterable { case isHidden, transparent, deaf }

    @Test(arguments: Hidden.allCases) func `no view that is off, nor those within it`(_ reason: Hidden) {
        let leaf = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 40))
        front.addSubview(leaf)
        #expect(hit(50, 50) === leaf)
        switch reason {
        case .isHidden: front.isHidden = true
        case .transparent: front.alpha = 0.005
        case .deaf: front.isUserInteractionEnabled = false
        }
        #expect(hit(50, 50) === back, "The touch goes through to the view behind.")
        root.isUserInteractionEnabled = false
        #expect(hit(5, 5) == nil)
    }

    @Test func `views that can hardly be seen`() {
        front.alpha = 0.02
        #expect(hit(70, 70) === front)
        front.backgroundColor = .clear
        #expect(hit(70, 70) === front)
    }

    @Test func `nothing outside of a view around it, whether that clips or not`() {
        let leaf = UIView(frame: CGRect(x: 45, y: 0, width: 30, height: 10))
        back.addSubview(leaf)
        front.isHidden = true
        #expect(hit(57, 15) === leaf && hit(70, 15) === root)
        back.clipsToBounds = true
        #expect(hit(70, 15) === root)
    }

    @Test func `a larger area where a view says so`() {
        final class Large: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        let large = Large(frame: CGRect(x: 70, y: 10, width: 10, height: 10))
        root.addSubview(large)
        #expect(hit(65, 15) === large && hit(59, 15) === back)
    }

    @Test func `nothing of a view that lets touches through, but its subviews`() {
        final class Through: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let (layer, button) = (Through(frame: root.bounds), UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        layer.addSubview(button)
        root.addSubview(layer)
        #expect(hit(5, 5) === button && hit(30, 30) === back)
    }

    @Test func `views where scrolling has brought them`() {
        let scroll = UIScrollView(frame: root.frame)
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.addSubview(back)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        #expect(scroll.hitTest(CGPoint(x: 20, y: 31), with: nil) === back)
        #expect(scroll.hitTest(CGPoint(x: 20, y: 10), with: nil) == nil, "This point has been scrolled out.")
        #expect(scroll.hitTest(CGPoint(x: 95, y: 129), with: nil) === scroll)
    }

    @Test func `views where a transform has brought them`() {
        front.isHidden = true
        back.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(hit(15, 15) === root && hit(30, 30) === back)
        back.transform = CGAffineTransform(translationX: 30, y: 0)
        #expect(hit(20, 20) === root && hit(85, 20) === back)
        back.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(hit(12, 12) === root && hit(35, 4) === back)
    }

    @Test func `no label and no picture, unless these are told to hear touches`() {
        for view in [UILabel(frame: front.frame), UIImageView(frame: front.frame)] {
            root.addSubview(view)
            #expect(hit(70, 70) === front, "\(type(of: view))")
            view.isUserInteractionEnabled = true
            #expect(hit(70, 70) === view)
            view.removeFromSuperview()
        }
    }
}
