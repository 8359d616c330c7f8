/// An attributed string as spans to measure, with how each is drawn.
struct AttributedText {
    private struct Look {
        var color = UIColor.black
        var background: UIColor?
        var isUnderlined = false
        var isStruckThrough = false
        var kern: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var shadow: NSShadow?
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
                    isStruckThrough: (attributes[.strikethroughStyle] as? Int ?? 0) != 0,
                    kern: Self.number(attributes[.kern] ?? attributes[.tracking]),
                    baselineOffset: Self.number(attributes[.baselineOffset]),
                    shadow: attributes[.shadow] as? NSShadow))
        }
        let first = string.length > 0 ? string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
        style = first as? NSParagraphStyle ?? .default
    }

    /// Authors write whole numbers, fractions and `NSNumber`s.
    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: 0
        }
    }

    /// In points, not rounded. Without a width no line is broken but at line breaks.
    func size(width: CGFloat?, lineLimit: Int? = nil) -> CGSize { layout(width: width, lineLimit: lineLimit).size }

    /// Draws the lines that fit into the rectangle, from its top, into the current context.
    func draw(in rect: CGRect) {
        let layout = layout(width: rect.width, lineLimit: lineLimit(in: rect))
        paint(layout, in: rect, fitting: true)
    }

    func draw(at point: CGPoint) {
        let layout = layout(width: nil, lineLimit: nil)
        paint(layout, in: CGRect(origin: point, size: layout.size), fitting: false)
    }

    private func paint(_ layout: TextLayout, in rect: CGRect, fitting: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let lines = layout.lines.filter { !fitting || $0.y + $0.height <= rect.height + 0.5 }
        let mark = ViewMark(rect, .text(lines.map { viewLine($0, width: rect.width) }))
        let shadows = Set(looks.compactMap(\.shadow))
        guard shadows.count == 1, let shadow = shadows.first else { return ViewPainter.paintText(mark, into: context) }
        ViewPainter.paintText(mark, into: context, shadow: shadow)
    }

    /// The text in a rectangle, its lines as the paragraph's style aligns them.
    func mark(in rect: CGRect, lineLimit: Int?) -> ViewMark {
        let layout = layout(width: rect.width, lineLimit: lineLimit)
        return ViewMark(rect, .text(layout.lines.map { viewLine($0, width: rect.width) }))
    }

    /// Lines in the middle of a rectangle's height, as labels have them.
    func centeredMark(in rect: CGRect, lineLimit: Int?) -> ViewMark {
        var layout = layout(width: rect.width, lineLimit: lineLimit)
        let fitting = layout.lines.prefix { $0.y + $0.height <= rect.height + 0.5 }.count
        if fitting < layout.lines.count { layout = self.layout(width: rect.width, lineLimit: max(1, fitting)) }
        let top = (rect.height - layout.size.height) / 2
        let lines = layout.lines.map { line in
            var shown = viewLine(line, width: rect.width)
            shown.y += top
            shown.baseline += top
            return shown
        }
        return ViewMark(rect, .text(lines))
    }

    func baselines(width: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
        let lines = layout(width: width, lineLimit: nil).lines
        guard let first = lines.first, let last = lines.last else { return nil }
        return (first.baseline, last.baseline)
    }

    /// How much of the free room stands left of a line.
    private var share: CGFloat {
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        return style.alignment == .natural && isRightToLeft ? 1 : style.alignment.leadingShare
    }

    private func viewLine(_ line: TextLayout.Line, width: CGFloat) -> ViewTextLine {
        let shift = (width - line.width) * share - (line.runs.first?.x ?? 0)
        return ViewTextLine(
            y: line.y, height: line.height, baseline: line.baseline,
            runs: line.runs.filter { looks.indices.contains($0.span) }.map { run in
                let look = looks[run.span]
                return ViewTextLine.Run(
                    text: run.text, x: run.x + shift, width: run.width, font: spans[run.span].font,
                    color: look.color.cgColor, background: look.background?.cgColor, tracking: look.kern,
                    baselineOffset: look.baselineOffset, isUnderlined: look.isUnderlined,
                    isStruckThrough: look.isStruckThrough, isFallback: run.isFallback)
            })
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
}
