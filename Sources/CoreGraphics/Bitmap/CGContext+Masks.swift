import CPangoCairo
public import Foundation

/// Pixels through whose alpha a context draws, and where they are.
struct ContextMask {
    let image: CGImage
    let rect: CGRect
    /// Transform of the context when the mask was set.
    let transform: CGAffineTransform
}

// Clips. Source: developer.apple.com/documentation/coregraphics/cgcontext, "Working with Clipping Paths"
extension CGContext {
    /// Has everything be drawn through an image that is stretched to a rectangle: through its alpha or, where it is opaque, its
    /// brightness. As images do, it has its top at the rectangle's largest y.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/clip(to:mask:)
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard rect.isDrawable, let alpha = mask.alphaMask, state.masks.count < Self.maskCountMax else { return }
        state.masks.append(ContextMask(image: alpha, rect: rect, transform: ctm))
    }

    /// Most masks at a time: each takes as much memory as the context while something is drawn.
    private static let maskCountMax = 16

    /// Draws offscreen, and then what that is through the innermost mask.
    func drawMasked(_ body: () -> Void) {
        guard let mask = state.masks.popLast() else { return body() }
        defer { state.masks.append(mask) }
        let blend = cairo_get_operator(cairo)
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        mark(body)
        guard let group = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(group) }
        guard let pattern = cairo_pattern_create_for_surface(mask.image.surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_save(cairo)
        cairo_set_operator(cairo, blend)
        cairo_set_source(cairo, group)
        var matrix = mask.transform.cairo
        cairo_set_matrix(cairo, &matrix)
        cairo_translate(cairo, Double(mask.rect.minX), Double(mask.rect.maxY))
        cairo_scale(
            cairo, Double(mask.rect.width) / Double(mask.image.width),
            -Double(mask.rect.height) / Double(mask.image.height))
        cairo_mask(cairo, pattern)
        cairo_restore(cairo)
        if layers.isEmpty { client?.copyPixels(from: surface) }
    }

    /// Takes all clips back that were set since the state was saved.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/resetclip()
    public func resetClip() {
        cairo_reset_clip(cairo)
        state.masks = savedStates.last?.masks ?? []
    }

    /// Box around what can be drawn into, in the current coordinates.
    ///
    /// Source: developer.apple.com/documentation/coregraphics/cgcontext/boundingboxofclippath
    public var boundingBoxOfClipPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGAffineTransform {
    var cairo: cairo_matrix_t {
        cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }
}

extension CGImage {
    /// The image itself where pixels of it are transparent; else black pixels, the darker the more transparent.
    var alphaMask: CGImage? {
        guard let source = Bitmap(surface, owner: self) else { return nil }
        let isOpaque = (0..<height).allSatisfy { y in
            UnsafeBufferPointer(start: source.row(y), count: width).allSatisfy { $0 >> 24 == 255 }
        }
        guard isOpaque else { return self }
        guard let target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
            return nil
        }
        let mask = CGImage(surface: target)
        guard let bitmap = Bitmap(target, owner: mask) else { return nil }
        for y in 0..<height {
            for x in 0..<width {
                let pixel = source.row(y)[x]
                // ITU-R BT.709, in parts of 256.
                let light = (pixel >> 16 & 0xff) * 54 + (pixel >> 8 & 0xff) * 183 + (pixel & 0xff) * 19
                bitmap.row(y)[x] = (light >> 8) << 24
            }
        }
        bitmap.written()
        return mask
    }
}
