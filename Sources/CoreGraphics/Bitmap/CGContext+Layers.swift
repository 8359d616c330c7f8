import CPangoCairo

// What a painter of whole trees needs beside Apple's calls.
extension CGContext {
    /// Draws a group apart and then onto what is there, with this opacity.
    package func drawGroup(opacity: CGFloat, _ body: () -> Void) {
        cairo_push_group(cairo)
        body()
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, Double(opacity))
    }

    /// Draws a group with a shadow as CSS's `drop-shadow` and Apple's layers draw it: the group's alpha, blurred.
    /// - Parameters:
    ///   - radius: the blur's standard deviation; in points, as is the offset.
    ///   - scale: pixels a point.
    package func drawGroup(
        shadow color: CGColor, radius: CGFloat, x: CGFloat, y: CGFloat, scale: CGFloat, _ body: () -> Void
    ) {
        cairo_push_group(cairo)
        body()
        guard let group = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(group) }
        if let mask = shadowMask(of: group, deviation: Double(radius * scale)) {
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            setSource(color)
            cairo_mask_surface(cairo, mask.surface, Double(x * scale), Double(y * scale))
            cairo_restore(cairo)
        }
        cairo_set_source(cairo, group)
        cairo_paint(cairo)
    }

    /// A bitmap of this context's size with the group's alpha, blurred.
    private func shadowMask(of group: OpaquePointer, deviation: Double) -> CGImage? {
        guard let canvas = CGContext(width: width, height: height) else { return nil }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_set_matrix(canvas.cairo, &matrix)
        cairo_set_source(canvas.cairo, group)
        cairo_paint(canvas.cairo)
        cairo_surface_flush(canvas.surface)
        guard let data = cairo_image_surface_get_data(canvas.surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(canvas.surface))
        BoxBlur.blurAlpha(data, width: width, height: height, stride: stride, deviation: deviation)
        cairo_surface_mark_dirty(canvas.surface)
        return CGImage(surface: cairo_surface_reference(canvas.surface))
    }

    /// One run of text, its letters standing at this point.
    package func drawText(_ text: String, font: FontSpec, color: CGColor, x: CGFloat, baseline: CGFloat) {
        cairo_save(cairo)
        setSource(color)
        TextEngine.draw(text, font: font, into: cairo, x: x, baseline: baseline)
        cairo_restore(cairo)
    }
}
