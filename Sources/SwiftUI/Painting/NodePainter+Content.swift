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

    /// A picture that cannot be had leaves its place empty, as in the browser.
    func paint(_ image: ImageContent, in bounds: CGRect) {
        guard let picture = asset(image.asset).flatMap({ CGImage(png: $0) ?? CGImage(jpeg: $0) }) else { return }
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

    /// A bitmap does not move: a dark plate with the sign of playing. Of a sound there is nothing to see.
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

    /// The text, or the placeholder, on one line in the middle of the field's height.
    func paint(_ field: TextFieldContent, in bounds: CGRect) {
        let isEmpty = field.text.isEmpty
        let font = FontSpec(field.font)
        let shown =
            isEmpty
            ? field.placeholder : field.isSecure == true ? String(repeating: "•", count: field.text.count) : field.text
        let layout = TextEngine.layout(TextParagraph(spans: [TextSpan(text: shown, font: font)], lineLimit: 1))
        guard let line = layout.lines.first else { return }
        let free = max(0, bounds.width - line.width)
        let x: CGFloat =
            switch field.alignment {
            case .center: free / 2
            case .trailing: free
            case .leading, nil: 0
            }
        context.saveGState()
        context.clip(to: bounds)
        context.drawText(
            shown, font: font, color: CGColor(isEmpty ? field.placeholderColor : field.color), x: x,
            baseline: (bounds.height - layout.size.height) / 2 + line.baseline)
        context.restoreGState()
    }
}

extension CGColor {
    convenience init(_ color: RGBA) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha)
        )
    }
}

extension FontSpec {
    init(_ font: FontDescription) {
        self.init(
            family: font.family, size: CGFloat(font.size), weight: font.weight, italic: font.italic == true,
            monospacedDigits: font.monospacedDigits == true)
    }
}

extension CGLineCap {
    fileprivate init(_ cap: Stroke.Cap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension CGLineJoin {
    fileprivate init(_ join: Stroke.Join) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}
