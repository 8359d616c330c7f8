import CPangoCairo
public import Foundation

/// Rule that decides which areas of a path are inside. Source: Apple, "CGPathFillRule".
public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1

    var cairo: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}

/// Combination of filling and stroking a path. Source: Apple, "CGPathDrawingMode".
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}

// Points are transformed when they are added; later changes of the transform do not move them. Source: Apple,
// "CGContext", "Constructing a Current Graphics Path".
extension CGContext {
    public func beginPath() { pendingPath = CGMutablePath() }
    public func move(to point: CGPoint) { pendingPath.move(to: point, transform: ctm) }
    public func addLine(to point: CGPoint) { pendingPath.addLine(to: point, transform: ctm) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pendingPath.addQuadCurve(to: end, control: control, transform: ctm)
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        pendingPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }
    public func addRect(_ rect: CGRect) { pendingPath.addRect(rect, transform: ctm) }
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public func addEllipse(in rect: CGRect) { pendingPath.addEllipse(in: rect, transform: ctm) }
    public func addPath(_ added: CGPath) { pendingPath.addPath(added, transform: ctm) }
    public func addLines(between points: [CGPoint]) { pendingPath.addLines(between: points, transform: ctm) }
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        pendingPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
    }
    public func closePath() { pendingPath.closeSubpath() }

    /// The current path in the current coordinates; nil if empty.
    public var path: CGPath? { isPathEmpty ? nil : pendingPath.copy(using: ctm.inverted()) }
    public var isPathEmpty: Bool { pendingPath.isEmpty }
    public var currentPointOfPath: CGPoint { pendingPath.currentPoint.applying(ctm.inverted()) }

    public func drawPath(using mode: CGPathDrawingMode) {
        let drawn = pendingPath
        if mode != .stroke { fillPath(using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
        guard mode == .stroke || mode == .fillStroke || mode == .eoFillStroke else { return }
        pendingPath = drawn
        strokePath()
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        mark {
            trace()
            setSource(state.fill)
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo_fill(cairo)
        }
        beginPath()
    }

    public func strokePath() {
        mark {
            trace()
            setSource(state.stroke)
            strokeLines()
        }
        beginPath()
    }

    /// Strokes Cairo's current path. Cairo paints upright and level lines black in the mode `clear`; what an opaque colour takes away is
    /// the same area.
    private func strokeLines() {
        guard cairo_get_operator(cairo) == CAIRO_OPERATOR_CLEAR else { return cairo_stroke(cairo) }
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        cairo_stroke(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    }

    public func clip(using rule: CGPathFillRule = .winding) {
        trace()
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_clip(cairo)
        beginPath()
    }

    /// Replaces Cairo's current path by the pending path.
    func trace() {
        cairo_new_path(cairo)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        for element in pendingPath.elements where element.points.allSatisfy(\.isDrawable) { trace(element) }
        cairo_set_matrix(cairo, &matrix)
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

extension CGPoint {
    /// Whether Cairo can represent the point: coordinates beyond its 24.8 fixed-point range would wrap around.
    fileprivate var isDrawable: Bool { abs(x) < 4_000_000 && abs(y) < 4_000_000 }
}
