import UIKit

@IBDesignable
final class DialControl: UIControl {
    @IBInspectable var value: CGFloat = 0.25 {
        didSet {
            value = min(max(value, 0), 1)
            guard value != oldValue else { return }
            setNeedsDisplay()
            accessibilityValue = NumberFormatter.localizedString(from: NSNumber(value: Double(value)), number: .percent)
        }
    }
    @IBInspectable var trackColor: UIColor = .systemGray4
    var lineWidth: CGFloat = 12

    private let feedback = UISelectionFeedbackGenerator()
    private let knob = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        accessibilityLabel = "Dial"
        knob.fillColor = UIColor.white.cgColor
        knob.shadowOpacity = 0.3
        knob.shadowRadius = 3
        layer.addSublayer(knob)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 160) }

    override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let angle = value * 2 * .pi - .pi / 2
        let radius = min(bounds.width, bounds.height) / 2 - lineWidth
        let center = CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius)
        knob.path = UIBezierPath(arcCenter: center, radius: lineWidth, startAngle: 0, endAngle: .pi * 2, clockwise: true).cgPath
        CATransaction.commit()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let radius = min(bounds.width, bounds.height) / 2 - lineWidth
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(.round)
        trackColor.setStroke()
        context.addArc(center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        context.strokePath()
        tintColor.setStroke()
        let path = UIBezierPath(arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: value * 2 * .pi - .pi / 2, clockwise: true)
        path.lineWidth = lineWidth
        path.lineCapStyle = .round
        path.stroke()
        context.restoreGState()
        let text = "\(Int(value * 100)) %" as NSString
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.monospacedDigitSystemFont(ofSize: 24, weight: .bold), .foregroundColor: UIColor.label, .paragraphStyle: paragraph]
        let size = text.size(withAttributes: attributes)
        text.draw(at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), withAttributes: attributes)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        feedback.prepare()
        update(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        update(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        sendActions(for: .editingDidEnd)
    }

    override func cancelTracking(with event: UIEvent?) {}

    private func update(_ touch: UITouch) {
        let point = touch.location(in: self)
        var angle = atan2(point.y - bounds.midY, point.x - bounds.midX) + .pi / 2
        if angle < 0 { angle += 2 * .pi }
        value = angle / (2 * .pi)
        feedback.selectionChanged()
        setNeedsLayout()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override func accessibilityIncrement() { value += 0.1 }
    override func accessibilityDecrement() { value -= 0.1 }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}

final class DialController: UIViewController {
    override func loadView() {
        let dial = DialControl(frame: .zero)
        dial.addAction(UIAction { action in
            guard let dial = action.sender as? DialControl else { return }
            print(dial.value)
        }, for: .valueChanged)
        view = dial
    }
}
