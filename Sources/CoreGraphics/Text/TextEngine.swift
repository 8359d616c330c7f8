import Synchronization

/// Measures text and breaks it into lines, as Chromium does with the same font files. Safe to call from any thread: Pango
/// works behind one lock, and what was measured is remembered.
package enum TextEngine {
    /// Paragraphs remembered; when so many are, all are forgotten. A screen has some hundreds.
    package static let rememberedCountMax = 4_096
    /// Bytes of what is remembered, roughly; with more, all is forgotten.
    package static let rememberedByteCountMax = 24 << 20
    package static let rememberedFontCountMax = 500
    /// UTF-8 bytes of one paragraph that are measured; text behind them is cut. A node of a tree holds no more.
    package static let byteCountMax = 100_000
    /// Points. Far above what a screen shows, and far below where Pango's 32-bit lengths end.
    package static let fontSizeMax: CGFloat = 1_000
    /// Lines that a text may keep room for.
    package static let reservedLineCountMax = 1_000
    /// Points by which a line may be wider than its box.
    static let wrapTolerance: CGFloat = 0.01

    private static let state = Mutex(State())

    private struct State: ~Copyable {
        let pango = PangoMeasurer()
        var remembered: [TextParagraph: TextLayout] = [:]
        var rememberedByteCount = 0
    }

    package static func layout(_ paragraph: TextParagraph) -> TextLayout {
        state.withLock { state in
            if let known = state.remembered[paragraph] { return known }
            let layout = state.pango.measure(paragraph)
            let byteCount = Self.byteCount(of: paragraph, layout)
            if state.remembered.count >= rememberedCountMax
                || state.rememberedByteCount + byteCount > rememberedByteCountMax
            {
                state.remembered.removeAll()
                state.rememberedByteCount = 0
            }
            state.remembered[paragraph] = layout
            state.rememberedByteCount += byteCount
            return layout
        }
    }

    private static func byteCount(of paragraph: TextParagraph, _ layout: TextLayout) -> Int {
        paragraph.spans.reduce(500) { $0 + $1.text.utf8.count + 100 }
            + layout.lines.reduce(0) { $0 + 100 + $1.runs.count * 120 }
    }

    package static func metrics(of font: FontSpec) -> FontMetrics {
        state.withLock { $0.pango.metrics(of: font) }
    }

    /// The outlines of one line of letters that stand at (0, 0), in points, y down.
    package static func outline(_ text: String, font: FontSpec) -> CGPath {
        CGPath(elements: state.withLock { $0.pango.outline(of: text, font: font) })
    }

    /// Draws one run in the current source, as it was measured.
    /// - Parameter tracking: points between one letter and the next, beside the font's own.
    static func draw(
        _ text: String, font: FontSpec, into cairo: OpaquePointer, x: CGFloat, baseline: CGFloat, tracking: CGFloat = 0
    ) {
        state.withLock { $0.pango.draw(text, font: font, into: cairo, x, baseline, tracking) }
    }
}
