import CPangoCairo
public import Foundation

extension CGContext {
    /// Draws an image stretched to the rectangle. As on Apple's systems, its top is at the rectangle's largest y: in
    /// a context whose y axis points down, such as UIKit's, it is upside down. `UIImage.draw(in:)` is not.
    public func draw(_ image: CGImage, in rect: CGRect) {
        guard rect.isDrawable else { return }
        cairo_save(cairo)
        cairo_translate(cairo, 0, Double(rect.minY + rect.maxY))
        cairo_scale(cairo, 1, -1)
        drawUpright(image, in: rect)
        cairo_restore(cairo)
    }

    /// Draws an image stretched to the rectangle, with its top at the smallest y.
    /// - Parameter isPixelated: whether to use nearest-neighbour scaling.
    package func drawUpright(_ image: CGImage, in rect: CGRect, isPixelated: Bool = false) {
        draw(image, in: rect) { pattern in
            if isPixelated { cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST) }
            cairo_set_source(cairo, pattern)
            cairo_paint_with_alpha(cairo, Double(state.alpha))
        }
    }

    /// Draws an image's alpha in one colour, with its top at the smallest y.
    package func drawMask(_ image: CGImage, in rect: CGRect, color: CGColor, isPixelated: Bool = false) {
        draw(image, in: rect) { pattern in
            if isPixelated { cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST) }
            setSource(color)
            cairo_mask(cairo, pattern)
        }
    }

    /// Paints a pattern through an image's alpha.
    func drawMask(_ image: CGImage, in rect: CGRect, source: OpaquePointer) {
        guard rect.isDrawable, let pattern = cairo_pattern_create_for_surface(image.surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_save(cairo)
        cairo_set_source(cairo, source)
        cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        cairo_clip(cairo)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(
            &matrix, Double(image.width) / Double(rect.width), Double(image.height) / Double(rect.height))
        cairo_matrix_translate(&matrix, -Double(rect.minX), -Double(rect.minY))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_mask(cairo, pattern)
        cairo_restore(cairo)
    }

    private func draw(_ image: CGImage, in rect: CGRect, _ paint: (OpaquePointer) -> Void) {
        guard rect.isDrawable, let pattern = cairo_pattern_create_for_surface(image.surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_filter(pattern, state.interpolation.cairo)
        // Edge pixels are extended outwards, so that scaling does not fade them.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        mark {
            cairo_save(cairo)
            place(image, in: rect)
            cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
            cairo_clip(cairo)
            paint(pattern)
            cairo_restore(cairo)
        }
    }

    private func place(_ image: CGImage, in rect: CGRect) {
        cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
        cairo_scale(cairo, Double(rect.width) / Double(image.width), Double(rect.height) / Double(image.height))
    }
}

extension CGRect {
    /// Whether a transform to the rectangle can be inverted: that to an empty one, one without bounds or one of numbers beyond
    /// all screens cannot, an error that a Cairo context never recovers from.
    var isDrawable: Bool {
        let (sides, lengths) = (-1e9...1e9, 1e-9...1e9)
        return sides.contains(minX) && sides.contains(minY) && lengths.contains(width) && lengths.contains(height)
    }
}
