import CPangoCairo

/// A paragraph's characters as one UTF-8 string, with the bytes that each span covers.
struct PangoText {
    let string: String
    let bytes: [UInt8]
    let spans: [(range: Range<Int>, font: FontSpec)]

    init(_ paragraph: TextParagraph) {
        var joined = ""
        var spans: [(range: Range<Int>, font: FontSpec)] = []
        for span in paragraph.spans {
            let start = joined.utf8.count
            // A NUL would end the text for Pango and shift everything behind it.
            joined += span.text.replacing("\0", with: "\u{FFFD}")
            spans.append((start..<joined.utf8.count, span.font))
        }
        if joined.utf8.count > TextEngine.byteCountMax {
            joined = String(decoding: Array(joined.utf8.prefix(TextEngine.byteCountMax)), as: UTF8.self)
        }
        string = joined
        bytes = Array(joined.utf8)
        self.spans = spans.isEmpty ? [(0..<0, FontSpec(size: 17))] : spans
    }

    /// The span that holds this byte; the last one for the end of the text.
    func span(at byte: Int) -> Int {
        spans.firstIndex { $0.range.contains(byte) } ?? spans.count - 1
    }

    func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// Owned by the caller.
    func attributes() -> OpaquePointer {
        let list: OpaquePointer = pango_attr_list_new()
        for span in spans {
            // Empty text takes its height from the font that it would have.
            let end = span.range.isEmpty && spans.count == 1 ? UInt32.max : UInt32(span.range.upperBound)
            insert(Self.fontAttribute(span.font), span.range.lowerBound, end, into: list)
            if span.font.monospacedDigits {
                insert(pango_attr_font_features_new("tnum=1"), span.range.lowerBound, end, into: list)
            }
        }
        return list
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: Int, _ end: UInt32, into list: OpaquePointer
    ) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
    }

    private static func fontAttribute(_ font: FontSpec) -> UnsafeMutablePointer<PangoAttribute>? {
        let description: OpaquePointer = pango_font_description_new()
        defer { pango_font_description_free(description) }
        pango_font_description_set_family(description, font.family)
        pango_font_description_set_absolute_size(description, Double(font.size) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(clamping: font.weight)))
        pango_font_description_set_style(description, font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return pango_attr_font_desc_new(description)
    }
}
