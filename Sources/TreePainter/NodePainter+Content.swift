import CoreGraphics
import RenderTree

extension NodePainter {
    func paint(_ text: TextContent, in bounds: CGRect) {
        for line in text.lines {
            for run in line.runs {
                let baseline = CGFloat(line.baseline - (run.baselineOffset ?? 0))
                context.drawText(
                    run.text, font: FontSpec(run.font), with: Shading(run.paint ?? .color(run.color), in: bounds),
                    x: CGFloat(run.x), baseline: baseline, tracking: CGFloat(run.tracking ?? 0))
                decorate(run, baseline: baseline)
            }
        }
    }

    private func decorate(_ run: TextRun, baseline: CGFloat) {
        guard run.underline == true || run.strikethrough == true else { return }
        let metrics = TextEngine.metrics(of: FontSpec(run.font))
        context.setFillColor(CGColor(run.color))
        for (isOn, middle) in [
            (run.underline, baseline + metrics.underlineOffset),
            (run.strikethrough, baseline - metrics.strikethroughOffset),
        ] where isOn == true {
            let y = middle - metrics.lineThickness / 2
            context.fill(CGRect(x: CGFloat(run.x), y: y, width: CGFloat(run.width), height: metrics.lineThickness))
        }
    }

    /// Paints an image. One that is not available leaves its area empty, as in the browser.
    func paint(_ image: ImageContent, in bounds: CGRect) {
        guard let picture = picture(image.asset) else { return }
        if let tint = image.tint {
            context.drawMask(picture, in: bounds, color: CGColor(tint), isPixelated: image.isPixelated == true)
        } else {
            context.drawUpright(picture, in: bounds, isPixelated: image.isPixelated == true)
        }
    }

    func paint(_ shape: ShapeContent, in bounds: CGRect) {
        guard let path = CGPath(svg: shape.path) else { return }
        if let fill = shape.fill {
            context.beginPath()
            context.addPath(path)
            context.fillPath(with: Shading(fill, in: bounds), using: shape.evenOdd == true ? .evenOdd : .winding)
        }
        if let stroke = shape.stroke { paint(path, with: stroke, in: bounds) }
    }

    private func paint(_ path: CGPath, with stroke: Stroke, in bounds: CGRect) {
        context.saveGState()
        context.setLineWidth(CGFloat(stroke.width))
        context.setLineCap(stroke.cap.map(CGLineCap.init) ?? .butt)
        context.setLineJoin(stroke.join.map(CGLineJoin.init) ?? .miter)
        context.setMiterLimit(CGFloat(stroke.miterLimit ?? 10))
        context.setLineDash(phase: CGFloat(stroke.dashPhase ?? 0), lengths: (stroke.dash ?? []).map { CGFloat($0) })
        context.beginPath()
        context.addPath(path)
        context.strokePath(with: Shading(stroke.paint, in: bounds))
        context.restoreGState()
    }

    /// Paints a video as a black rectangle with a play symbol, because a bitmap cannot play it. A sound has nothing to
    /// paint.
    func paint(_ media: MediaContent, in bounds: CGRect) {
        guard media.media == .video else { return }
        context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        context.fill(bounds)
        let side = min(bounds.width, bounds.height, 120) / 3
        let left = bounds.midX - side * 0.35
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.9))
        context.beginPath()
        context.move(to: CGPoint(x: left, y: bounds.midY - side / 2))
        context.addLine(to: CGPoint(x: left + side * 0.86, y: bounds.midY))
        context.addLine(to: CGPoint(x: left, y: bounds.midY + side / 2))
        context.closePath()
        context.fillPath()
    }

    /// Paints the text or the placeholder: a single line is centred vertically, several lines begin at the top.
    func paint(_ field: TextFieldContent, in bounds: CGRect) {
        let isEmpty = field.text.isEmpty
        let font = FontSpec(field.font)
        let typed = field.isSecure == true ? String(repeating: "•", count: field.text.count) : field.text
        let isLong = field.lineHeight != nil
        let layout = TextEngine.layout(
            TextParagraph(
                spans: isEmpty ? [TextSpan(text: field.placeholder, font: font)] : field.spans(of: typed),
                width: isLong ? bounds.width : nil, lineLimit: isLong ? nil : 1))
        let top = isLong ? 0 : (bounds.height - layout.size.height) / 2
        context.saveGState()
        context.clip(to: bounds)
        for line in layout.lines {
            let x = field.alignment.share * max(0, bounds.width - line.width)
            for run in line.runs {
                let looks = isEmpty ? nil : field.runs.flatMap { $0.indices.contains(run.span) ? $0[run.span] : nil }
                let color = looks?.color ?? (isEmpty ? field.placeholderColor : field.color)
                context.drawText(
                    run.text, font: FontSpec(looks?.font ?? field.font), color: CGColor(color), x: x + run.x,
                    baseline: top + line.baseline - (looks?.baselineOffset ?? 0))
            }
        }
        context.restoreGState()
    }
}

extension TextFieldContent {
    /// Returns a span for each run, and one for what is beyond them.
    fileprivate func spans(of text: String) -> [TextSpan] {
        var rest = Substring(text)
        var spans: [TextSpan] = []
        for run in runs ?? [] {
            let end = rest.utf16.index(rest.startIndex, offsetBy: run.length, limitedBy: rest.endIndex) ?? rest.endIndex
            spans.append(TextSpan(text: String(rest[..<end]), font: FontSpec(run.font)))
            rest = rest[end...]
        }
        return spans + [TextSpan(text: String(rest), font: FontSpec(font))]
    }
}

extension TextFieldContent.Alignment? {
    /// Fraction of the free space left of a line.
    fileprivate var share: CGFloat {
        switch self {
        case .center: 0.5
        case .trailing: 1
        case .leading, nil: 0
        }
    }
}
