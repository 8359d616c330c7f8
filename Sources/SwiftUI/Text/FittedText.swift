import CoreGraphics

/// A text as it is set for one proposal: in which size, and how its lines are broken.
struct FittedText {
    private(set) var text: ResolvedText
    private(set) var layout: TextLayout

    /// Of the letters' size: what tightening takes from the room between them at most.
    private static let tighteningMax: CGFloat = 0.05
    /// Halvings of what is between the smallest and the full size: to within a hundredth.
    private static let searchStepCount = 6

    /// True where no line was broken or cut for want of room.
    private let isNatural: Bool

    init(_ text: ResolvedText, in proposal: ProposedViewSize) {
        let full = Self.lay(text, in: proposal)
        (self.text, layout) = (text, full)
        isNatural = !full.isTruncated && (proposal.width ?? .infinity) == .infinity
        guard full.isTruncated else { return }
        if text.allowsTightening, take(text.scaled(by: 1, tightening: -Self.tighteningMax), in: proposal) { return }
        if text.minimumScale < 1 { shrink(text, in: proposal) }
    }

    /// The largest size in which nothing is cut; where there is none, the smallest.
    private mutating func shrink(_ full: ResolvedText, in proposal: ProposedViewSize) {
        let least = max(full.minimumScale, 0.01)
        guard take(full.scaled(by: least), in: proposal) else {
            text = full.scaled(by: least)
            layout = Self.lay(text, in: proposal)
            return
        }
        var (fits, fails) = (least, CGFloat(1))
        for _ in 0..<Self.searchStepCount {
            let middle = (fits + fails) / 2
            if take(full.scaled(by: middle), in: proposal) { fits = middle } else { fails = middle }
        }
    }

    private mutating func take(_ candidate: ResolvedText, in proposal: ProposedViewSize) -> Bool {
        let laid = Self.lay(candidate, in: proposal)
        guard !laid.isTruncated else { return false }
        (text, layout) = (candidate, laid)
        return true
    }

    /// True where it would be set the same for another proposal: there is room for all.
    func fitsAsWell(in proposal: ProposedViewSize) -> Bool {
        isNatural && layout.size.width <= proposal.width ?? .infinity
            && layout.size.height <= proposal.height ?? .infinity
    }

    private static func lay(_ text: ResolvedText, in proposal: ProposedViewSize) -> TextLayout {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let layout = TextEngine.layout(text.paragraph(width: width))
        // A text that gets less height than its lines need is cut to the lines that fit, at least one.
        guard let height = proposal.height, layout.size.height > height + 0.01, layout.lines.count > 1 else {
            return layout
        }
        var cut = text
        cut.lineLimit = max(1, layout.lines.prefix { $0.y + $0.height <= height + 0.01 }.count)
        return TextEngine.layout(cut.paragraph(width: width))
    }

    /// Points that all the lines need for which there is to be room.
    var reservedHeight: CGFloat {
        guard text.reservedLineCount > 0, let line = layout.lines.first else { return 0 }
        let count = CGFloat(text.reservedLineCount)
        return count * line.height + (count - 1) * text.lineSpacing
    }

    /// True where the words that are drawn are not those that are meant.
    var isRewritten: Bool {
        for span in text.spans where span.attachment != nil || span.font.smallCapsValue != nil { return true }
        return false
    }
}
