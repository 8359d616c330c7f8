import CPangoCairo
package import Foundation

/// Paint for areas, lines or text. Points and lengths are in the current coordinates.
package enum Shading {
    case color(CGColor)
    case linear(CGGradient, start: CGPoint, end: CGPoint)
    /// Concentric circles, stretched horizontally and vertically.
    case radial(CGGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, stretch: CGSize)
    /// Conic gradient, clockwise from the right; angles in degrees. The last colour continues after the end.
    case angular(CGGradient, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)

    fileprivate var lastColor: CGColor? {
        switch self {
        case .color(let color): color
        case .linear(let colors, _, _), .radial(let colors, _, _, _, _), .angular(let colors, _, _, _):
            colors.stops.last?.color
        }
    }

    /// Whether a gradient has no length: it is then filled with its last colour, as in SVG.
    fileprivate var isFlat: Bool {
        switch self {
        case .color, .angular: false
        case .linear(_, let start, let end): start == end
        case .radial(_, _, _, let radius, let stretch): radius <= 0 || stretch.width <= 0 || stretch.height <= 0
        }
    }
}

extension CGContext {
    package func fillPath(with shading: Shading, using rule: CGPathFillRule = .winding) {
        trace()
        cairo_set_fill_rule(cairo, rule.cairo)
        withSource(shading, extents: { cairo_fill_extents(cairo, $0, $1, $2, $3) }) { cairo_fill(cairo) }
        beginPath()
    }

    package func strokePath(with shading: Shading) {
        trace()
        withSource(shading, extents: { cairo_stroke_extents(cairo, $0, $1, $2, $3) }) { cairo_stroke(cairo) }
        beginPath()
    }

    /// Draws one run of text from the point at the given baseline.
    /// - Parameter tracking: points between letters, in addition to the font's own.
    package func drawText(
        _ text: String, font: FontSpec, with shading: Shading, x: CGFloat, baseline: CGFloat, tracking: CGFloat = 0
    ) {
        mark {
            cairo_save(cairo)
            withSource(shading, extents: { cairo_clip_extents(cairo, $0, $1, $2, $3) }) {
                TextEngine.draw(text, font: font, into: cairo, x: x, baseline: baseline, tracking: tracking)
            }
            cairo_restore(cairo)
        }
    }

    private typealias Extents = (
        UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>,
        UnsafeMutablePointer<Double>
    ) -> Void

    private func withSource(_ shading: Shading, extents: Extents, _ draw: () -> Void) {
        if shading.isFlat {
            if let color = shading.lastColor { withSource(.color(color), extents: extents, draw) }
            return
        }
        switch shading {
        case .color(let color):
            setSource(color)
            draw()
        case .linear(let colors, let start, let end):
            let pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
            withSource(pattern, colors, draw)
        case .radial(let colors, let center, let startRadius, let endRadius, let stretch):
            let pattern = cairo_pattern_create_radial(0, 0, Double(max(0, startRadius)), 0, 0, Double(endRadius))
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, 1 / Double(stretch.width), 1 / Double(stretch.height))
            cairo_matrix_translate(&matrix, -Double(center.x), -Double(center.y))
            cairo_pattern_set_matrix(pattern, &matrix)
            withSource(pattern, colors, draw)
        case .angular(let colors, let center, let startAngle, let endAngle):
            let sweep = AngularSweep(colors, center: center, startAngle: startAngle, endAngle: endAngle)
            withAngularSource(sweep, over: deviceArea(extents), draw)
        }
    }

    private func withSource(_ pattern: OpaquePointer?, _ colors: CGGradient, _ draw: () -> Void) {
        setSource(pattern, colors, .pad)
        draw()
        cairo_pattern_destroy(pattern)
    }

    /// Returns the affected pixels within the clip; nil if there are none or too many.
    private func deviceArea(_ extents: Extents) -> PixelArea? {
        let box = box(extents).intersection(box { cairo_clip_extents(cairo, $0, $1, $2, $3) })
        guard !box.isEmpty else { return nil }
        let group = PixelArea(box.applying(ctm))
        return group.columns.count <= CGImage.sideMax * 2 && group.rows.count <= CGImage.sideMax * 2 ? group : nil
    }

    private func box(_ extents: Extents) -> CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        extents(&left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func withAngularSource(_ sweep: AngularSweep, over area: PixelArea?, _ draw: () -> Void) {
        guard let area, let bitmap = Bitmap(width: area.columns.count, height: area.rows.count) else { return }
        sweep.fill(bitmap, area, ctm.inverted(), opacity: state.alpha)
        cairo_save(cairo)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(
            cairo, bitmap.surface, Double(area.columns.lowerBound), Double(area.rows.lowerBound))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_set_matrix(cairo, &matrix)
        draw()
        cairo_restore(cairo)
    }
}
