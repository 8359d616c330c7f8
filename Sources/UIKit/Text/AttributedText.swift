/// An attributed string as spans to measure, with how each is drawn.
struct AttributedText {
    private struct Look {
        var color = UIColor.black
        var background: UIColor?
        var isUnderlined = false
        var isStruckThrough = false
    }

    private var spans: [TextSpan] = []
    private var looks: [Look] = []
    private var style = NSParagraphStyle.default

    init(_ string: NSAttributedString) {
        let all = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: all, options: []) { attributes, range, _ in
            let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
            spans.append(TextSpan(text: (string.string as NSString).substring(with: range), font: font.spec))
            looks.append(
                Look(
                    color: attributes[.foregroundColor] as? UIColor ?? .black,
                    background: attributes[.backgroundColor] as? UIColor,
                    isUnderlined: (attributes[.underlineStyle] as? Int ?? 0) != 0,
                    isStruckThrough: (attributes[.strikethroughStyle] as? Int ?? 0) != 0))
        }
        let first = string.length > 0 ? string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
        style = first as? NSParagraphStyle ?? .default
    }

    /// In points, not rounded. Without a width no line is broken but at line breaks.
    func size(width: CGFloat?) -> CGSize { layout(width: width, lineLimit: nil).size }

    /// Draws the lines that fit into the rectangle, from its top, into the current context.
    func draw(in rect: CGRect) {
        let layout = layout(width: rect.width, lineLimit: lineLimit(in: rect))
        for line in layout.lines where line.y + line.height <= rect.height + 0.5 {
            draw(line, x: rect.minX + (rect.width - line.width) * style.alignment.leadingShare, y: rect.minY)
        }
    }

    func draw(at point: CGPoint) {
        let layout = layout(width: nil, lineLimit: nil)
        for line in layout.lines {
            draw(line, x: point.x + (layout.size.width - line.width) * style.alignment.leadingShare, y: point.y)
        }
    }

    private func layout(width: CGFloat?, lineLimit: Int?) -> TextLayout {
        TextEngine.layout(
            TextParagraph(
                spans: spans, width: width, lineLimit: lineLimit, truncation: truncation ?? .tail,
                lineSpacing: style.lineSpacing))
    }

    private var truncation: TextParagraph.Truncation? {
        switch style.lineBreakMode {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail: .tail
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        }
    }

    /// As many lines as fit, where what does not fit is to be seen by an ellipsis.
    private func lineLimit(in rect: CGRect) -> Int? {
        guard truncation != nil, rect.height.isFinite else { return nil }
        return layout(width: rect.width, lineLimit: nil).lines.prefix { $0.y + $0.height <= rect.height + 0.5 }.count
    }

    /// - Parameter x: where the line's first run begins.
    private func draw(_ line: TextLayout.Line, x: CGFloat, y: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let shift = x - (line.runs.first?.x ?? 0)
        for run in line.runs where looks.indices.contains(run.span) {
            draw(run, looks[run.span], of: line, at: CGPoint(x: run.x + shift, y: y), into: context)
        }
    }

    private func draw(
        _ run: TextLayout.Run, _ look: Look, of line: TextLayout.Line, at origin: CGPoint, into context: CGContext
    ) {
        let font = spans[run.span].font
        let baseline = origin.y + line.baseline
        context.saveGState()
        if let background = look.background {
            context.setFillColor(background.cgColor)
            context.fill(CGRect(x: origin.x, y: origin.y + line.y, width: run.width, height: line.height))
        }
        context.drawText(run.text, font: font, color: look.color.cgColor, x: origin.x, baseline: baseline)
        let metrics = TextEngine.metrics(of: font)
        context.setFillColor(look.color.cgColor)
        for (isOn, middle) in [
            (look.isUnderlined, baseline + metrics.underlineOffset),
            (look.isStruckThrough, baseline - metrics.strikethroughOffset),
        ] where isOn {
            let y = middle - metrics.lineThickness / 2
            context.fill(CGRect(x: origin.x, y: y, width: run.width, height: metrics.lineThickness))
        }
        context.restoreGState()
    }
}
