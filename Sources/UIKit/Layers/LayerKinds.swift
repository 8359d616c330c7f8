/// A path with a fill and a stroke. Source: developer.apple.com/documentation/quartzcore/cashapelayer
@MainActor open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { changed() } }
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
    open var strokeColor: CGColor? { didSet { changed() } }
    open var lineWidth: CGFloat = 1 { didSet { changed() } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { changed() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed() } }
    /// Lengths in points.
    open var lineDashPattern: [NSNumber]? { didSet { changed() } }
    /// 0…1: the part of the path's length that is stroked.
    open var strokeStart: CGFloat = 0 { didSet { changed() } }
    open var strokeEnd: CGFloat = 1 { didSet { changed() } }

    override func ownMarks() -> [ViewMark] {
        guard let path, !path.isEmpty else { return super.ownMarks() }
        let area = CGRect(origin: .zero, size: bounds.size)
        var shape = ViewShape(path: path, fill: fillColor.map(ViewPaint.color))
        shape.isEvenOdd = fillRule == .evenOdd
        var marks = super.ownMarks() + [ViewMark(area, .shape(shape))]
        if let strokeColor, lineWidth > 0, strokeEnd > strokeStart {
            let line = ViewStroke(
                paint: .color(strokeColor), width: lineWidth, cap: lineCap.cap, join: lineJoin.join,
                dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
            let part = strokeStart <= 0 && strokeEnd >= 1 ? path : path.part(from: strokeStart, to: strokeEnd)
            marks.append(ViewMark(area, .shape(ViewShape(path: part, stroke: line))))
        }
        return marks
    }
}

/// Colours that flow into each other. Source: developer.apple.com/documentation/quartzcore/cagradientlayer
@MainActor open class CAGradientLayer: CALayer {
    /// `CGColor`s; anything else is left out.
    open var colors: [Any]? { didSet { changed() } }
    /// One a colour, 0…1, rising; nil spreads them evenly.
    open var locations: [NSNumber]? { didSet { changed() } }
    /// In units of the layer.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
    open var type = CAGradientLayerType.axial { didSet { changed() } }

    override func ownMarks() -> [ViewMark] {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return super.ownMarks() }
        let last = CGFloat(max(1, colors.count - 1))
        var lowest: CGFloat = 0
        let stops = colors.enumerated().map { index, color in
            let given = locations.flatMap { $0.indices.contains(index) ? CGFloat($0[index].doubleValue) : nil }
            lowest = max(lowest, min(1, given ?? CGFloat(index) / last))
            return (location: lowest, color: color)
        }
        let area = CGRect(origin: .zero, size: bounds.size)
        return super.ownMarks() + [ViewMark(area, .shape(ViewShape(path: outline, fill: paint(stops))))]
    }

    private func paint(_ stops: [(location: CGFloat, color: CGColor)]) -> ViewPaint {
        switch type {
        case .radial: .radial(stops, center: startPoint, radius: abs(endPoint.x - startPoint.x))
        case .conic:
            .conic(
                stops, center: startPoint,
                startAngle: atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x) * 180 / .pi)
        default: .linear(stops, start: startPoint, end: endPoint)
        }
    }
}

/// Text in a layer. Source: developer.apple.com/documentation/quartzcore/catextlayer
@MainActor open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`.
    open var string: Any? { didSet { changed() } }
    /// A `UIFont`; its size is not looked at.
    open var font: Any? { didSet { changed() } }
    open var fontSize: CGFloat = 36 { didSet { changed() } }
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { changed() } }
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed() } }
    open var isWrapped = false { didSet { changed() } }

    override func ownMarks() -> [ViewMark] {
        guard let text else { return super.ownMarks() }
        let area = CGRect(origin: .zero, size: bounds.size)
        return super.ownMarks() + [AttributedText(text).mark(in: area, lineLimit: isWrapped ? nil : 1)]
    }

    private var text: NSAttributedString? {
        if let attributed = string as? NSAttributedString { return attributed }
        guard let plain = string as? String else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.alignment
        return NSAttributedString(
            string: plain,
            attributes: [
                .font: (font as? UIFont)?.withSize(fontSize) ?? UIFont.systemFont(ofSize: fontSize),
                .foregroundColor: UIColor(cgColor: foregroundColor ?? CGColor(gray: 1, alpha: 1)),
                .paragraphStyle: style,
            ])
    }
}
