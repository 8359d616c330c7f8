import RenderTree
import TreePainter

/// Layer with a path, its fill and its stroke. Source: developer.apple.com/documentation/quartzcore/cashapelayer
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { changed() } }
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
    open var strokeColor: CGColor? { didSet { changed() } }
    open var lineWidth: CGFloat = 1 { didSet { changed() } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { changed() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed() } }
    /// Lengths of dashes and gaps, in points.
    open var lineDashPattern: [NSNumber]? { didSet { changed() } }
    /// Length of the pattern that is left out at the start.
    open var lineDashPhase: CGFloat = 0 { didSet { changed() } }
    /// Length of a pointed corner, in widths of the line, beyond which it is cut off.
    open var miterLimit: CGFloat = 10 { didSet { changed() } }
    /// Start and end, 0…1, of the stroked part of the path's length.
    open var strokeStart: CGFloat = 0 { didSet { changed() } }
    open var strokeEnd: CGFloat = 1 { didSet { changed() } }

    override func ownNodes() -> [NodeDraft] {
        guard let path, !path.isEmpty else { return super.ownNodes() }
        let fill = ShapeContent(
            path: path.svg, fill: fillColor.map { .color(RGBA($0)) }, evenOdd: fillRule == .evenOdd ? true : nil)
        var shapes = [fill]
        if let strokeColor, lineWidth > 0, strokeEnd > strokeStart {
            let part = strokeStart <= 0 && strokeEnd >= 1 ? path : path.part(from: strokeStart, to: strokeEnd)
            shapes.append(ShapeContent(path: part.svg, stroke: stroke(strokeColor)))
        }
        let area = TreeRect(CGRect(origin: .zero, size: bounds.size))
        return super.ownNodes() + shapes.map { NodeDraft(frame: area, content: .shape($0)) }
    }

    private func stroke(_ color: CGColor) -> Stroke {
        let dash = (lineDashPattern ?? []).map(\.doubleValue)
        return Stroke(
            paint: .color(RGBA(color)), width: lineWidth, cap: lineCap.cap, join: lineJoin.join,
            miterLimit: miterLimit == 10 ? nil : miterLimit, dash: dash.isEmpty ? nil : dash,
            dashPhase: dash.isEmpty || lineDashPhase == 0 ? nil : lineDashPhase)
    }
}

/// Layer with a gradient. Source: developer.apple.com/documentation/quartzcore/cagradientlayer
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// `CGColor`s; other values are skipped.
    open var colors: [Any]? { didSet { changed() } }
    /// Location of each colour in 0…1, ascending; nil spreads the colours evenly.
    open var locations: [NSNumber]? { didSet { changed() } }
    /// Start point in unit coordinates of the layer.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
    open var type = CAGradientLayerType.axial { didSet { changed() } }

    override func ownNodes() -> [NodeDraft] {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return super.ownNodes() }
        let last = Double(max(1, colors.count - 1))
        var lowest = 0.0
        let stops = colors.enumerated().map { index, color in
            let given = locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
            lowest = max(lowest, min(1, given ?? Double(index) / last))
            return GradientStop(location: lowest, color: RGBA(color))
        }
        let shape = ShapeContent(path: outline.svg, fill: paint(stops))
        let area = TreeRect(CGRect(origin: .zero, size: bounds.size))
        return super.ownNodes() + [NodeDraft(frame: area, content: .shape(shape))]
    }

    private func paint(_ stops: [GradientStop]) -> Paint {
        let (start, end) = (startPoint, endPoint)
        switch type {
        case .radial:
            return .radialGradient(
                RadialGradientPaint(
                    stops: stops, centerX: start.x, centerY: start.y, startRadius: 0,
                    endRadius: abs(end.x - start.x), isElliptical: true))
        case .conic:
            let angle = atan2(end.y - start.y, end.x - start.x) * 180 / .pi
            return .angularGradient(
                AngularGradientPaint(
                    stops: stops, centerX: start.x, centerY: start.y, startAngle: angle, endAngle: angle + 360))
        default:
            return .linearGradient(
                LinearGradientPaint(stops: stops, startX: start.x, startY: start.y, endX: end.x, endY: end.y))
        }
    }
}

/// Layer with text. Source: developer.apple.com/documentation/quartzcore/catextlayer
@preconcurrency @MainActor open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`.
    open var string: Any? { didSet { changed() } }
    /// A `UIFont`, whose size is ignored in favour of `fontSize`, a `CGFont`, or the name of a font; the system's font for another name.
    open var font: Any? { didSet { changed() } }
    open var fontSize: CGFloat = 36 { didSet { changed() } }
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { changed() } }
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed() } }
    open var isWrapped = false { didSet { changed() } }
    open var truncationMode = CATextLayerTruncationMode.none { didSet { changed() } }
    /// Ignored: a browser decides how letters are smoothed.
    open var allowsFontSubpixelQuantization = false

    override func ownNodes() -> [NodeDraft] {
        guard let text else { return super.ownNodes() }
        let area = CGRect(origin: .zero, size: bounds.size)
        return super.ownNodes() + [AttributedText(text).draft(in: area, lineLimit: isWrapped ? nil : 1)]
    }

    private var givenFont: UIFont? {
        switch font {
        case let font as UIFont: font.withSize(fontSize)
        case let font as CGFont: font.withSize(fontSize)
        case let name as String: UIFont(name: name, size: fontSize)
        case let name as NSString: UIFont(name: name.description, size: fontSize)
        default: nil
        }
    }

    private var text: NSAttributedString? {
        if let attributed = string as? NSAttributedString { return attributed }
        guard let plain = string as? String else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.alignment
        if truncationMode != .none { style.lineBreakMode = truncationMode.breakMode }
        return NSAttributedString(
            string: plain,
            attributes: [
                .font: givenFont ?? .systemFont(ofSize: fontSize),
                .foregroundColor: UIColor(cgColor: foregroundColor ?? CGColor(gray: 1, alpha: 1)),
                .paragraphStyle: style,
            ])
    }
}
