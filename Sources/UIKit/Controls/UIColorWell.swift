import RenderTree
import TreePainter

/// Control that shows a colour and lets a person choose another in the browser's dialog. That cannot choose opacity: the
/// colour keeps its own. Source: developer.apple.com/documentation/uikit/uicolorwell
@preconcurrency @MainActor open class UIColorWell: UIControl {
    /// Chosen colour; nil is shown as an empty ring.
    open var selectedColor: UIColor? { didSet { didChangeLooks() } }
    /// Name of the control.
    open var title: String? { didSet { didChangeLooks() } }
    /// Ignored: the browser's dialog offers no opacity.
    open var supportsAlpha = true
    private static let side: CGFloat = 28

    override public init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func ownNodes() -> [NodeDraft] {
        let area = CGRect(origin: .zero, size: box.size)
        let side = min(area.width, area.height)
        let circle = CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
        let ring = CGPath(ellipseIn: circle.insetBy(dx: 1.5, dy: 1.5))
        let stops = [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple].enumerated().map {
            GradientStop(location: Double($0.offset) / 4, color: $0.element.rgba)
        }
        let paint = LinearGradientPaint(stops: stops, startX: 0, startY: 0, endX: 1, endY: 1)
        let shape = ShapeContent(path: ring.svg, stroke: Stroke(paint: .linearGradient(paint), width: 3))
        var nodes = [NodeDraft(frame: TreeRect(area), content: .shape(shape))]
        if let selectedColor {
            nodes.append(.fill(CGPath(ellipseIn: circle.insetBy(dx: 5, dy: 5)), selectedColor.rgba, bounds: area))
        }
        return nodes
    }

    override var nodeContent: NodeContent {
        let value = String((selectedColor ?? .black).rgba.hexadecimal.prefix(7))
        return .valueInput(
            ValueInputContent(valueKind: .color, value: value, isDisabled: isEnabled ? nil : true))
    }

    override var isDimmed: Bool { !isEnabled }
    override var ownAccessibility: NodeAccessibility { NodeAccessibility(label: title) }

    override func receive(_ event: InputEvent) {
        guard isEnabled, case .pick(_, let value) = event, value.count == 7, let new = RGBA(hexadecimal: value) else {
            return super.receive(event)
        }
        let alpha = selectedColor?.rgba.alpha ?? 1
        selectedColor = UIColor(red: new.red, green: new.green, blue: new.blue, alpha: alpha)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
