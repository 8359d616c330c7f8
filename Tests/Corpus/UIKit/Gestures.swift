import UIKit

class DraggableView: UIView, UIGestureRecognizerDelegate {
    private var startCenter = CGPoint.zero
    private var scale: CGFloat = 1
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = true
        isMultipleTouchEnabled = true
        isExclusiveTouch = false
        backgroundColor = .systemPurple
        layer.cornerRadius = 16
        layer.cornerCurve = .continuous
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 16).cgPath
        let interaction = UIContextMenuInteraction(delegate: self)
        addInteraction(interaction)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        startCenter = touch.location(in: superview)
        UIView.animate(withDuration: 0.15) { self.transform = CGAffineTransform(scaleX: 1.05, y: 1.05) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let superview = superview else { return }
        let now = touch.location(in: superview)
        let before = touch.previousLocation(in: superview)
        center.x += now.x - before.x
        center.y += now.y - before.y
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        transform = .identity
        if let touch = touches.first, touch.tapCount == 1 { onTap?() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        transform = .identity
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view == self ? self : view
    }

    func handle(pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began, .changed:
            transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
            pinch.scale = 1
        case .ended, .cancelled, .failed:
            UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.5, options: [.curveEaseOut, .allowUserInteraction], animations: {
                self.transform = .identity
            }, completion: nil)
        default: break
        }
    }

    func handle(pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: superview)
        let velocity = pan.velocity(in: superview)
        center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
        pan.setTranslation(.zero, in: superview)
        if pan.state == .ended, abs(velocity.x) > 500 { removeFromSuperview() }
    }

    func addRecognizers() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        let long = UILongPressGestureRecognizer()
        long.minimumPressDuration = 0.4
        long.allowableMovement = 20
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .right]
        let rotation = UIRotationGestureRecognizer()
        let pan = UIPanGestureRecognizer()
        pan.maximumNumberOfTouches = 1
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        let hover = UIHoverGestureRecognizer()
        for recognizer in [double, single, long, swipe, rotation, pan, edge, hover] as [UIGestureRecognizer] {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
        print(gestureRecognizers?.count ?? 0, rotation.rotation, rotation.velocity)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        return abs(pan.velocity(in: self).x) > abs(pan.velocity(in: self).y)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view is UIControl)
    }
}

extension DraggableView: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in UIPasteboard.general.string = "x" }])
        })
    }
}

class GestureController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let box = DraggableView(frame: CGRect(x: 40, y: 40, width: 120, height: 120))
        box.onTap = { UIImpactFeedbackGenerator(style: .medium).impactOccurred() }
        view.addSubview(box)
        view.bringSubviewToFront(box)
        UISelectionFeedbackGenerator().selectionChanged()
        let generator = UINotificationFeedbackGenerator()
        generator.prepare()
        generator.notificationOccurred(.success)
    }
}
