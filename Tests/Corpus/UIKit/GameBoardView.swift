import UIKit

protocol GameBoardDelegate: AnyObject { func board(_ board: GameBoardView, didDropAt column: Int) }

@IBDesignable
final class GameBoardView: UIView {
    @IBInspectable var columns: Int = 7 { didSet { setNeedsDisplay() } }
    @IBInspectable var rows: Int = 6 { didSet { setNeedsDisplay() } }
    weak var delegate: GameBoardDelegate?
    private var discs: [[CAShapeLayer]] = []
    private let mask_ = CAShapeLayer()
    private let gradient = CAGradientLayer()
    private var hovering: Int?
    private let feedback = UIImpactFeedbackGenerator(style: .rigid)

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
        isOpaque = false
        contentMode = .redraw
        gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemIndigo.cgColor]
        gradient.startPoint = CGPoint(x: 0.5, y: 0)
        gradient.endPoint = CGPoint(x: 0.5, y: 1)
        mask_.fillRule = .evenOdd
        gradient.mask = mask_
        layer.addSublayer(gradient)
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        discs = Array(repeating: [], count: columns)
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: Selector(("tapped:")))
        addGestureRecognizer(tap)
        let hover = UIHoverGestureRecognizer()
        addGestureRecognizer(hover)
        isAccessibilityElement = false
        accessibilityElements = (0..<columns).map { column in
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = "Column \(column + 1)"
            element.accessibilityTraits = .button
            return element
        }
    }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 300) }
    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.frame = bounds
        let path = UIBezierPath(rect: bounds)
        for column in 0..<columns {
            for row in 0..<rows { path.append(UIBezierPath(ovalIn: cell(column, row).insetBy(dx: 4, dy: 4))) }
        }
        mask_.path = path.cgPath
        CATransaction.commit()
    }
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        UIColor.secondarySystemBackground.setFill()
        UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 12, height: 12)).fill()
        context.setLineDash(phase: 0, lengths: [4, 2])
        context.setStrokeColor(UIColor.separator.cgColor)
        for column in 1..<columns {
            let x = bounds.width / CGFloat(columns) * CGFloat(column)
            context.move(to: CGPoint(x: x, y: 0))
            context.addLine(to: CGPoint(x: x, y: bounds.maxY))
        }
        context.strokePath()
        context.restoreGState()
        let title = "Four in a row" as NSString
        title.draw(at: CGPoint(x: 8, y: 4), withAttributes: [.font: UIFont.preferredFont(forTextStyle: .caption1), .foregroundColor: UIColor.tertiaryLabel])
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return super.touchesBegan(touches, with: event) }
        hovering = column(at: point)
        feedback.prepare()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let hovering { delegate?.board(self, didDropAt: hovering) }
        hovering = nil
    }
    func drop(_ color: UIColor, in column: Int) {
        let row = rows - 1 - discs[column].count
        guard row >= 0 else { return shake() }
        let disc = CAShapeLayer()
        let frame = cell(column, row)
        disc.path = UIBezierPath(ovalIn: CGRect(origin: .zero, size: frame.size)).cgPath
        disc.fillColor = color.cgColor
        disc.frame = frame
        layer.insertSublayer(disc, below: gradient)
        discs[column].append(disc)
        let fall = CASpringAnimation(keyPath: "position.y")
        fall.fromValue = -frame.height
        fall.toValue = disc.position.y
        fall.damping = 14
        fall.duration = fall.settlingDuration
        disc.add(fall, forKey: "fall")
        feedback.impactOccurred(intensity: 0.8)
        UIAccessibility.post(notification: .announcement, argument: "Disc in column \(column + 1)")
    }
    private func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.values = [0, -8, 8, -4, 0]
        animation.keyTimes = [0, 0.2, 0.5, 0.8, 1]
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        animation.duration = 0.3
        layer.add(animation, forKey: nil)
    }
    private func cell(_ column: Int, _ row: Int) -> CGRect {
        CGRect(x: bounds.width / CGFloat(columns) * CGFloat(column), y: bounds.height / CGFloat(rows) * CGFloat(row), width: bounds.width / CGFloat(columns), height: bounds.height / CGFloat(rows))
    }
    private func column(at point: CGPoint) -> Int { min(max(Int(point.x / bounds.width * CGFloat(columns)), 0), columns - 1) }
}
