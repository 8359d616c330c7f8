extension UIImage {
    private func with(
        renderingMode mode: RenderingMode? = nil, capInsets caps: UIEdgeInsets? = nil, resizing: ResizingMode? = nil
    ) -> UIImage {
        var details = details
        details.hasCaps = details.hasCaps || caps != nil
        return UIImage(
            cgImage, scale: scale, orientation: imageOrientation, renderingMode: mode ?? renderingMode,
            capInsets: caps ?? capInsets, resizingMode: resizing ?? resizingMode, details: details)
    }

    /// Whether the picture is drawn in its own colours or is a stencil for another.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { with(renderingMode: mode) }

    /// Every pixel gets this colour and keeps its alpha. The colour is the one for light or dark of this moment.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    public func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode) -> UIImage {
        guard let upright = uprightImage else { return self }
        let bounds = CGRect(x: 0, y: 0, width: upright.width, height: upright.height)
        let tinted = upright.redrawn(width: upright.width, height: upright.height) {
            $0.drawMask(upright, in: bounds, color: color.cgColor)
        }
        // A tinted picture is not a stencil any more, unless it is said to be one.
        let kept = mode == .automatic ? RenderingMode.alwaysOriginal : mode
        return UIImage(tinted ?? upright, scale: scale, renderingMode: kept, capInsets: capInsets, details: details)
    }

    /// Stretched as it is drawn: corners keep their size, edges grow along themselves, the middle both ways.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
    }

    /// Tiling is drawn as stretching: a picture with caps is almost always plain in its middle.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with(capInsets: capInsets, resizing: resizingMode)
    }

    public func withHorizontallyFlippedOrientation() -> UIImage {
        let flipped: [Orientation: Orientation] = [
            .up: .upMirrored, .upMirrored: .up, .down: .downMirrored, .downMirrored: .down, .left: .rightMirrored,
            .rightMirrored: .left, .right: .leftMirrored, .leftMirrored: .right,
        ]
        return UIImage(
            cgImage, scale: scale, orientation: flipped[imageOrientation] ?? .up, renderingMode: renderingMode,
            capInsets: capInsets, details: details)
    }

    /// The picture made smaller, keeping its proportions, so that it fits the size in points. nil for an empty one.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let upright = uprightImage, self.size.width > 0, self.size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height, 1)
        guard factor.isFinite, factor > 0 else { return nil }
        let (width, height) = (CGFloat(upright.width) * factor, CGFloat(upright.height) * factor)
        let pixels = CGSize(width: max(1, width.rounded()), height: max(1, height.rounded()))
        let small = upright.redrawn(width: Int(pixels.width), height: Int(pixels.height)) {
            $0.drawUpright(upright, in: CGRect(origin: .zero, size: pixels))
        }
        return small.map { UIImage($0, scale: scale, renderingMode: renderingMode) }
    }

    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Pictures are decoded when they are made.
    public func preparingForDisplay() -> UIImage? { self }

    // MARK: Drawing

    /// Into the current context, stretched to the rectangle; only its edges are not where it has caps.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let upright = uprightImage else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        for (source, target) in patches(of: upright, in: rect) {
            if let part = source.map(upright.cropping) ?? upright { context.drawUpright(part, in: target) }
        }
        context.restoreGState()
    }

    /// At its own size, its top-left corner at the point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// The nine parts of a picture with caps, in pixels, and where each goes; one part, all of it, where it has none.
    package func patches(of upright: CGImage, in rect: CGRect) -> [(source: CGRect?, target: CGRect)] {
        guard details.hasCaps, capInsets != .zero else { return [(nil, rect)] }
        func pixels(_ inset: CGFloat) -> Int { Int(min(CGFloat(CGImage.sideMax), max(0, inset * scale))) }
        let columns = Self.spans(
            pixels(capInsets.left), pixels(capInsets.right), of: upright.width, rect.minX, rect.width, scale)
        let rows = Self.spans(
            pixels(capInsets.top), pixels(capInsets.bottom), of: upright.height, rect.minY, rect.height, scale)
        return rows.flatMap { row in
            columns.map { column in
                (
                    CGRect(x: column.source, y: row.source, width: column.pixels, height: row.pixels),
                    CGRect(x: column.target, y: row.target, width: column.length, height: row.length)
                )
            }
        }
    }

    private struct Span { var source, pixels, target, length: CGFloat }

    private static func spans(
        _ first: Int, _ last: Int, of count: Int, _ start: CGFloat, _ length: CGFloat, _ scale: CGFloat
    ) -> [Span] {
        let (first, last) = (CGFloat(max(0, min(first, count))), CGFloat(max(0, min(last, count - max(0, first)))))
        let (head, tail) = (min(first / scale, length), min(last / scale, max(0, length - first / scale)))
        let all = [
            Span(source: 0, pixels: first, target: start, length: head),
            Span(
                source: first, pixels: CGFloat(count) - first - last, target: start + head,
                length: length - head - tail),
            Span(source: CGFloat(count) - last, pixels: last, target: start + length - tail, length: tail),
        ]
        return all.filter { $0.pixels >= 1 && $0.length > 0 }
    }
}
