import UIKit

final class SignatureView: UIView {
    private var path = UIBezierPath()
    private var points: [CGPoint] = []
    private let shapeLayer = CAShapeLayer()
    private let gradient = CAGradientLayer()
    var onChange: ((UIImage) -> Void)?
    var strokeColor: UIColor = .label { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        isMultipleTouchEnabled = false
        backgroundColor = .clear
        contentMode = .redraw
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        gradient.colors = [UIColor.systemYellow.cgColor, UIColor.systemOrange.withAlphaComponent(0.2).cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.locations = [0, 1]
        layer.insertSublayer(gradient, at: 0)
        shapeLayer.strokeColor = UIColor.systemGray.cgColor
        shapeLayer.fillColor = nil
        shapeLayer.lineDashPattern = [6, 4]
        layer.addSublayer(shapeLayer)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        shapeLayer.frame = bounds
        shapeLayer.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 8).cgPath
        CATransaction.commit()
    }

    override func draw(_ rect: CGRect) {
        strokeColor.setStroke()
        path.stroke()
        guard let context = UIGraphicsGetCurrentContext(), points.isEmpty else { return }
        context.saveGState()
        context.setLineWidth(1)
        context.setStrokeColor(UIColor.separator.cgColor)
        context.move(to: CGPoint(x: rect.minX + 16, y: rect.maxY - 24))
        context.addLine(to: CGPoint(x: rect.maxX - 16, y: rect.maxY - 24))
        context.strokePath()
        context.restoreGState()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSAttributedString(string: "Sign here", attributes: [.font: UIFont.italicSystemFont(ofSize: 16), .foregroundColor: UIColor.tertiaryLabel, .paragraphStyle: style])
        let size = text.boundingRect(with: rect.size, options: [.usesLineFragmentOrigin], context: nil).size
        text.draw(in: CGRect(x: 0, y: rect.midY - size.height / 2, width: rect.width, height: size.height))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        points = [point]
        path.move(to: point)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        for coalesced in event?.coalescedTouches(for: touch) ?? [touch] {
            let point = coalesced.location(in: self)
            if let last = points.last {
                path.addQuadCurve(to: CGPoint(x: (last.x + point.x) / 2, y: (last.y + point.y) / 2), controlPoint: last)
            }
            points.append(point)
        }
        setNeedsDisplay(path.bounds.insetBy(dx: -10, dy: -10))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onChange?(snapshot()) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { clear() }

    func snapshot() -> UIImage {
        let format = UIGraphicsImageRendererFormat.default()
        format.opaque = false
        format.scale = 2
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            layer.render(in: context.cgContext)
            UIColor.red.withAlphaComponent(0.1).setFill()
            context.fill(bounds, blendMode: .multiply)
        }
    }

    func clear() {
        path.removeAllPoints()
        points.removeAll()
        setNeedsDisplay()
        let pulse = CABasicAnimation(keyPath: "opacity")
        pulse.fromValue = 0.3
        pulse.toValue = 1
        pulse.duration = 0.4
        pulse.timingFunction = CAMediaTimingFunction(name: .easeOut)
        pulse.autoreverses = false
        layer.add(pulse, forKey: "pulse")
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.values = [0, 8, -8, 0]
        shake.keyTimes = [0, 0.3, 0.6, 1]
        shake.duration = 0.3
        shake.isAdditive = true
        layer.add(shake, forKey: nil)
        UIView.transition(with: self, duration: 0.3, options: .transitionCrossDissolve) { self.alpha = 1 }
    }

    override class var layerClass: AnyClass { CALayer.self }
    override var intrinsicContentSize: CGSize { .init(width: UIView.noIntrinsicMetric, height: 160) }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -8, dy: -8).contains(point) }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { isHidden ? nil : super.hitTest(point, with: event) }
    override var accessibilityLabel: String? { get { "Signature" } set {} }
}
