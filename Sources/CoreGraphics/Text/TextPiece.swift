import CPangoCairo

/// A run of Pango: text of one span, font and direction.
struct TextPiece {
    let span: Int
    private(set) var bytes: Range<Int>
    private(set) var text: String
    var width: CGFloat
    let level: UInt8
    let isEllipsis: Bool
    let isFallback: Bool
    /// Source byte offset and width of each glyph.
    private let advances: [(byte: Int, width: Int32)]

    init?(_ run: PangoLayoutRun, _ source: PangoText, _ families: inout FontFamilies) {
        guard let item = run.item?.pointee, let glyphs = run.glyphs?.pointee else { return nil }
        let start = Int(item.offset)
        bytes = start..<start + Int(item.length)
        span = source.span(at: start)
        level = item.analysis.level
        isEllipsis = item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
        text = isEllipsis ? "…" : source.text(in: bytes)
        isFallback =
            !isEllipsis && source.spans[span].attachment == nil
            && families.name(of: item.analysis.font) != source.spans[span].font.family
        advances = (0..<Int(glyphs.num_glyphs)).map { index in
            (start + Int(glyphs.log_clusters[index]), glyphs.glyphs[index].geometry.width)
        }
        width = Self.sum(advances)
    }

    mutating func cut(to end: Int, _ source: PangoText) {
        guard end < bytes.upperBound else { return }
        bytes = bytes.lowerBound..<end
        text = source.text(in: bytes)
        width = Self.sum(advances.filter { $0.byte < end })
    }

    /// Returns whether both can be merged. Right-to-left pieces stay separate, because the painter determines the
    /// order of their words.
    func isFollowed(by next: TextPiece) -> Bool {
        span == next.span && level == next.level && level % 2 == 0 && isFallback == next.isFallback
            && isEllipsis == next.isEllipsis && bytes.upperBound == next.bytes.lowerBound
    }

    private static func sum(_ advances: [(byte: Int, width: Int32)]) -> CGFloat {
        PangoMeasurer.points(Int32(clamping: advances.reduce(0) { $0 + Int($1.width) }))
    }
}

/// Cache of the font families used by one layout: asking Pango for each of a thousand lines takes longer than
/// breaking them.
struct FontFamilies {
    /// Keys stay valid as long as the layout.
    private var names: [UnsafeMutablePointer<PangoFont>: String] = [:]

    mutating func name(of font: UnsafeMutablePointer<PangoFont>?) -> String? {
        guard let font else { return nil }
        if let known = names[font] { return known }
        guard let description = pango_font_describe(font) else { return nil }
        defer { pango_font_description_free(description) }
        guard let family = pango_font_description_get_family(description) else { return nil }
        names[font] = String(cString: family)
        return names[font]
    }
}
