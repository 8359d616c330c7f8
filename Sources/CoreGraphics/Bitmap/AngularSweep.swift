import Foundation

/// A conic gradient: colours around a point.
struct AngularSweep {
    /// Premultiplied pixels at equal steps from start to end; a circle on a screen has no more pixels than the table
    /// has steps.
    private let table: [PixelValue]
    private let center: CGPoint
    private let start: Float
    /// Angle from start to end in radians; positive.
    private let span: Float
    private static let stepCount = 2048

    init(_ colors: CGGradient, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat) {
        self.center = center
        start = Float(startAngle.truncatingRemainder(dividingBy: 360) * .pi / 180)
        span = max(Float((endAngle - startAngle) * .pi / 180), 1e-6)
        table = Self.table(of: colors.stops.sorted { $0.location < $1.location })
    }

    private static func table(of stops: [(location: CGFloat, color: CGColor)]) -> [PixelValue] {
        var next = 0
        return (0..<stepCount).map { step in
            let location = (CGFloat(step) + 0.5) / CGFloat(stepCount)
            while next < stops.count, stops[next].location <= location { next += 1 }
            if next == 0 { return stops.first.map { $0.color.parts } ?? .zero }
            if next == stops.count { return stops[next - 1].color.parts }
            let (from, to) = (stops[next - 1], stops[next])
            let share = Float((location - from.location) / (to.location - from.location))
            return from.color.parts + (to.color.parts - from.color.parts) * share
        }.map { parts in
            let alpha = parts.w
            return PixelValue(parts.x * alpha, parts.y * alpha, parts.z * alpha, alpha) * 255
        }
    }

    /// Fills an area of a bitmap with the gradient.
    /// - Parameter inverse: transform from pixels to the coordinates of the centre.
    func fill(_ bitmap: Bitmap, _ area: PixelArea, _ inverse: CGAffineTransform, opacity: CGFloat) {
        let pixels = table.map { ($0 * Float(opacity)).pixel }
        let turn = 2 * Float.pi
        let perStep = Float(pixels.count) / span
        let (a, b) = (Float(inverse.a), Float(inverse.b))
        for y in 0..<bitmap.height {
            let row = bitmap.row(y)
            let left = CGPoint(
                x: CGFloat(area.columns.lowerBound) + 0.5, y: CGFloat(area.rows.lowerBound + y) + 0.5
            ).applying(inverse)
            let (x0, y0) = (Float(left.x - center.x), Float(left.y - center.y))
            for x in 0..<bitmap.width {
                var angle = atan2f(y0 + b * Float(x), x0 + a * Float(x)) - start
                if angle < 0 { angle += turn }
                if angle < 0 { angle += turn }
                if angle >= turn { angle -= turn }
                row[x] = pixels[min(Int(angle * perStep), pixels.count - 1)]
            }
        }
        bitmap.written()
    }
}

extension CGColor {
    /// Blue, green, red and alpha, 0…1, not premultiplied.
    fileprivate var parts: PixelValue {
        func part(_ value: CGFloat) -> Float { value.isNaN ? 0 : Float(max(0, min(1, value))) }
        return PixelValue(part(blue), part(green), part(red), part(alpha))
    }
}
