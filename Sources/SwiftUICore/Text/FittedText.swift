import CoreGraphics

/// A text laid out for one proposal: its scale and line breaks.
struct FittedText {
    private(set) var text: ResolvedText
    private(set) var layout: TextLayout

    /// Largest reduction of letter spacing by tightening, as a fraction of the font size.
    private static let tighteningMax: CGFloat = 0.05
    /// Steps of the binary search between the smallest and the full size, for a precision of about a hundredth.
    private static let searchStepCount = 6

    /// Whether no line was wrapped or truncated for lack of space.
    private let isNatural: Bool

    init(_ text: ResolvedText, in proposal: ProposedViewSize) {
        let full = Self.lay(text, in: proposal)
        (self.text, layout) = (text, full)
        isNatural = !full.isTruncated && (proposal.width ?? .infinity) == .infinity
        guard full.isTruncated else { return }
        if text.allowsTightening, accept(text.scaled(by: 1, tightening: -Self.tighteningMax), in: proposal) { return }
        if text.minimumScale < 1 { shrink(text, in: proposal) }
    }

    /// Uses the largest scale without truncation; if there is none, the smallest allowed.
    private mutating func shrink(_ full: ResolvedText, in proposal: ProposedViewSize) {
        let least = max(full.minimumScale, 0.01)
        guard accept(full.scaled(by: least), in: proposal) else {
            text = full.scaled(by: least)
            layout = Self.lay(text, in: proposal)
            return
        }
        var (fits, fails) = (least, CGFloat(1))
        for _ in 0..<Self.searchStepCount {
            let middle = (fits + fails) / 2
            if accept(full.scaled(by: middle), in: proposal) { fits = middle } else { fails = middle }
        }
    }

    /// Keeps a candidate, unless it would be truncated; returns whether it was kept.
    private mutating func accept(_ candidate: ResolvedText, in proposal: ProposedViewSize) -> Bool {
        let laid = Self.lay(candidate, in: proposal)
        guard !laid.isTruncated else { return false }
        (text, layout) = (candidate, laid)
        return true
    }

    /// Returns whether the layout is the same for another proposal, because everything fits.
    func fitsAsWell(in proposal: ProposedViewSize) -> Bool {
        isNatural && layout.size.width <= proposal.width ?? .infinity
            && layout.size.height <= proposal.height ?? .infinity
    }

    private static func lay(_ text: ResolvedText, in proposal: ProposedViewSize) -> TextLayout {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let layout = TextEngine.layout(text.paragraph(width: width))
        // Text without enough height for its lines is truncated to the lines that fit, at least one.
        guard let height = proposal.height, layout.size.height > height + 0.01, layout.lines.count > 1 else {
            return layout
        }
        var cut = text
        cut.lineLimit = max(1, layout.lines.prefix { $0.y + $0.height <= height + 0.01 }.count)
        return TextEngine.layout(cut.paragraph(width: width))
    }

    /// Height of the lines for which space is reserved, in points.
    var reservedHeight: CGFloat {
        guard text.reservedLineCount > 0, let line = layout.lines.first else { return 0 }
        let count = CGFloat(text.reservedLineCount)
        return count * line.height + (count - 1) * text.lineSpacing
    }

    /// Whether the drawn characters differ from the text, as with small capitals and attachments.
    var differsFromPlainText: Bool {
        for span in text.spans where span.attachment != nil || span.font.smallCapsValue != nil { return true }
        return false
    }
}
