extension SystemSymbols {
    /// Draws a symbol as a bitmap, in the size that it has next to text; returns nil for an unknown name.
    ///
    /// - Parameters:
    ///   - pointSize: font size in points; 17 is the body's.
    ///   - scale: 1 is medium; small is 0.78, large 1.29.
    ///   - pixelsPerPoint: resolution of the bitmap.
    package static func image(
        named name: String, pointSize: CGFloat = 17, scale: CGFloat = 1, color: CGColor = CGColor(gray: 0, alpha: 1),
        pixelsPerPoint: CGFloat = 2
    ) -> CGImage? {
        guard let art = art(named: name) else { return nil }
        let font = FontSpec(size: pointSize)
        let place = SymbolMetrics(
            of: art, pointSize: pointSize, scale: scale, capHeight: TextEngine.metrics(of: font).capHeight)
        let width = Int((place.size.width * pixelsPerPoint).rounded(.up))
        let height = Int((place.size.height * pixelsPerPoint).rounded(.up))
        guard width <= CGImage.sideMax, height <= CGImage.sideMax,
            let context = CGContext(width: max(1, width), height: max(1, height), scale: pixelsPerPoint)
        else { return nil }
        draw(art, place, color, into: context)
        return context.makeImage()
    }

    private static func draw(_ art: SymbolArt, _ place: SymbolMetrics, _ color: CGColor, into context: CGContext) {
        if let emoji = art.emoji {
            let font = FontSpec(size: place.size.height * 0.8)
            context.drawText(emoji, font: font, color: color, x: 0, baseline: place.size.height * 0.82)
        }
        context.setFillColor(color)
        for layer in art.layers {
            context.beginPath()
            context.addPath(layer.path.copy(using: place.transform))
            context.fillPath(using: layer.evenOdd ? .evenOdd : .winding)
        }
    }
}
