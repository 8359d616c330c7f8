extension UIImage {
    func with(
        renderingMode mode: RenderingMode? = nil, capInsets caps: UIEdgeInsets? = nil, resizing: ResizingMode? = nil,
        _ change: (inout Details) -> Void = { _ in }
    ) -> UIImage {
        var details = details
        change(&details)
        details.hasCaps = details.hasCaps || caps != nil
        return UIImage(
            cgImage, scale: scale, orientation: imageOrientation, renderingMode: mode ?? renderingMode,
            capInsets: caps ?? capInsets, resizingMode: resizing ?? resizingMode, details: details)
    }

    /// Returns the image with another rendering mode: its own colours or a template that is tinted.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { with(renderingMode: mode) }

    /// Returns the image with every pixel in this colour, its alpha kept. The colour is resolved now, for the current
    /// traits.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    public func withTintColor(_ color: UIColor, renderingMode mode: RenderingMode) -> UIImage {
        guard let upright = uprightImage else { return self }
        let bounds = CGRect(x: 0, y: 0, width: upright.width, height: upright.height)
        let tinted = upright.redrawn(width: upright.width, height: upright.height) {
            $0.drawMask(upright, in: bounds, color: color.cgColor)
        }
        // A tinted image is no template any more, unless the mode says so.
        let kept = mode == .automatic ? RenderingMode.alwaysOriginal : mode
        var details = details
        details.tint = color.cgColor
        return UIImage(tinted ?? upright, scale: scale, renderingMode: kept, capInsets: capInsets, details: details)
    }

    /// Returns an image whose corners keep their size when it is stretched; edges grow in one direction, the centre in
    /// both.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
    }

    /// Returns a resizable image. Tiling is drawn as stretching: an image with caps usually has a plain centre.
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

    /// Returns the image with a mark that an image view mirrors it where the layout is from right to left.
    /// Source: developer.apple.com/documentation/uikit/uiimage/imageflippedforrighttoleftlayoutdirection()
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.isFlippedForRightToLeft = true } }
    public var flipsForRightToLeftLayoutDirection: Bool { details.isFlippedForRightToLeft }

    /// Returns the image scaled down, in its proportions, to fit a size in points. nil for an empty image.
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

    /// Returns the image itself: images are decoded when they are created.
    public func preparingForDisplay() -> UIImage? { self }

    /// Source: developer.apple.com/documentation/uikit/uiimage/bypreparingfordisplay()
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// Source: developer.apple.com/documentation/uikit/uiimage/preparefordisplay(completionhandler:)
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }

    /// Returns the image itself: images are aligned by their edges.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    public var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns nil: no library here writes this format.
    @available(
        *, deprecated,
        message: "HEIC cannot be written: this has no effect in Parley, use jpegData(compressionQuality:)"
    )
    public func heicData() -> Data? { nil }

    // MARK: Drawing

    /// Draws the image into the current context, stretched to the rectangle; cap insets keep their size.
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

    /// Draws the image at its own size, with its top-left corner at the point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Returns the nine parts of an image with cap insets, in pixels, each with the rectangle to draw it in; without
    /// cap insets one part, with a nil source for the whole image.
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
