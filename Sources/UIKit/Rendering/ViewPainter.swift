/// Paints views into a bitmap: `drawHierarchy(in:afterScreenUpdates:)` and `CALayer.render(in:)`.
@MainActor struct ViewPainter {
    let context: CGContext

    func paint(_ view: UIView, at origin: CGPoint? = nil) {
        guard view.isShown else { return }
        var style = view.shownStyle
        if origin != nil { style.transform = .identity }
        compose(style, in: CGRect(origin: origin ?? view.box.origin, size: view.box.size)) {
            if let own = view as? any SelfPaintingView { own.paint(into: context) }
            if case .scroll = view.role { context.clip(to: CGRect(origin: .zero, size: view.box.size)) }
            context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
            for part in view.shownParts {
                switch part {
                case .mark(let mark): paint(mark)
                case .view(let view): paint(view)
                }
            }
            if case .field(let field) = view.role { paint(field) }
        }
    }

    func paint(_ mark: ViewMark) {
        compose(mark.style, in: mark.frame) {
            switch mark.content {
            case .group: break
            case .shape(let shape): paint(shape, CGRect(origin: .zero, size: mark.frame.size))
            case .text(let lines): for line in lines { Self.paint(line, into: context) }
            case .image(let image, let tint):
                let bounds = CGRect(origin: .zero, size: mark.frame.size)
                if let tint {
                    context.drawMask(image, in: bounds, color: tint)
                } else {
                    context.drawUpright(image, in: bounds)
                }
            }
            for child in mark.children { paint(child) }
        }
    }

    /// The order of `NodeStyle`: the shadow around the clip around the transform around the opacity.
    private func compose(_ style: ViewStyle, in frame: CGRect, _ body: () -> Void) {
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: frame.minX, y: frame.minY)
        guard let shadow = style.shadow else { return clipped(style, frame.size, body) }
        let matrix = context.ctm
        context.drawGroup(
            shadow: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height,
            scale: abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
        ) { clipped(style, frame.size, body) }
    }

    private func clipped(_ style: ViewStyle, _ size: CGSize, _ body: () -> Void) {
        context.saveGState()
        defer { context.restoreGState() }
        if !style.transform.isIdentity {
            context.concatenate(style.transform.about(CGPoint(x: size.width / 2, y: size.height / 2)))
        }
        if let clip = style.clip {
            context.beginPath()
            context.addPath(clip)
            context.clip()
        }
        if style.opacity < 1 { context.drawGroup(opacity: style.opacity, body) } else { body() }
    }

    private func paint(_ shape: ViewShape, _ bounds: CGRect) {
        if let fill = shape.fill {
            context.beginPath()
            context.addPath(shape.path)
            context.fillPath(with: Shading(fill, in: bounds), using: shape.isEvenOdd ? .evenOdd : .winding)
        }
        guard let stroke = shape.stroke else { return }
        context.setLineWidth(stroke.width)
        context.setLineCap(stroke.cap)
        context.setLineJoin(stroke.join)
        context.setLineDash(phase: 0, lengths: stroke.dash)
        context.beginPath()
        context.addPath(shape.path)
        context.strokePath(with: Shading(stroke.paint, in: bounds))
    }

    /// Text alone, which may be drawn from any thread.
    nonisolated static func paintText(_ mark: ViewMark, into context: CGContext, shadow: NSShadow? = nil) {
        guard case .text(let lines) = mark.content else { return }
        let draw = { for line in lines { paint(line, into: context) } }
        context.saveGState()
        context.translateBy(x: mark.frame.minX, y: mark.frame.minY)
        if let shadow, let color = (shadow.shadowColor as? UIColor)?.cgColor {
            let matrix = context.ctm
            context.drawGroup(
                shadow: color, radius: shadow.shadowBlurRadius / 2, x: shadow.shadowOffset.width,
                y: shadow.shadowOffset.height, scale: abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot(), draw)
        } else {
            draw()
        }
        context.restoreGState()
    }

    nonisolated private static func paint(_ line: ViewTextLine, into context: CGContext) {
        for run in line.runs {
            let baseline = line.baseline - run.baselineOffset
            if let background = run.background {
                context.setFillColor(background)
                context.fill(CGRect(x: run.x, y: line.y, width: run.width, height: line.height))
            }
            context.drawText(
                run.text, font: run.font, with: .color(run.color), x: run.x, baseline: baseline, tracking: run.tracking)
            let metrics = TextEngine.metrics(of: run.font)
            context.setFillColor(run.color)
            for (isOn, middle) in [
                (run.isUnderlined, baseline + metrics.underlineOffset),
                (run.isStruckThrough, baseline - metrics.strikethroughOffset),
            ] where isOn {
                let y = middle - metrics.lineThickness / 2
                context.fill(CGRect(x: run.x, y: y, width: run.width, height: metrics.lineThickness))
            }
        }
    }

    private func paint(_ field: ViewField) {
        let isEmpty = field.text.isEmpty
        let shown = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
        let span = TextSpan(text: isEmpty ? field.placeholder : shown, font: field.font)
        let isLong = field.lineHeight != nil
        let layout = TextEngine.layout(
            TextParagraph(spans: [span], width: isLong ? field.frame.width : nil, lineLimit: isLong ? nil : 1))
        let top = isLong ? 0 : (field.frame.height - layout.size.height) / 2
        for line in layout.lines {
            let free = max(0, field.frame.width - line.width)
            for run in line.runs {
                context.drawText(
                    run.text, font: field.font, color: isEmpty ? field.placeholderColor : field.color,
                    x: field.frame.minX + run.x + free * field.alignment.leadingShare,
                    baseline: field.frame.minY + top + line.baseline)
            }
        }
    }
}

extension Shading {
    /// - Parameter bounds: what the gradient is given in units of.
    fileprivate init(_ paint: ViewPaint, in bounds: CGRect) {
        func place(_ unit: CGPoint) -> CGPoint { CGPoint(x: unit.x * bounds.width, y: unit.y * bounds.height) }
        switch paint {
        case .color(let color): self = .color(color)
        case .linear(let stops, let start, let end):
            self = .linear(CGGradient(stops: stops), start: place(start), end: place(end))
        case .radial(let stops, let center, let radius):
            self = .radial(
                CGGradient(stops: stops), center: place(center), startRadius: 0, endRadius: radius,
                stretch: bounds.size)
        case .conic(let stops, let center, let startAngle):
            self = .angular(
                CGGradient(stops: stops), center: place(center), startAngle: startAngle, endAngle: startAngle + 360)
        }
    }
}
