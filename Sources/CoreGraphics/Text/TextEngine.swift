import Synchronization

/// Measures text and breaks it into lines, as Chromium does with the same font files. Safe to call from any thread:
/// Pango runs under one lock, and results are cached.
package enum TextEngine {
    /// Maximum number of cached paragraphs, at which the cache is cleared. A screen has some hundreds.
    package static let rememberedCountMax = 4_096
    /// Approximate maximum size of the cache in bytes, at which it is cleared.
    package static let rememberedByteCountMax = 24 << 20
    package static let rememberedFontCountMax = 500
    /// Maximum number of UTF-8 bytes per paragraph; further text is cut off. A node of a tree holds no more.
    package static let byteCountMax = 100_000
    /// Largest font size in points: far above what a screen shows, and far below the limit of Pango's 32-bit lengths.
    package static let fontSizeMax: CGFloat = 1_000
    /// Maximum number of lines for which a text may reserve space.
    package static let reservedLineCountMax = 1_000
    /// Points by which a line may exceed its box.
    static let wrapTolerance: CGFloat = 0.01

    private static let state = Mutex(State())

    private struct State: ~Copyable {
        var pango = PangoMeasurer()
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

    /// Adds a font file; `AddedFonts` keeps the face.
    static func addFont(file: String, as key: String) -> FontFace? {
        state.withLock { state in
            guard let face = FontSources.add(file, as: key) else { return nil }
            // A font map finds only those that were there when it was made.
            state.pango = PangoMeasurer()
            state.remembered.removeAll()
            state.rememberedByteCount = 0
            return face
        }
    }

    /// Returns the outlines of one line of text whose baseline starts at (0, 0), in points, y down.
    package static func outline(_ text: String, font: FontSpec) -> CGPath {
        CGPath(elements: state.withLock { $0.pango.outline(of: text, font: font) })
    }

    /// Draws one run with the current source, exactly as it was measured.
    /// - Parameter tracking: points between letters, in addition to the font's own.
    static func draw(
        _ text: String, font: FontSpec, into cairo: OpaquePointer, x: CGFloat, baseline: CGFloat, tracking: CGFloat = 0
    ) {
        state.withLock { $0.pango.draw(text, font: font, into: cairo, x, baseline, tracking) }
    }
}
