import Synchronization

/// Measures text and breaks it into lines, as Chromium does with the same font files. Safe to call from any thread: Pango
/// works behind one lock, and what was measured is remembered.
package enum TextEngine {
    /// Paragraphs remembered; when so many are, all are forgotten. A screen has some hundreds.
    package static let rememberedCountMax = 4_096
    /// UTF-8 bytes of one paragraph that are measured; text behind them is cut.
    package static let byteCountMax = 100_000

    private static let state = Mutex(State())

    private struct State: ~Copyable {
        let pango = PangoMeasurer()
        var remembered: [TextParagraph: TextLayout] = [:]
    }

    package static func layout(_ paragraph: TextParagraph) -> TextLayout {
        state.withLock { state in
            if let known = state.remembered[paragraph] { return known }
            let layout = state.pango.measure(paragraph)
            if state.remembered.count >= rememberedCountMax { state.remembered.removeAll() }
            state.remembered[paragraph] = layout
            return layout
        }
    }

    /// Draws one run in the current source, as it was measured.
    static func draw(_ text: String, font: FontSpec, into cairo: OpaquePointer, x: CGFloat, baseline: CGFloat) {
        state.withLock { state in
            state.pango.draw(TextParagraph(spans: [TextSpan(text: text, font: font)]), into: cairo, x, baseline)
        }
    }
}
