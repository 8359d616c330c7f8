import CPangoCairo

/// A paragraph's text as UTF-8, with the byte range of each span.
struct PangoText {
    private(set) var bytes: [UInt8] = []
    /// One entry per span of the paragraph, in order; ranges may be empty. Has at least one entry.
    private(set) var spans: [(range: Range<Int>, font: FontSpec, attachment: AttachmentBox?)] = []

    static let newline = UInt8(ascii: "\n")

    init(_ paragraph: TextParagraph) {
        for span in paragraph.spans {
            let start = bytes.count
            append(span.text)
            spans.append((start..<bytes.count, span.font, span.attachment))
        }
        if spans.isEmpty { spans = [(0..<0, FontSpec(size: 17), nil)] }
    }

    /// Creates a part of a text; span indices are kept. `ending` gets the font of the part's last character.
    init(_ whole: PangoText, _ part: Range<Int>, ending: String) {
        bytes = Array(whole.bytes[part]) + Array(ending.utf8)
        spans = whole.spans.map { span in
            let kept = span.range.clamped(to: part)
            return (kept.lowerBound - part.lowerBound..<kept.upperBound - part.lowerBound, span.font, span.attachment)
        }
        let last = whole.span(at: max(part.lowerBound, part.upperBound - 1))
        spans[last].range = spans[last].range.lowerBound..<bytes.count
        for later in spans.indices where later > last { spans[later].range = bytes.count..<bytes.count }
    }

    /// Appends text with normalised line breaks, so that newline is the only one to handle; a NUL would end the text.
    private mutating func append(_ text: String) {
        for character in text {
            guard bytes.count < TextEngine.byteCountMax else { return }
            bytes.append(contentsOf: Self.measured(character))
        }
    }

    /// Returns the bytes that stand for a character.
    fileprivate static func measured(_ character: Character) -> String.UTF8View {
        switch character {
        case _ where character.isNewline: "\n".utf8
        case "\t": "    ".utf8
        case "\0": "\u{FFFD}".utf8
        default: character.utf8
        }
    }

    /// Returns the span that contains a byte; the last one for the end of the text.
    func span(at byte: Int) -> Int {
        spans.firstIndex { $0.range.contains(byte) } ?? spans.lastIndex { !$0.range.isEmpty } ?? 0
    }

    func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// Returns the fonts used within a byte range; for an empty range, the font at that position.
    func fonts(in range: Range<Int>) -> [FontSpec] {
        let used = spans.filter { $0.range.overlaps(range) }.map(\.font)
        return used.isEmpty ? [spans[span(at: range.lowerBound)].font] : used
    }

    /// Returns the attachments within a byte range.
    func attachments(in range: Range<Int>) -> [AttachmentBox] {
        spans.filter { $0.range.overlaps(range) }.compactMap(\.attachment)
    }

    /// Creates Pango's attributes, owned by the caller.
    func makeAttributes() -> OpaquePointer? {
        let list = pango_attr_list_new()
        for span in spans where !span.range.isEmpty {
            let description = span.font.makeDescription()
            insert(pango_attr_font_desc_new(description), span.range, into: list)
            pango_font_description_free(description)
            if let features = span.font.features {
                insert(pango_attr_font_features_new(features), span.range, into: list)
            }
            if let spacing = span.font.letterSpacing {
                insert(pango_attr_letter_spacing_new(spacing), span.range, into: list)
            }
            if let width = span.attachment?.width {
                var box = PangoRectangle(x: 0, y: -1, width: PangoMeasurer.pangoUnits(width), height: 1)
                insert(pango_attr_shape_new(&box, &box), span.range, into: list)
            }
        }
        // Pango would insert a hyphen at a soft hyphen, which the drawn text does not have.
        insert(pango_attr_insert_hyphens_new(0), 0..<bytes.count, into: list)
        return list
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>, into list: OpaquePointer?
    ) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(range.lowerBound)
        attribute.pointee.end_index = UInt32(range.upperBound)
        pango_attr_list_insert(list, attribute)
    }
}

extension TextEngine {
    /// Returns how many bytes of a measured paragraph stand for a character.
    package static func measuredByteCount(of character: Character) -> Int { PangoText.measured(character).count }
}
