import RenderTree
package import TreePainter

/// An attributed string as spans to measure, and how each span is drawn.
package struct AttributedText {
    private struct Look {
        var color = UIColor.black
        var background: UIColor?
        var isUnderlined = false
        var isStruckThrough = false
        var kern: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var shadow: NSShadow?
        var attachment: NSTextAttachment?
    }

    private(set) var spans: [TextSpan] = []
    private var looks: [Look] = []
    private var style = NSParagraphStyle.default

    package init(_ string: NSAttributedString) {
        let all = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: all, options: []) { attributes, range, _ in
            let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
            let attachment = attributes[.attachment] as? NSTextAttachment
            spans.append(
                TextSpan(
                    text: (string.string as NSString).substring(with: range), font: font.spec,
                    attachment: attachment?.box))
            looks.append(
                Look(
                    color: attributes[.link] != nil ? .link : attributes[.foregroundColor] as? UIColor ?? .black,
                    background: attributes[.backgroundColor] as? UIColor,
                    isUnderlined: (attributes[.underlineStyle] as? Int ?? 0) != 0,
                    isStruckThrough: (attributes[.strikethroughStyle] as? Int ?? 0) != 0,
                    kern: Self.number(attributes[.kern] ?? attributes[.tracking]),
                    baselineOffset: Self.number(attributes[.baselineOffset]),
                    shadow: attributes[.shadow] as? NSShadow, attachment: attachment))
        }
        let first = string.length > 0 ? string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
        style = first as? NSParagraphStyle ?? .default
    }

    /// Converts an attribute's value: authors use integers, floating-point numbers and `NSNumber`s.
    private static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: 0
        }
    }

    /// Returns the size in points, not rounded. Without a width, lines break only at line breaks.
    package func size(width: CGFloat?, lineLimit: Int? = nil) -> CGSize {
        layout(width: width, lineLimit: lineLimit).size
    }

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
        var draft = draft(layout.lines.filter { !fitting || $0.y + $0.height <= rect.height + 0.5 }, in: rect)
        let shadows = Set(looks.compactMap(\.shadow))
        if shadows.count == 1 { draft.node.style.shadow = shadows.first?.nodeShadow }
        draft.paint(into: context)
    }

    /// Returns the draft of the text in a rectangle, its lines aligned by the paragraph style.
    package func draft(in rect: CGRect, lineLimit: Int?) -> NodeDraft {
        draft(layout(width: rect.width, lineLimit: lineLimit).lines, in: rect)
    }

    /// Returns the draft of the text centred vertically in a rectangle, as labels show it.
    func centeredDraft(in rect: CGRect, lineLimit: Int?) -> NodeDraft {
        var layout = layout(width: rect.width, lineLimit: lineLimit)
        let fitting = layout.lines.prefix { $0.y + $0.height <= rect.height + 0.5 }.count
        if fitting < layout.lines.count { layout = self.layout(width: rect.width, lineLimit: max(1, fitting)) }
        return draft(layout.lines, in: rect, top: (rect.height - layout.size.height) / 2)
    }

    private func draft(_ lines: [TextLayout.Line], in rect: CGRect, top: CGFloat = 0) -> NodeDraft {
        let text = TextContent(lines: lines.map { textLine($0, width: rect.width, top: top) })
        let grounds = lines.flatMap {
            self.grounds(of: $0, width: rect.width, top: top) + pictures(of: $0, width: rect.width, top: top)
        }
        guard !grounds.isEmpty else { return NodeDraft(frame: TreeRect(rect), content: .text(text)) }
        let letters = NodeDraft(frame: TreeRect(CGRect(origin: .zero, size: rect.size)), content: .text(text))
        return NodeDraft(frame: TreeRect(rect), children: grounds + [letters])
    }

    /// The looks of the spans, for a text that a person edits.
    var fieldRuns: [FieldRun] {
        zip(spans, looks).map { span, look in
            FieldRun(
                length: span.text.utf16.count, font: FontDescription(span.font), color: look.color.rgba,
                background: look.background?.rgba, tracking: look.kern == 0 ? nil : look.kern,
                baselineOffset: look.baselineOffset == 0 ? nil : look.baselineOffset,
                underline: look.isUnderlined ? true : nil, strikethrough: look.isStruckThrough ? true : nil)
        }
    }

    package func baselines(width: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
        let lines = layout(width: width, lineLimit: nil).lines
        guard let first = lines.first, let last = lines.last else { return nil }
        return (first.baseline, last.baseline)
    }

    /// Fraction of the free space left of a line.
    private var share: CGFloat {
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        return style.alignment == .natural && isRightToLeft ? 1 : style.alignment.leadingShare
    }

    /// Returns the points by which a line is moved to align it.
    func shift(of line: TextLayout.Line, in width: CGFloat) -> CGFloat {
        (width - line.width) * share - (line.runs.first?.x ?? 0)
    }

    private func textLine(_ line: TextLayout.Line, width: CGFloat, top: CGFloat) -> TextLine {
        let shift = shift(of: line, in: width)
        return TextLine(
            y: line.y + top, height: line.height, baseline: line.baseline + top,
            runs: line.runs.filter { looks.indices.contains($0.span) && looks[$0.span].attachment == nil }.map { run in
                let look = looks[run.span]
                return TextRun(
                    text: run.text, x: run.x + shift, width: run.width, font: FontDescription(spans[run.span].font),
                    color: look.color.rgba, tracking: look.kern == 0 ? nil : look.kern,
                    baselineOffset: look.baselineOffset == 0 ? nil : look.baselineOffset,
                    underline: look.isUnderlined ? true : nil, strikethrough: look.isStruckThrough ? true : nil,
                    isFallback: run.isFallback ? true : nil)
            })
    }

    /// Returns boxes behind the runs that have a background colour.
    private func grounds(of line: TextLayout.Line, width: CGFloat, top: CGFloat) -> [NodeDraft] {
        let shift = shift(of: line, in: width)
        return line.runs.filter { looks.indices.contains($0.span) }.compactMap { run in
            looks[run.span].background.map { color in
                let area = CGRect(x: run.x + shift, y: line.y + top, width: run.width, height: line.height)
                return .box(area, color.rgba)
            }
        }
    }

    /// Returns the pictures in a line, each on the baseline, moved by its bounds.
    private func pictures(of line: TextLayout.Line, width: CGFloat, top: CGFloat) -> [NodeDraft] {
        let shift = shift(of: line, in: width)
        return line.runs.filter { looks.indices.contains($0.span) }.flatMap { run -> [NodeDraft] in
            guard let attachment = looks[run.span].attachment, let image = attachment.image else { return [] }
            let (size, offset) = (attachment.size, attachment.bounds.origin)
            let y = line.baseline + top - size.height - offset.y
            let area = CGRect(x: run.x + shift + offset.x, y: y, width: size.width, height: size.height)
            return image.drafts(in: area, looks[run.span].color)
        }
    }

    func layout(width: CGFloat?, lineLimit: Int?) -> TextLayout {
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

    /// Returns the number of lines that fit, where text that does not fit is truncated with an ellipsis; else nil.
    private func lineLimit(in rect: CGRect) -> Int? {
        guard truncation != nil, rect.height.isFinite else { return nil }
        return layout(width: rect.width, lineLimit: nil).lines.prefix { $0.y + $0.height <= rect.height + 0.5 }.count
    }
}

extension NSShadow {
    fileprivate var nodeShadow: Shadow? {
        guard let color = (shadowColor as? UIColor)?.rgba else { return nil }
        return Shadow(
            color: color, radius: shadowBlurRadius / 2, x: shadowOffset.width, y: shadowOffset.height)
    }
}
