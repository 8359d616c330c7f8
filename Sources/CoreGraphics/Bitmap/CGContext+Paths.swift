import CPangoCairo
public import Foundation

/// Which side of a path's lines is inside. Source: Apple, "CGPathFillRule".
public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1

    var cairo: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}

extension CGContext {
    public func beginPath() { path = CGMutablePath() }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addPath(_ added: CGPath) { path.addPath(added) }
    public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    public func closePath() { path.closeSubpath() }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        trace()
        setSource(state.fill)
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_fill(cairo)
        beginPath()
    }

    public func strokePath() {
        trace()
        setSource(state.stroke)
        cairo_stroke(cairo)
        beginPath()
    }

    public func clip(using rule: CGPathFillRule = .winding) {
        trace()
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_clip(cairo)
        beginPath()
    }

    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    public func clear(_ rect: CGRect) {
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        cairo_fill(cairo)
        cairo_restore(cairo)
    }

    /// Fills the clipped area, along a line between two points; before and behind it the end colours go on.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions = []
    ) {
        guard let pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        else { return }
        defer { cairo_pattern_destroy(pattern) }
        for stop in gradient.stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), Double(stop.color.red), Double(stop.color.green),
                Double(stop.color.blue), Double(stop.color.alpha * state.alpha))
        }
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
    }

    /// The picture stretched to the rectangle.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return }
        cairo_save(cairo)
        cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
        cairo_scale(cairo, Double(rect.width) / Double(image.width), Double(rect.height) / Double(image.height))
        cairo_set_source_surface(cairo, image.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
        // The edge pixels go on outwards, so that scaling does not fade them.
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, Double(state.alpha))
        cairo_restore(cairo)
    }

    func setSource(_ color: CGColor) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * state.alpha))
    }

    /// Hands the current path to Cairo, with no path of its own left there.
    private func trace() {
        cairo_new_path(cairo)
        for element in path.elements where element.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) {
            trace(element)
        }
    }

    private func trace(_ element: CGPath.Element) {
        switch element {
        case .move(let point): cairo_move_to(cairo, Double(point.x), Double(point.y))
        case .line(let point): cairo_line_to(cairo, Double(point.x), Double(point.y))
        case .quad(let end, let control):
            var (x, y) = (Double(control.x), Double(control.y))
            if cairo_has_current_point(cairo) != 0 { cairo_get_current_point(cairo, &x, &y) }
            let (cx, cy, ex, ey) = (Double(control.x), Double(control.y), Double(end.x), Double(end.y))
            cairo_curve_to(
                cairo, x + 2 / 3 * (cx - x), y + 2 / 3 * (cy - y), ex + 2 / 3 * (cx - ex), ey + 2 / 3 * (cy - ey), ex,
                ey)
        case .curve(let end, let control1, let control2):
            cairo_curve_to(
                cairo, Double(control1.x), Double(control1.y), Double(control2.x), Double(control2.y), Double(end.x),
                Double(end.y))
        case .close: cairo_close_path(cairo)
        }
    }
}

/// Source: Apple, "CGGradientDrawingOptions".
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
