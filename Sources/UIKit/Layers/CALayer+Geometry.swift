import TreePainter

// Points in the coordinates of other layers. Source: developer.apple.com/documentation/quartzcore/calayer
extension CALayer {
    func hit(at point: CGPoint) -> CALayer? {
        let own = point.applying(toSuperlayer.inverted())
        guard !isHidden, contains(own) else { return nil }
        return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(own) }.first ?? self
    }

    /// Converts a point to another layer's coordinates in the same tree; nil is the outermost layer.
    public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { p.applying(transform(to: layer)) }
    public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { p.applying(transform(to: layer).inverted()) }

    /// Converts a rectangle and returns the bounding box of the result; nil is the outermost layer.
    public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { r.applying(transform(to: layer)) }
    public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { r.applying(transform(to: layer).inverted()) }

    private func transform(to layer: CALayer?) -> CGAffineTransform {
        guard let layer else { return toOutermost }
        return toOutermost.concatenating(layer.toOutermost.inverted())
    }

    private var toOutermost: CGAffineTransform {
        sequence(first: self, next: \.superlayer).filter { $0.superlayer != nil }
            .reduce(.identity) { $0.concatenating($1.toSuperlayer) }
    }

    /// Transform from this layer's coordinates to those of its superlayer.
    private var toSuperlayer: CGAffineTransform {
        let (bounds, place) = (bounds, position)
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
    }
}
