import UIKit

@IBDesignable
class RingView: UIView {
    @IBInspectable var progress: CGFloat = 0.25 {
        didSet { setNeedsDisplay() }
    }
    @IBInspectable var ringColor: UIColor = .systemBlue
    var lineWidth: CGFloat = 10 { didSet { setNeedsDisplay(bounds) } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        clearsContextBeforeDrawing = true
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        commonInit()
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        progress = 0.5
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 100) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 100) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let radius = min(bounds.width, bounds.height) / 2 - lineWidth / 2
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        context.saveGState()
        context.setStrokeColor(UIColor.systemGray4.cgColor)
        context.setLineWidth(lineWidth)
        context.addArc(center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        context.strokePath()
        context.restoreGState()
        let arc = UIBezierPath(
            arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * progress, clockwise: true)
        arc.lineWidth = lineWidth
        arc.lineCapStyle = .round
        arc.lineJoinStyle = .round
        ringColor.setStroke()
        arc.stroke()
        drawDash(center: center)
        drawText()
    }

    private func drawDash(center: CGPoint) {
        let path = UIBezierPath()
        path.move(to: center)
        path.addLine(to: CGPoint(x: bounds.maxX, y: center.y))
        path.addQuadCurve(to: CGPoint(x: center.x, y: bounds.maxY), controlPoint: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.addCurve(to: center, controlPoint1: .zero, controlPoint2: CGPoint(x: 10, y: 10))
        path.close()
        path.setLineDash([4, 2], count: 2, phase: 0)
        path.usesEvenOddFillRule = true
        UIColor.red.withAlphaComponent(0.2).setFill()
        path.fill(with: .multiply, alpha: 0.5)
        path.apply(CGAffineTransform(translationX: 2, y: 2))
        if path.contains(center) { path.addClip() }
    }

    private func drawText() {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        paragraph.lineBreakMode = .byTruncatingTail
        let text = "\(Int(progress * 100)) %" as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.monospacedDigitSystemFont(ofSize: 14, weight: .bold),
            .foregroundColor: UIColor.label,
            .paragraphStyle: paragraph,
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(in: CGRect(x: 0, y: bounds.midY - size.height / 2, width: bounds.width, height: size.height), withAttributes: attributes)
        text.draw(at: .zero, withAttributes: attributes)
        let box = text.boundingRect(with: CGSize(width: 50, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
        UIRectFill(box)
        UIRectFrame(box)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { setNeedsDisplay() }
    }
}

class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var gradient: CAGradientLayer { layer as! CAGradientLayer }

    func configure() {
        gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
        gradient.locations = [0, 1]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: bounds).cgPath
        shape.fillColor = nil
        shape.strokeColor = UIColor.white.cgColor
        shape.lineWidth = 2
        shape.strokeEnd = 0.7
        shape.lineDashPattern = [4, 4]
        layer.addSublayer(shape)
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.repeatCount = .infinity
        animation.autoreverses = true
        shape.add(animation, forKey: "stroke")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.opacity = 0.9
        CATransaction.commit()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.sublayers?.forEach { $0.frame = bounds }
    }
}
