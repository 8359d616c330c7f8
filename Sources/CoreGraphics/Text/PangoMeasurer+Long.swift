import CPangoCairo

// Pango's time for breaking long text grows with the number of lines; these shortcuts give the same lines.
extension PangoMeasurer {
    /// Lower bound of the width of any letter, relative to the font size.
    private static let narrowestLetter: CGFloat = 0.2

    /// Returns a number of bytes certain to fill so many lines, unless all letters are narrower than any real ones.
    func byteCount(ofLines count: Int, of text: PangoText, _ width: CGFloat?) -> Int {
        guard let width, width.isFinite else { return Int.max / 2 }
        let size = text.spans.map(\.font.clampedSize).min() ?? 17
        let letters = max(1, min(width, 1e6) / (size * Self.narrowestLetter)) + 1
        // UTF-8 needs at most four bytes per letter; word wrapping may leave half of a line empty.
        return min(Int(letters) * 4, 1 << 20) * min(count + 1, 1_000)
    }

    /// Breaks text into lines. With a line limit, only as much text is broken as fills the lines: earlier lines do
    /// not depend on what follows.
    func lines(of text: PangoText, _ paragraph: TextParagraph) -> [MeasuredLine] {
        if let limit = paragraph.lineLimit {
            let enough = text.characterBoundary(at: byteCount(ofLines: max(limit, 1), of: text, paragraph.width))
            if enough < text.bytes.count {
                let lines = brokenLines(of: PangoText(text, 0..<enough, ending: ""), width: paragraph.width)
                // The last line may be short, because the text was cut off.
                if lines.count > max(limit, 1) + 1 { return lines }
            }
        }
        return brokenLines(of: text, width: paragraph.width)
    }

    /// Returns one line per letter if no two letters fit next to each other: stacks ask every text for its width at a
    /// proposal of zero. Returns nil for other widths, or short text.
    func narrowLines(of text: PangoText, _ paragraph: TextParagraph) -> [MeasuredLine]? {
        guard let width = paragraph.width, text.bytes.count > 200,
            text.spans.allSatisfy({ width < $0.font.clampedSize * Self.narrowestLetter && $0.font.tracking >= 0 })
        else { return nil }
        var known: [NarrowLetter: MeasuredLine] = [:]
        var lines: [MeasuredLine] = []
        let limit = paragraph.lineLimit.map { max($0, 1) + 1 } ?? Int.max
        for letter in text.letters {
            guard lines.count < limit else { break }
            var line = known[letter.key] ?? self.line(of: letter.key, text)
            known[letter.key] = line
            line.bytes = letter.bytes
            lines.append(line)
        }
        return lines
    }

    private func line(of letter: NarrowLetter, _ text: PangoText) -> MeasuredLine {
        let span = text.spans[letter.span]
        let alone = PangoText(
            TextParagraph(spans: [
                TextSpan(text: letter.text, font: span.font, attachment: span.attachment)
            ]))
        let nothing = MeasuredLine(bytes: 0..<0, ascent: 0, descent: 0, runs: [])
        var line = brokenLines(of: alone, width: nil).first ?? nothing
        for index in line.runs.indices { line.runs[index].span = letter.span }
        return line
    }
}

/// Cache key of a letter: character and style.
struct NarrowLetter: Hashable {
    var text: String
    var span: Int
}

extension PangoText {
    /// The letters in order; a line break at the start of a line counts as an empty letter.
    var letters: [(key: NarrowLetter, bytes: Range<Int>)] {
        var letters: [(key: NarrowLetter, bytes: Range<Int>)] = []
        var start = 0
        var isLineStart = true
        for character in String(decoding: bytes, as: UTF8.self) {
            let end = start + character.utf8.count
            let isBreak = character == "\n"
            if !isBreak || isLineStart {
                letters.append(
                    (NarrowLetter(text: isBreak ? "" : String(character), span: span(at: start)), start..<end))
            }
            isLineStart = isBreak
            start = end
        }
        if isLineStart { letters.append((NarrowLetter(text: "", span: span(at: start)), start..<start)) }
        return letters
    }

    /// Returns the start of the UTF-8 character at or before a byte offset.
    func characterBoundary(at byte: Int) -> Int {
        guard byte < bytes.count else { return bytes.count }
        var index = max(0, byte)
        while index > 0, bytes[index] & 0xC0 == 0x80 { index -= 1 }
        return index
    }
}
