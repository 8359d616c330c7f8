/// A transform as translation, rotation and scale, by which transforms are interpolated; a skew is lost.
struct AffineParts: Equatable {
    var x, y, rotation, scaleX, scaleY: Double

    init(_ transform: CGAffineTransform) {
        (x, y) = (transform.tx, transform.ty)
        rotation = atan2(transform.b, transform.a)
        scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        scaleY = scaleX == 0 ? 0 : (transform.a * transform.d - transform.b * transform.c) / scaleX
    }

    var transform: CGAffineTransform {
        let (c, s) = (cos(rotation), sin(rotation))
        return CGAffineTransform(a: scaleX * c, b: scaleX * s, c: -scaleY * s, d: scaleY * c, tx: x, ty: y)
    }

    /// Returns the parts between these, at 0, and others; the rotation goes the shorter way.
    func between(_ other: AffineParts, _ share: Double) -> AffineParts {
        var angle = (other.rotation - rotation).remainder(dividingBy: 2 * .pi)
        if !angle.isFinite { angle = 0 }
        var result = self
        result.x += (other.x - x) * share
        result.y += (other.y - y) * share
        result.rotation += angle * share
        result.scaleX += (other.scaleX - scaleX) * share
        result.scaleY += (other.scaleY - scaleY) * share
        return result
    }
}
