/// Approximates a Gaussian blur by three box blurs, as the SVG specification does (feGaussianBlur); the difference is
/// not visible. Only the area that the blur can reach is processed: a small group on a large canvas costs little.
enum BoxBlur {
    /// Blurs the alpha of the pixels and clears their colours.
    /// - Parameter deviation: in pixels.
    static func blurAlpha(_ bitmap: Bitmap, deviation: Double) {
        blur(bitmap, deviation, read: { Float($0 >> 24) }, write: { UInt32(max(0, min(255, $0.rounded()))) << 24 })
    }

    /// Blurs all components of the pixels.
    static func blurColors(_ bitmap: Bitmap, deviation: Double) {
        blur(bitmap, deviation, read: { PixelValue(pixel: $0) }, write: { $0.pixel })
    }

    /// Returns by how many pixels a blur extends beyond a picture.
    static func reach(of deviation: Double) -> Int { boxWidth(deviation, 10_000) * 3 / 2 + 3 }

    /// Returns an odd width, so that a box has a centre: an even one would shift the picture by half a pixel each
    /// time.
    private static func boxWidth(_ deviation: Double, _ side: Int) -> Int {
        Int((max(0, min(deviation.isNaN ? 0 : deviation, Double(side))) * 1.879_971_2 + 0.5).rounded(.down)) | 1
    }

    @inline(__always)
    private static func blur<Value: Blurrable>(
        _ bitmap: Bitmap, _ deviation: Double, read: (UInt32) -> Value, write: (Value) -> UInt32
    ) {
        let boxWidth = boxWidth(deviation, max(bitmap.width, bitmap.height))
        guard var area = bitmap.nonTransparentArea else { return }
        area.grow(by: boxWidth * 3 / 2 + 3, width: bitmap.width, height: bitmap.height)
        let (width, height) = (area.columns.count, area.rows.count)
        var values: [Value] = []
        values.reserveCapacity(width * height)
        for y in area.rows {
            let row = bitmap.row(y)
            for x in area.columns { values.append(read(row[x])) }
        }
        if boxWidth > 1 { blur(&values, width: width, height: height, boxWidth) }
        var next = 0
        for y in area.rows {
            let row = bitmap.row(y)
            for x in area.columns {
                row[x] = write(values[next])
                next += 1
            }
        }
        bitmap.written()
    }

    private static func blur<Value: Blurrable>(_ values: inout [Value], width: Int, height: Int, _ boxWidth: Int) {
        var other = values
        for _ in 0..<3 {
            values.withUnsafeBufferPointer { source in
                other.withUnsafeMutableBufferPointer { blurRows(source, $0, width, height, boxWidth) }
            }
            other.withUnsafeBufferPointer { source in
                values.withUnsafeMutableBufferPointer { blurColumns(source, $0, width, height, boxWidth) }
            }
        }
    }

    /// Blurs each row by a running sum.
    private static func blurRows<Value: Blurrable>(
        _ source: UnsafeBufferPointer<Value>, _ result: UnsafeMutableBufferPointer<Value>, _ width: Int, _ height: Int,
        _ boxWidth: Int
    ) {
        let half = boxWidth / 2
        let part = 1 / Float(boxWidth)
        for start in stride(from: 0, to: width * height, by: width) {
            var sum = Value.zero
            for index in 0..<min(half, width) { sum += source[start + index] }
            for index in 0..<width {
                if index + half < width { sum += source[start + index + half] }
                if index > half { sum -= source[start + index - half - 1] }
                result[start + index] = sum * part
            }
        }
    }

    /// Blurs all columns at once by running sums, row by row in memory order.
    private static func blurColumns<Value: Blurrable>(
        _ source: UnsafeBufferPointer<Value>, _ result: UnsafeMutableBufferPointer<Value>, _ width: Int, _ height: Int,
        _ boxWidth: Int
    ) {
        let half = boxWidth / 2
        let part = 1 / Float(boxWidth)
        var sums = [Value](repeating: .zero, count: width)
        for y in 0..<min(half, height) { for x in 0..<width { sums[x] += source[y * width + x] } }
        for y in 0..<height {
            if y + half < height { for x in 0..<width { sums[x] += source[(y + half) * width + x] } }
            if y > half { for x in 0..<width { sums[x] -= source[(y - half - 1) * width + x] } }
            for x in 0..<width { result[y * width + x] = sums[x] * part }
        }
    }
}

/// A value that can be summed and scaled.
private protocol Blurrable {
    static var zero: Self { get }
    static func += (left: inout Self, right: Self)
    static func -= (left: inout Self, right: Self)
    static func * (left: Self, right: Float) -> Self
}

extension Float: Blurrable {}
extension PixelValue: Blurrable {}
