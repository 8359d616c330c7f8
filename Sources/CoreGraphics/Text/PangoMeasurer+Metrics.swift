import CPangoCairo

extension PangoMeasurer {
    /// Returns the metrics of the font itself: fallback fonts do not increase the line height, neither here nor in
    /// the browser.
    func metrics(of font: FontSpec) -> FontMetrics {
        if let known = knownMetrics[font] { return known }
        let measured = measureMetrics(of: font)
        if knownMetrics.count >= TextEngine.rememberedFontCountMax { knownMetrics.removeAll() }
        knownMetrics[font] = measured
        return measured
    }

    private func measureMetrics(of font: FontSpec) -> FontMetrics {
        let description = font.makeDescription()
        defer { pango_font_description_free(description) }
        guard let face = pango_context_load_font(context, description) else { return .ofNoFont(size: font.clampedSize) }
        defer { g_object_unref(UnsafeMutableRawPointer(face)) }
        guard let raw = pango_font_get_metrics(face, nil) else { return .ofNoFont(size: font.clampedSize) }
        defer { pango_font_metrics_unref(raw) }
        let thickness = Self.points(pango_font_metrics_get_underline_thickness(raw))
        var metrics = FontMetrics(
            ascent: Self.points(pango_font_metrics_get_ascent(raw)),
            descent: Self.points(pango_font_metrics_get_descent(raw)),
            capHeight: Self.height(of: "H", in: face), xHeight: Self.height(of: "x", in: face),
            underlineOffset: thickness / 2 - Self.points(pango_font_metrics_get_underline_position(raw)),
            strikethroughOffset: Self.points(pango_font_metrics_get_strikethrough_position(raw)) - thickness / 2,
            lineThickness: thickness)
        metrics.roundAsBrowser()
        return metrics
    }

    private static func height(of letter: Unicode.Scalar, in font: UnsafeMutablePointer<PangoFont>) -> CGFloat {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(pango_font_get_hb_font(font), letter.value, &glyph) != 0 else { return 0 }
        var ink = PangoRectangle()
        pango_font_get_glyph_extents(font, glyph, &ink, nil)
        return points(-ink.y)
    }
}

extension FontMetrics {
    /// Returns placeholder metrics for machines without any font.
    fileprivate static func ofNoFont(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascent: size.rounded(), descent: 0, capHeight: 0, xHeight: 0, underlineOffset: 0, strikethroughOffset: 0,
            lineThickness: 1)
    }
}

extension FontSpec {
    /// Size clamped to the range that Pango supports.
    var clampedSize: CGFloat { size.isNaN ? 1 : max(1, min(TextEngine.fontSizeMax, size)) }

    /// OpenType features that differ from the font's defaults.
    var features: String? {
        let list = [
            monospacedDigits ? "tnum=1" : nil,
            // The ligatures for arrows and operators of a programming font do not exist in Apple's fonts.
            family == "JetBrains Mono" ? "calt=0, liga=0" : nil,
        ]
        let wanted = list.compactMap(\.self)
        return wanted.isEmpty ? nil : wanted.joined(separator: ", ")
    }

    /// Tracking in Pango's units; nil if there is none.
    var letterSpacing: Int32? {
        tracking == 0 || !tracking.isFinite ? nil : PangoMeasurer.pangoUnits(max(-1_000, min(1_000, tracking)))
    }

    /// Creates a Pango font description, owned by the caller.
    func makeDescription() -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, family)
        pango_font_description_set_absolute_size(description, Double(clampedSize) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(max(100, min(900, weight)))))
        pango_font_description_set_style(description, italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description
    }
}
