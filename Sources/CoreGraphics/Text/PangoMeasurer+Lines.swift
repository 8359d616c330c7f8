import CPangoCairo

extension PangoMeasurer {
    /// Reads a layout's lines. Pango counts its line limit for each paragraph of the text; we count them together.
    func read(_ layout: OpaquePointer, _ text: PangoText, _ paragraph: TextParagraph) -> TextLayout {
        guard let iterator = pango_layout_get_iter(layout) else {
            return TextLayout(size: .zero, lines: [], isTruncated: false)
        }
        defer { pango_layout_iter_free(iterator) }
        var lines: [TextLayout.Line] = []
        var isTruncated = pango_layout_is_ellipsized(layout) != 0
        repeat {
            if let limit = paragraph.lineLimit, lines.count >= max(limit, 1) {
                isTruncated = true
                break
            }
            lines.append(line(at: iterator, text, spacing: paragraph.lineSpacing * CGFloat(lines.count)))
        } while pango_layout_iter_next_line(iterator) != 0
        return TextLayout(size: place(&lines, paragraph), lines: lines, isTruncated: isTruncated)
    }

    /// Pango aligns within the width it was given; our box is only as wide as its longest line.
    private func place(_ lines: inout [TextLayout.Line], _ paragraph: TextParagraph) -> CGSize {
        let width = lines.map(\.width).max() ?? 0
        for index in lines.indices {
            let left = lines[index].runs.first?.x ?? 0
            let free = width - lines[index].width
            let wanted: CGFloat =
                switch paragraph.alignment {
                case .leading: 0
                case .center: free / 2
                case .trailing: free
                }
            for run in lines[index].runs.indices { lines[index].runs[run].x += wanted - left }
        }
        return CGSize(width: width, height: lines.last.map { $0.y + $0.height } ?? 0)
    }

    private func line(at iterator: OpaquePointer, _ text: PangoText, spacing: CGFloat) -> TextLayout.Line {
        var logical = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &logical)
        let baseline = pango_layout_iter_get_baseline(iterator)
        var runs: [TextLayout.Run] = []
        var x = Self.points(logical.x)
        if let line = pango_layout_iter_get_line_readonly(iterator) {
            var next = line.pointee.runs
            while let element = next {
                if let run = element.pointee.data?.assumingMemoryBound(to: PangoLayoutRun.self) {
                    append(run.pointee, text, at: &x, to: &runs)
                }
                next = element.pointee.next
            }
        }
        trimTrailingSpace(&runs)
        return TextLayout.Line(
            y: Self.points(logical.y) + spacing, height: Self.points(logical.height),
            baseline: Self.points(baseline) + spacing, width: runs.reduce(0) { $0 + $1.width }, runs: runs)
    }

    /// Runs of one span in one font are one run for a painter, whatever Pango split them for.
    private func append(
        _ glyphs: PangoLayoutRun, _ text: PangoText, at x: inout CGFloat, to runs: inout [TextLayout.Run]
    ) {
        guard let item = glyphs.item?.pointee else { return }
        let start = Int(item.offset)
        let isEllipsis = item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
        let span = text.span(at: start)
        let width = Self.points(pango_glyph_string_get_width(glyphs.glyphs))
        let run = TextLayout.Run(
            span: span, text: isEllipsis ? "…" : text.text(in: start..<start + Int(item.length)), x: x, width: width,
            isFallback: !isEllipsis && isFallback(item.analysis.font, for: text.spans[span].font))
        x += width
        let isRightToLeft = item.analysis.level % 2 == 1
        if var last = runs.last, last.span == run.span, last.isFallback == run.isFallback, !isRightToLeft {
            last.text += run.text
            last.width += run.width
            runs[runs.count - 1] = last
        } else {
            runs.append(run)
        }
    }

    private func isFallback(_ font: UnsafeMutablePointer<PangoFont>?, for wanted: FontSpec) -> Bool {
        guard let font, let description = pango_font_describe(font) else { return false }
        defer { pango_font_description_free(description) }
        guard let family = pango_font_description_get_family(description) else { return false }
        return String(cString: family) != wanted.family
    }

    /// Pango gives the space at which a line was broken no width; browsers would draw it.
    private func trimTrailingSpace(_ runs: inout [TextLayout.Run]) {
        guard let last = runs.last else { return }
        let trimmed = last.text.trimmingSuffix { $0.isNewline }
        runs[runs.count - 1].text = trimmed
        if trimmed.isEmpty && runs.count > 1 { runs.removeLast() }
    }
}

extension String {
    fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
        var text = self[...]
        while let last = text.last, predicate(last) { text = text.dropLast() }
        return String(text)
    }
}
