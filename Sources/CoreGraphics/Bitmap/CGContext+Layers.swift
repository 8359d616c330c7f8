import CPangoCairo

// Compositing for painters of node trees, beyond Apple's API. Each function renders a group offscreen and composites
// it.
extension CGContext {
    package func drawGroup(opacity: CGFloat, blend: CGBlendMode = .normal, _ body: () -> Void) {
        cairo_push_group(cairo)
        body()
        cairo_pop_group_to_source(cairo)
        cairo_save(cairo)
        cairo_set_operator(cairo, blend.cairo)
        cairo_paint_with_alpha(cairo, Double(opacity))
        cairo_restore(cairo)
    }

    /// Draws a group with a drop shadow as CSS's `drop-shadow` and Apple's layers do: the group's alpha, blurred.
    /// - Parameters:
    ///   - radius: standard deviation of the blur; in points, as is the offset.
    ///   - scale: pixels per point.
    package func drawGroup(
        shadow color: CGColor, radius: CGFloat, x: CGFloat, y: CGFloat, scale: CGFloat, _ body: () -> Void
    ) {
        let deviation = Double(radius * scale)
        let reach = BoxBlur.reach(of: deviation) + Int(min(10_000, max(abs(x), abs(y)) * scale))
        guard let group = group(reach: reach, body) else { return }
        defer { cairo_pattern_destroy(group) }
        if let source = Bitmap(group: group), let mask = source.copy() {
            BoxBlur.blurAlpha(mask, deviation: deviation)
            let corner = source.corner
            cairo_save(cairo)
            cairo_identity_matrix(cairo)
            setSource(color)
            cairo_mask_surface(cairo, mask.surface, corner.x + Double(x * scale), corner.y + Double(y * scale))
            cairo_restore(cairo)
        }
        paint(group)
    }

    /// Draws a group blurred, and then with colour filters applied.
    /// - Parameter blur: standard deviation in pixels.
    package func drawGroup(blur: CGFloat, filters: [PixelKernel], _ body: () -> Void) {
        let deviation = Double(max(0, blur))
        guard let group = group(reach: BoxBlur.reach(of: deviation), body) else { return }
        defer { cairo_pattern_destroy(group) }
        if let bitmap = Bitmap(group: group) {
            if deviation > 0 { BoxBlur.blurColors(bitmap, deviation: deviation) }
            bitmap.apply(filters)
        }
        paint(group)
    }

    /// Draws a group masked by the alpha of an image stretched to the rectangle.
    package func drawGroup(mask: CGImage, in rect: CGRect, _ body: () -> Void) {
        cairo_push_group(cairo)
        body()
        guard let group = cairo_pop_group(cairo) else { return }
        drawMask(mask, in: rect, source: group)
        cairo_pattern_destroy(group)
    }

    /// Draws a group with a perspective transform about the centre of a rectangle, which contains most of the group.
    package func drawGroup(_ homography: Homography, about rect: CGRect, _ body: () -> Void) {
        let margin = max(40, max(rect.width, rect.height) / 2)
        let area = PixelArea(rect.insetBy(dx: -margin, dy: -margin).applying(ctm))
        guard area.columns.count <= CGImage.sideMax, area.rows.count <= CGImage.sideMax,
            let group = group(over: area, body)
        else { return }
        defer { cairo_pattern_destroy(group) }
        let seen = clipArea
        guard let source = Bitmap(group: group), let target = Bitmap(width: seen.columns.count, height: seen.rows.count)
        else { return }
        let toCenter = ctm.translatedBy(x: rect.midX, y: rect.midY)
        let whole = Homography(toCenter.inverted()).concatenating(homography).concatenating(Homography(toCenter))
        target.warp(source, at: source.corner, whole, from: seen)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(
            cairo, target.surface, Double(seen.columns.lowerBound), Double(seen.rows.lowerBound))
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// Renders a group including the margin around the clip that affects it later. The caller destroys the group.
    /// - Parameter reach: margin in pixels.
    private func group(reach: Int, _ body: () -> Void) -> OpaquePointer? {
        let seen = clipArea
        return seen.isEmpty ? nil : group(over: seen.grown(by: reach), body)
    }

    /// Renders the part of a group within an area, regardless of the clip. The caller destroys the group.
    private func group(over area: PixelArea, _ body: () -> Void) -> OpaquePointer? {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        inPixels {
            cairo_reset_clip(cairo)
            cairo_new_path(cairo)
            cairo_rectangle(
                cairo, Double(area.columns.lowerBound), Double(area.rows.lowerBound), Double(area.columns.count),
                Double(area.rows.count))
            cairo_clip(cairo)
        }
        cairo_push_group(cairo)
        body()
        return cairo_pop_group(cairo)
    }

    /// Pixels within the current clip.
    var clipArea: PixelArea {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        inPixels { cairo_clip_extents(cairo, &left, &top, &right, &bottom) }
        return PixelArea(
            columns: Int(left.rounded(.down))..<max(Int(left.rounded(.down)), Int(right.rounded(.up))),
            rows: Int(top.rounded(.down))..<max(Int(top.rounded(.down)), Int(bottom.rounded(.up))))
    }

    private func inPixels(_ body: () -> Void) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        body()
        cairo_set_matrix(cairo, &matrix)
    }

    private func paint(_ group: OpaquePointer) {
        cairo_set_source(cairo, group)
        cairo_paint(cairo)
    }

    /// Draws one run of text from the point at the given baseline.
    package func drawText(_ text: String, font: FontSpec, color: CGColor, x: CGFloat, baseline: CGFloat) {
        drawText(text, font: font, with: .color(color), x: x, baseline: baseline)
    }
}
