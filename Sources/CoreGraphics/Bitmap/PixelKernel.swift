import Foundation

/// A colour filter for an offscreen group. Filters apply in order, each clamped to 0…1, as browsers compute the CSS
/// filters of the same names.
///
/// Source: W3C Filter Effects Module Level 1, "Filter Functions"
package enum PixelFilter {
    /// Amount added to each component.
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    /// Amount, 0…1.
    case grayscale(Double)
    /// Angle in degrees.
    case hueRotation(Double)
    case inversion
    /// Multiplies all components including alpha.
    case multiplication(CGColor)
    /// Converts luminance to alpha: black becomes transparent.
    case luminanceToAlpha

    /// Matrix for components 0…255 that are not premultiplied.
    var matrix: ColorMatrix {
        switch self {
        case .brightness(let amount): ColorMatrix(scale: 1, add: Float(amount) * 255)
        case .contrast(let factor): ColorMatrix(scale: Float(factor), add: (0.5 - 0.5 * Float(factor)) * 255)
        case .saturation(let factor): .saturation(Float(factor))
        case .grayscale(let amount): .saturation(1 - Float(max(0, min(1, amount))))
        case .hueRotation(let degrees): .hueRotation(Float(degrees * .pi / 180))
        case .inversion: ColorMatrix(scale: -1, add: 255)
        case .multiplication(let color):
            ColorMatrix(
                red: [Float(color.red), 0, 0], green: [0, Float(color.green), 0], blue: [0, 0, Float(color.blue)],
                alpha: Float(color.alpha))
        case .luminanceToAlpha:
            ColorMatrix(red: .zero, green: .zero, blue: .zero, luminance: [0.2125, 0.7154, 0.0721])
        }
    }
}

/// Factors for red, green and blue, and an offset added to each.
struct ColorMatrix {
    var red: SIMD3<Float>
    var green: SIMD3<Float>
    var blue: SIMD3<Float>
    var add: Float = 0
    var alpha: Float = 1
    /// If set, alpha is computed from the components instead of the previous alpha.
    var luminance: SIMD3<Float>?

    static func saturation(_ s: Float) -> ColorMatrix {
        ColorMatrix(
            red: [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s],
            green: [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s],
            blue: [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s])
    }

    static func hueRotation(_ angle: Float) -> ColorMatrix {
        let (c, s) = (cosf(angle), sinf(angle))
        return ColorMatrix(
            red: [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
            green: [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.14, 0.072 - c * 0.072 - s * 0.283],
            blue: [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072])
    }

    @inline(__always) func applied(to pixel: PixelValue) -> PixelValue {
        guard pixel.w > 0 else { return .zero }
        let factor = 255 / pixel.w
        let color = SIMD3<Float>(pixel.z, pixel.y, pixel.x) * factor
        let sums = SIMD3<Float>((color * red).sum(), (color * green).sum(), (color * blue).sum()) + add
        let parts = sums.clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
        let opacity = luminance.map { (color * $0).sum() } ?? pixel.w * alpha
        return PixelValue(parts.z * opacity / 255, parts.y * opacity / 255, parts.x * opacity / 255, opacity)
    }
}

extension ColorMatrix {
    init(scale: Float, add: Float) {
        self.init(red: [scale, 0, 0], green: [0, scale, 0], blue: [0, 0, scale], add: add)
    }
}

extension Bitmap {
    /// Applies the filters to all pixels. Runs of equal pixels, the greater part of most pictures, are computed once.
    func apply(_ filters: [PixelFilter]) {
        guard !filters.isEmpty, let area = nonTransparentArea else { return }
        let matrices = filters.map(\.matrix)
        var (last, changed) = (UInt32(0), UInt32(0))
        for y in area.rows {
            let row = row(y)
            for x in area.columns where row[x] != 0 {
                if row[x] != last {
                    last = row[x]
                    changed = matrices.reduce(PixelValue(pixel: last)) { $1.applied(to: $0) }.pixel
                }
                row[x] = changed
            }
        }
        written()
    }
}
