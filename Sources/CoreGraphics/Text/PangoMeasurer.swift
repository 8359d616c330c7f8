import CPangoCairo

/// The only user of Pango's measuring. Configured so that widths equal Chromium's for the same font file: 72 dpi (a
/// point is a CSS pixel), no hinting, unrounded positions. Not thread-safe: `TextEngine` holds a lock.
final class PangoMeasurer: @unchecked Sendable {  // guarded by TextEngine's mutex
    let context: OpaquePointer
    var knownMetrics: [FontSpec: FontMetrics] = [:]

    init() {
        FontSources.use()
        let map = pango_cairo_font_map_new()
        pango_cairo_font_map_set_resolution(UnsafeMutableRawPointer(map).map(OpaquePointer.init), 72)
        context = pango_font_map_create_context(map)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        // Otherwise the machine's locale would affect line breaks and fallback fonts.
        pango_context_set_language(context, pango_language_from_string("en"))
        g_object_unref(UnsafeMutableRawPointer(map))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

    func measure(_ paragraph: TextParagraph) -> TextLayout {
        let text = PangoText(paragraph)
        var lines = narrowLines(of: text, paragraph) ?? lines(of: text, paragraph)
        var isTruncated = false
        if let limit = paragraph.lineLimit.map({ max($0, 1) }), lines.count > limit {
            isTruncated = true
            var last = lastLine(from: lines[limit - 1].bytes.lowerBound, of: text, paragraph)
            last.bytes = lines[limit - 1].bytes
            lines = lines[..<(limit - 1)] + [last]
        }
        return place(lines, paragraph, isTruncated: isTruncated)
    }

    /// Draws the first line of text from the point at the given baseline.
    func draw(
        _ text: String, font: FontSpec, into cairo: OpaquePointer, _ x: CGFloat, _ baseline: CGFloat,
        _ tracking: CGFloat
    ) {
        let layout = makeLayout(of: PangoText(TextParagraph(spans: [TextSpan(text: text, font: font)])), width: nil)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        if tracking != 0, let attributes = pango_attr_list_copy(pango_layout_get_attributes(layout)) {
            // Without indices the attribute applies to the whole text.
            pango_attr_list_insert(
                attributes, pango_attr_letter_spacing_new(Self.pangoUnits(max(-10_000, min(10_000, tracking)))))
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
        cairo_move_to(cairo, Double(x), Double(baseline))
        pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout, 0))
    }

    /// Creates a Pango layout, which the caller releases.
    func makeLayout(of text: PangoText, width: CGFloat?) -> OpaquePointer {
        let layout: OpaquePointer = pango_layout_new(context)
        pango_layout_set_text(layout, text.text(in: 0..<text.bytes.count), -1)
        let attributes = text.makeAttributes()
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        if let width, width.isFinite {
            // Text must fit the width that it was measured with, despite rounding.
            pango_layout_set_width(layout, Self.pangoUnits(max(width, 0) + TextEngine.wrapTolerance))
        }
        return layout
    }

    static func pangoUnits(_ points: CGFloat) -> Int32 {
        Int32((max(-1_000_000, min(points, 1_000_000)) * CGFloat(PANGO_SCALE)).rounded())
    }

    static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
}
