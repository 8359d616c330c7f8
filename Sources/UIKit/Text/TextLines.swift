import TreePainter

/// Places of the characters of a text, once it is broken into lines. Offsets are in UTF-16 code units.
struct TextLines {
    struct Line {
        /// Characters of the line, with the line break at its end.
        var range: NSRange
        /// Area of the line's letters, from the leading edge of the text.
        var frame: CGRect
        var baseline: CGFloat
    }

    let lines: [Line]
    private let text: AttributedText
    private let string: NSString

    init(_ string: NSAttributedString, width: CGFloat?) {
        (text, self.string) = (AttributedText(string), string.string as NSString)
        lines = text.lines(width: width)
    }

    var size: CGSize {
        CGSize(width: lines.map(\.frame.maxX).max() ?? 0, height: lines.map(\.frame.maxY).max() ?? 0)
    }

    /// Returns the line that a character is in; the last one for the end of the text.
    func line(at offset: Int) -> Line? { lines.first { NSLocationInRange(offset, $0.range) } ?? lines.last }

    /// Returns the distance of a character's leading edge from that of the text.
    func x(of offset: Int, in line: Line) -> CGFloat {
        let end = max(line.range.location, min(offset, NSMaxRange(line.range)))
        return line.frame.minX + text.width(from: line.range.location, to: end)
    }

    /// Returns the character at a point, and how far across it the point is, 0…1: the nearest one where there is none.
    func character(at point: CGPoint) -> (offset: Int, fraction: CGFloat) {
        guard let line = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last else { return (0, 0) }
        // Finds the last character that begins at the point or before it.
        var (low, high) = (line.range.location, lastOffset(of: line))
        while low < high {
            let middle = (low + high + 1) / 2
            if x(of: middle, in: line) <= point.x { low = middle } else { high = middle - 1 }
        }
        guard string.length > 0 else { return (low, 0) }
        let character = string.rangeOfComposedCharacterSequence(at: min(low, string.length - 1))
        let (start, end) = (x(of: character.location, in: line), x(of: NSMaxRange(character), in: line))
        return (character.location, end > start ? min(max(0, (point.x - start) / (end - start)), 1) : 0)
    }

    /// Returns the last character of a line that is no line break; its first one in an empty line.
    private func lastOffset(of line: Line) -> Int {
        let end = NSMaxRange(line.range)
        let isBroken = end > line.range.location && string.character(at: end - 1) == 10
        return max(line.range.location, end - (isBroken ? 2 : 1))
    }

    /// Returns the areas of a range, one a line; of an empty range its place, without a width.
    func frames(of range: NSRange) -> [CGRect] {
        guard range.length > 0 else {
            return line(at: range.location).map { [frame(of: range.location, to: range.location, in: $0)] } ?? []
        }
        return lines.compactMap { line in
            let part = NSIntersectionRange(range, line.range)
            return part.length > 0 ? frame(of: part.location, to: NSMaxRange(part), in: line) : nil
        }
    }

    private func frame(of start: Int, to end: Int, in line: Line) -> CGRect {
        let x = x(of: start, in: line)
        return CGRect(x: x, y: line.frame.minY, width: self.x(of: end, in: line) - x, height: line.frame.height)
    }
}

extension AttributedText {
    /// Breaks the text into lines, and finds the characters of each.
    fileprivate func lines(width: CGFloat?) -> [TextLines.Line] {
        let layout = layout(width: width, lineLimit: nil)
        let starts = offsets(of: layout.lines.map(\.start))
        let length = spans.reduce(0) { $0 + $1.text.utf16.count }
        return layout.lines.enumerated().map { index, line in
            let end = index + 1 < starts.count ? starts[index + 1] : length
            let shift = self.shift(of: line, in: width ?? layout.size.width) + (line.runs.first?.x ?? 0)
            return TextLines.Line(
                range: NSRange(location: starts[index], length: max(0, end - starts[index])),
                frame: CGRect(x: shift, y: line.y, width: line.width, height: line.height), baseline: line.baseline)
        }
    }

    /// Converts ascending offsets in measured bytes.
    private func offsets(of bytes: [Int]) -> [Int] {
        var (found, byte, offset): ([Int], Int, Int) = ([], 0, 0)
        for character in spans.lazy.flatMap(\.text) {
            while found.count < bytes.count, bytes[found.count] <= byte { found.append(offset) }
            byte += TextEngine.measuredByteCount(of: character)
            offset += character.utf16.count
        }
        return found + Array(repeating: offset, count: bytes.count - found.count)
    }

    /// Returns the width of a part of a line.
    fileprivate func width(from start: Int, to end: Int) -> CGFloat {
        var place = 0
        let parts = spans.compactMap { span -> TextSpan? in
            let (text, first) = (span.text as NSString, place)
            place += text.length
            let part = NSIntersectionRange(
                NSRange(location: start, length: max(0, end - start)), NSRange(location: first, length: text.length))
            guard part.length > 0 else { return nil }
            var span = span
            span.text = text.substring(with: NSRange(location: part.location - first, length: part.length))
                .filter { !$0.isNewline }
            return span
        }
        return parts.isEmpty ? 0 : TextEngine.layout(TextParagraph(spans: parts)).size.width
    }
}
