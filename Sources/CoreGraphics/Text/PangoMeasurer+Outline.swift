import CPangoCairo

extension PangoMeasurer {
    /// Returns the outlines of one line of text whose baseline starts at (0, 0), in points, y down.
    func outline(of text: String, font: FontSpec) -> [CGPath.Element] {
        // Cairo rounds to 1/256, so the text is drawn on a recording surface, only to obtain its path.
        guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil) else { return [] }
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return [] }
        defer { cairo_destroy(cairo) }
        let layout = makeLayout(of: PangoText(TextParagraph(spans: [TextSpan(text: text, font: font)])), width: nil)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        cairo_move_to(cairo, 0, 0)
        pango_cairo_layout_line_path(cairo, pango_layout_get_line_readonly(layout, 0))
        guard let path = cairo_copy_path(cairo) else { return [] }
        defer { cairo_path_destroy(path) }
        return Self.elements(of: path.pointee)
    }

    private static func elements(of path: cairo_path_t) -> [CGPath.Element] {
        guard path.status == CAIRO_STATUS_SUCCESS, let data = path.data else { return [] }
        var elements: [CGPath.Element] = []
        var index = 0
        while index < Int(path.num_data) {
            let header = data[index].header
            func point(_ offset: Int) -> CGPoint {
                let point = data[index + offset].point
                return CGPoint(x: point.x, y: point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO: elements.append(.curve(point(3), control1: point(1), control2: point(2)))
            default: elements.append(.close)
            }
            index += max(1, Int(header.length))
        }
        return elements
    }
}
