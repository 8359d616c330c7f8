import Foundation

/// A perspective transform of the plane: (x, y) goes to (a·x + b·y + c, d·x + e·y + f) / (g·x + h·y + i).
package struct Homography {
    private let rows: [Double]

    /// Creates a transform from nine finite numbers, row by row; returns nil for others.
    package init?(_ numbers: [Double]) {
        guard numbers.count == 9, numbers.allSatisfy(\.isFinite) else { return nil }
        rows = numbers
    }

    init(_ transform: CGAffineTransform) {
        rows = [transform.a, transform.c, transform.tx, transform.b, transform.d, transform.ty, 0, 0, 1].map(
            Double.init)
    }

    /// Returns the transform that applies this one first, then the other.
    func concatenating(_ other: Homography) -> Homography {
        var product = [Double](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                product[row * 3 + column] = (0..<3).reduce(0) {
                    $0 + other.rows[row * 3 + $1] * rows[$1 * 3 + column]
                }
            }
        }
        return Homography(product) ?? self
    }

    /// The inverse; nil if the transform is singular.
    var inverted: Homography? {
        let m = rows
        let (a, b, c) = (m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4])
        let determinant = m[0] * a + m[3] * b + m[6] * c
        guard abs(determinant) > 1e-12 else { return nil }
        return Homography(
            [
                a, b, c, m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
                m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
            ].map { $0 / determinant })
    }

    /// Maps a point by this inverse back to its origin; nil at infinity.
    func origin(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        let depth = rows[6] * x + rows[7] * y + rows[8]
        guard abs(depth) > 1e-12 else { return nil }
        return ((rows[0] * x + rows[1] * y + rows[2]) / depth, (rows[3] * x + rows[4] * y + rows[5]) / depth)
    }

    /// Maps a point; nil behind the viewer.
    func map(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        let depth = rows[6] * x + rows[7] * y + rows[8]
        guard depth > 1e-9 else { return nil }
        return ((rows[0] * x + rows[1] * y + rows[2]) / depth, (rows[3] * x + rows[4] * y + rows[5]) / depth)
    }
}

extension Bitmap {
    /// Draws another bitmap, whose first pixel is at `corner`, through the homography. The first pixel of this bitmap
    /// is that of `area`.
    func warp(
        _ source: Bitmap, at corner: (x: Double, y: Double), _ homography: Homography, from area: PixelArea
    ) {
        guard let nonTransparentArea = source.nonTransparentArea, let inverse = homography.inverted else { return }
        for y in 0..<height {
            let row = row(y)
            for x in 0..<width {
                let (toX, toY) = (Double(area.columns.lowerBound + x) + 0.5, Double(area.rows.lowerBound + y) + 0.5)
                // Nothing behind the viewer is visible; the inverse alone cannot tell.
                guard let from = inverse.origin(toX, toY), homography.map(from.x, from.y) != nil else { continue }
                row[x] = source.value(from.x - corner.x - 0.5, from.y - corner.y - 0.5, nonTransparentArea)
            }
        }
        written()
    }

    /// Returns the bilinear interpolation of four pixels.
    private func value(_ x: Double, _ y: Double, _ area: PixelArea) -> UInt32 {
        guard x > Double(area.columns.lowerBound) - 1, x < Double(area.columns.upperBound),
            y > Double(area.rows.lowerBound) - 1, y < Double(area.rows.upperBound)
        else { return 0 }
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (right, bottom) = (Float(x) - Float(left), Float(y) - Float(top))
        func pixel(_ x: Int, _ y: Int) -> PixelValue {
            (0..<width).contains(x) && (0..<height).contains(y) ? PixelValue(pixel: row(y)[x]) : .zero
        }
        let upper = pixel(left, top) * (1 - right) + pixel(left + 1, top) * right
        let lower = pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right
        return (upper * (1 - bottom) + lower * bottom).pixel
    }
}
