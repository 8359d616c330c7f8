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

    /// Draws a group with a shadow as CSS draws it: the group's alpha, blurred with half the radius as its deviation.
    /// - Parameter radius: in points, as is the offset.
    package func drawGroup(
        shadow color: CGColor, radius: CGFloat, x: CGFloat, y: CGFloat, scale: CGFloat, _ body: () -> Void
    ) {
        cairo_push_group(cairo)
        body()
        guard let group = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(group) }
        if let blurred = CGContext(width: width, height: height),
            let mask = blurred.shadowMask(of: group, in: self, radius * scale)
        {
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            setSource(color)
            cairo_mask_surface(cairo, mask.surface, Double(x * scale), Double(y * scale))
            cairo_restore(cairo)
        }
        cairo_set_source(cairo, group)
        cairo_paint(cairo)
    }

    /// This context's alpha after the group was painted into it as `other` would and blurred.
    private func shadowMask(of group: OpaquePointer, in other: CGContext, _ radius: CGFloat) -> CGImage? {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(other.cairo, &matrix)
        cairo_set_matrix(cairo, &matrix)
        cairo_set_source(cairo, group)
        cairo_paint(cairo)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        BoxBlur.blurAlpha(
            data, width: width, height: height, stride: Int(cairo_image_surface_get_stride(surface)),
            deviation: Double(radius) / 2)
        cairo_surface_mark_dirty(surface)
        return CGImage(surface: cairo_surface_reference(surface))
    }

    /// Draws a picture's alpha in one colour.
    package func drawMask(_ image: CGImage, in rect: CGRect, color: CGColor) {
        guard rect.width > 0, rect.height > 0 else { return }
        cairo_save(cairo)
        cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
        cairo_scale(cairo, Double(rect.width) / Double(image.width), Double(rect.height) / Double(image.height))
        setSource(color)
        cairo_mask_surface(cairo, image.surface, 0, 0)
        cairo_restore(cairo)
    }

    /// One run of text, its letters standing at this point.
    package func drawText(_ text: String, font: FontSpec, color: CGColor, x: CGFloat, baseline: CGFloat) {
        cairo_save(cairo)
        setSource(color)
        TextEngine.draw(text, font: font, into: cairo, x: x, baseline: baseline)
        cairo_restore(cairo)
    }
}
