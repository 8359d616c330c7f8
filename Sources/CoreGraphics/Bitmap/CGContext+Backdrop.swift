import CPangoCairo

extension CGContext {
    /// Blurs the existing content within a rectangle and the clip. The rectangle's edges mirror its content, so that
    /// nothing from outside bleeds in, as in CSS's `backdrop-filter`.
    /// - Parameter deviation: standard deviation in pixels.
    package func blurBehind(_ rect: CGRect, deviation: CGFloat) {
        let reach = BoxBlur.reach(of: Double(deviation))
        let area = PixelArea(rect.applying(ctm)).shrunk(by: 1).intersection(clipArea.grown(by: reach))
        guard let behind = pixels(in: area), let wide = behind.mirrored(by: reach) else { return }
        BoxBlur.blurColors(wide, deviation: Double(deviation))
        cairo_save(cairo)
        clip(to: rect)
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(
            cairo, wide.surface, Double(area.columns.lowerBound - reach), Double(area.rows.lowerBound - reach))
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// Returns a copy of the existing content; nil if the area is empty or too large.
    private func pixels(in area: PixelArea) -> Bitmap? {
        guard let bitmap = Bitmap(width: area.columns.count, height: area.rows.count) else { return nil }
        bitmap.draw {
            cairo_set_source_surface(
                $0, cairo_get_group_target(cairo), -Double(area.columns.lowerBound), -Double(area.rows.lowerBound))
        }
        return bitmap
    }
}

extension Bitmap {
    /// Returns a copy extended on each side by pixels mirrored at the edges.
    fileprivate func mirrored(by margin: Int) -> Bitmap? {
        guard let wide = Bitmap(width: width + 2 * margin, height: height + 2 * margin) else { return nil }
        wide.draw {
            cairo_set_source_surface($0, surface, Double(margin), Double(margin))
            cairo_pattern_set_extend(cairo_get_source($0), CAIRO_EXTEND_REFLECT)
        }
        return wide
    }

    fileprivate func draw(_ setSource: (OpaquePointer) -> Void) {
        guard let cairo = cairo_create(surface) else { return }
        setSource(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        written()
    }
}
