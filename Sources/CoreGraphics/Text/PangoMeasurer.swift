import CPangoCairo

/// The one place that measures with Pango. Set up so that widths are those of Chromium for the same font file: 72 dpi (a
/// point is a CSS pixel), no hinting, positions not rounded. Not safe for several threads: `TextEngine` holds a lock.
final class PangoMeasurer: @unchecked Sendable {  // guarded by TextEngine's mutex
    private let context: OpaquePointer

    init() {
        let map = pango_cairo_font_map_new()
        pango_cairo_font_map_set_resolution(UnsafeMutableRawPointer(map).map(OpaquePointer.init), 72)
        context = pango_font_map_create_context(map)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        g_object_unref(UnsafeMutableRawPointer(map))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

    func measure(_ paragraph: TextParagraph) -> TextLayout {
        let text = PangoText(paragraph)
        let layout = makeLayout(text, paragraph)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        return read(layout, text, paragraph)
    }

    /// The first line only, its letters standing at this point.
    func draw(_ paragraph: TextParagraph, into cairo: OpaquePointer, _ x: CGFloat, _ baseline: CGFloat) {
        let layout = makeLayout(PangoText(paragraph), paragraph)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        cairo_move_to(cairo, Double(x), Double(baseline))
        pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout, 0))
    }

    /// A Pango layout of the text; the caller releases it.
    func makeLayout(_ text: PangoText, _ paragraph: TextParagraph) -> OpaquePointer {
        let layout: OpaquePointer = pango_layout_new(context)
        pango_layout_set_text(layout, text.string, -1)
        let attributes = text.attributes()
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_single_paragraph_mode(layout, 0)
        pango_layout_set_auto_dir(layout, 1)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        if let width = paragraph.width, width.isFinite {
            // A text that was measured must fit the width that it measured, whatever rounding does to it on the way.
            let slack = 0.01
            pango_layout_set_width(layout, Self.pangoUnits(max(width, 0) + slack))
        }
        if let limit = paragraph.lineLimit {
            pango_layout_set_height(layout, -Int32(clamping: max(limit, 1)))
            pango_layout_set_ellipsize(layout, paragraph.truncation.pango)
        }
        pango_layout_set_alignment(layout, paragraph.alignment.pango)
        return layout
    }

    static func pangoUnits(_ points: CGFloat) -> Int32 {
        Int32(clamping: Int((min(points, 1_000_000) * CGFloat(PANGO_SCALE)).rounded()))
    }

    static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
}

extension TextParagraph.Truncation {
    var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}

extension TextParagraph.Alignment {
    var pango: PangoAlignment {
        switch self {
        case .leading: PANGO_ALIGN_LEFT
        case .center: PANGO_ALIGN_CENTER
        case .trailing: PANGO_ALIGN_RIGHT
        }
    }
}
