/// A change of single pixels of an offscreen group. Pixels that are empty stay so.
package enum PixelKernel {
    case matrix(ColorMatrix)
    /// Gives the colour to each pixel whose alpha, 0…1, is within the range, and empties the others.
    case threshold(ClosedRange<Double>, CGColor)
}

/// Factors for red, green, blue and alpha, and an offset added to each, for components 0…255 that are not premultiplied.
///
/// Source: W3C Filter Effects Module Level 1, "feColorMatrix".
package struct ColorMatrix {
    package var red: SIMD4<Float>
    package var green: SIMD4<Float>
    package var blue: SIMD4<Float>
    package var alpha: SIMD4<Float>
    package var add: SIMD4<Float>

    package init(
        red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float> = [0, 0, 0, 1],
        add: SIMD4<Float> = .zero
    ) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.add = add
    }

    /// Creates the matrix that scales each colour component and adds to it, and leaves alpha alone.
    package init(scale: Float, add: Float) {
        self.init(
            red: [scale, 0, 0, 0], green: [0, scale, 0, 0], blue: [0, 0, scale, 0], add: [add, add, add, 0])
    }
}

extension PixelKernel {
    @inline(__always) func applied(to pixel: PixelValue) -> PixelValue {
        guard pixel.w > 0 else { return .zero }
        switch self {
        case .matrix(let matrix): return matrix.applied(to: pixel)
        case .threshold(let range, let color):
            guard range.contains(Double(pixel.w / 255)) else { return .zero }
            let opacity = Float(color.alpha)
            return PixelValue(
                Float(color.blue) * opacity, Float(color.green) * opacity, Float(color.red) * opacity, opacity) * 255
        }
    }
}

extension ColorMatrix {
    @inline(__always) fileprivate func applied(to pixel: PixelValue) -> PixelValue {
        let factor = 255 / pixel.w
        let parts = SIMD4<Float>(pixel.z * factor, pixel.y * factor, pixel.x * factor, pixel.w)
        let sums = SIMD4<Float>((parts * red).sum(), (parts * green).sum(), (parts * blue).sum(), (parts * alpha).sum())
        let result = (sums + add).clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
        let opacity = result.w / 255
        return PixelValue(result.z * opacity, result.y * opacity, result.x * opacity, result.w)
    }
}

extension Bitmap {
    /// Applies the kernels to all pixels. Runs of equal pixels, the greater part of most pictures, are computed once.
    func apply(_ kernels: [PixelKernel]) {
        guard !kernels.isEmpty, let area = nonTransparentArea else { return }
        var (last, changed) = (UInt32(0), UInt32(0))
        for y in area.rows {
            let row = row(y)
            for x in area.columns where row[x] != 0 {
                if row[x] != last {
                    last = row[x]
                    changed = kernels.reduce(PixelValue(pixel: last)) { $1.applied(to: $0) }.pixel
                }
                row[x] = changed
            }
        }
        written()
    }
}
