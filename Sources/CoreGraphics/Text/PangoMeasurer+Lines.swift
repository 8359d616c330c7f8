import CPangoCairo

/// A line before alignment: its runs are adjacent, starting at 0.
struct MeasuredLine {
    var bytes: Range<Int>
    var ascent: CGFloat
    var descent: CGFloat
    var runs: [TextLayout.Run]

    var width: CGFloat { runs.reduce(0) { $0 + $1.width } }
}

extension PangoMeasurer {
    func brokenLines(of text: PangoText, width: CGFloat?) -> [MeasuredLine] {
        let layout = makeLayout(of: text, width: width)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        return read(layout, text)
    }

    /// Returns the last line that the limit allows: the rest of the text, truncated to the width. With tail
    /// truncation, text after a line break is not pulled up; as on Apple's systems an ellipsis stands for it.
    func lastLine(from start: Int, of text: PangoText, _ paragraph: TextParagraph) -> MeasuredLine {
        let rest: PangoText
        if paragraph.truncation == .tail {
            let end = text.bytes[start...].firstIndex(of: PangoText.newline)
            let enough = text.characterBoundary(at: start + byteCount(ofLines: 1, of: text, paragraph.width))
            rest =
                enough < end ?? text.bytes.count
                ? PangoText(text, start..<enough, ending: "")
                : PangoText(text, start..<(end ?? text.bytes.count), ending: end == nil ? "" : "…")
        } else {
            rest = PangoText(text, start..<text.bytes.count, ending: "")
        }
        let layout = makeLayout(of: rest, width: paragraph.width)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_single_paragraph_mode(layout, 1)
        pango_layout_set_ellipsize(layout, paragraph.truncation.pango)
        let nothing = MeasuredLine(bytes: 0..<0, ascent: 0, descent: 0, runs: [])
        return read(layout, rest).first ?? nothing
    }

    /// Stacks the lines without rounding, each aligned within the widest one.
    func place(_ lines: [MeasuredLine], _ paragraph: TextParagraph, isTruncated: Bool) -> TextLayout {
        let width = lines.map(\.width).max() ?? 0
        var placed: [TextLayout.Line] = []
        for line in lines {
            let y = placed.last.map { $0.y + $0.height + paragraph.lineSpacing } ?? 0
            let free = width - line.width
            let x: CGFloat =
                switch paragraph.alignment {
                case .leading: 0
                case .center: free / 2
                case .trailing: free
                }
            var runs = line.runs
            for index in runs.indices { runs[index].x += x }
            placed.append(
                TextLayout.Line(
                    y: y, height: line.ascent + line.descent, baseline: y + line.ascent, width: line.width, runs: runs,
                    start: line.bytes.lowerBound))
        }
        let size = CGSize(width: width, height: placed.last.map { $0.y + $0.height } ?? 0)
        return TextLayout(size: size, lines: placed, isTruncated: isTruncated)
    }

    private func read(_ layout: OpaquePointer, _ text: PangoText) -> [MeasuredLine] {
        var lines: [MeasuredLine] = []
        var families = FontFamilies()
        var element = pango_layout_get_lines_readonly(layout)
        while let current = element {
            element = current.pointee.next
            guard let line = current.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self).pointee else {
                continue
            }
            let next = element?.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self).pointee
            let isBroken = next.map { $0.is_paragraph_start == 0 } ?? false
            lines.append(read(line, text, &families, isBroken: isBroken))
        }
        return lines
    }

    private func read(
        _ line: PangoLayoutLine, _ text: PangoText, _ families: inout FontFamilies, isBroken: Bool
    ) -> MeasuredLine {
        let bytes = Int(line.start_index)..<Int(line.start_index + line.length)
        let (metrics, boxes) = (text.fonts(in: bytes).map(metrics(of:)), text.attachments(in: bytes))
        var pieces: [TextPiece] = []
        var element = line.runs
        while let current = element {
            element = current.pointee.next
            guard let run = current.pointee.data?.assumingMemoryBound(to: PangoLayoutRun.self).pointee else { continue }
            if let piece = TextPiece(run, text, &families) { pieces.append(piece) }
        }
        // Pango gives its ellipsis the whole remaining width of the line.
        for index in pieces.indices where pieces[index].isEllipsis {
            pieces[index].width = ellipsisWidth(in: text.spans[pieces[index].span].font)
        }
        if isBroken { trimEnd(of: &pieces, text) }
        return MeasuredLine(
            bytes: bytes, ascent: (metrics.map(\.ascent) + boxes.map(\.ascent)).max() ?? 0,
            descent: (metrics.map(\.descent) + boxes.map(\.descent)).max() ?? 0, runs: join(pieces, text))
    }

    private func ellipsisWidth(in font: FontSpec) -> CGFloat {
        brokenLines(of: PangoText(TextParagraph(spans: [TextSpan(text: "…", font: font)])), width: nil)
            .first?.width ?? 0
    }

    /// Removes the spaces at which a line was broken: they hang beyond its end and do not count for its width.
    private func trimEnd(of pieces: inout [TextPiece], _ text: PangoText) {
        while let last = pieces.indices.max(by: { pieces[$0].bytes.lowerBound < pieces[$1].bytes.lowerBound }),
            !pieces[last].isEllipsis
        {
            let kept = text.bytes[pieces[last].bytes].lastIndex { $0 != UInt8(ascii: " ") }
            guard let kept else {
                pieces.remove(at: last)
                continue
            }
            pieces[last].cut(to: kept + 1, text)
            return
        }
    }

    /// Merges adjacent pieces that a painter can draw as one run.
    private func join(_ pieces: [TextPiece], _ text: PangoText) -> [TextLayout.Run] {
        var runs: [TextLayout.Run] = []
        var previous: TextPiece?
        var x: CGFloat = 0
        for piece in pieces {
            if let previous, previous.isFollowed(by: piece), let last = runs.indices.last {
                runs[last].text += piece.text
                runs[last].width += piece.width
            } else {
                runs.append(
                    TextLayout.Run(
                        span: piece.span, text: piece.text, x: x, width: piece.width, isFallback: piece.isFallback))
            }
            previous = piece
            x += piece.width
        }
        return spaced(runs, text)
    }

    /// Corrects letter spacing: Pango puts half of it before and half after each letter, but none at the ends of a
    /// line; browsers put all of it after each letter.
    private func spaced(_ runs: [TextLayout.Run], _ text: PangoText) -> [TextLayout.Run] {
        guard let first = runs.first, let last = runs.last else { return runs }
        let (before, behind) = (text.spans[first.span].font.tracking / 2, text.spans[last.span].font.tracking / 2)
        guard before != 0 || behind != 0 else { return runs }
        var runs = runs
        runs[0].width += before
        for index in runs.indices.dropFirst() { runs[index].x += before }
        runs[runs.count - 1].width = max(0, runs[runs.count - 1].width - behind)
        return runs
    }
}

extension TextParagraph.Truncation {
    fileprivate var pango: PangoEllipsizeMode {
        switch self {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }
}
