import CoreGraphics
import Foundation
import RenderTree

extension Filters {
    /// The colour filters as browsers compute those of the same names, in their order; each clamps its result to 0…1.
    ///
    /// Source: W3C Filter Effects Module Level 1, "Filter Functions".
    var kernels: [PixelKernel] {
        let matrices = [
            brightness.map { ColorMatrix(scale: 1, add: Float($0) * 255) },
            contrast.map { ColorMatrix(scale: Float($0), add: (0.5 - 0.5 * Float($0)) * 255) },
            saturation.map { .saturation(Float($0)) },
            grayscale.map { .saturation(1 - Float(max(0, min(1, $0)))) },
            hueRotation.map { .hueRotation(Float($0 * .pi / 180)) },
            isInverted == true ? ColorMatrix(scale: -1, add: 255) : nil,
            multiply.map { .multiplication(CGColor($0)) },
            isLuminanceAlpha == true ? .luminanceToAlpha : nil,
            matrix.flatMap(ColorMatrix.init(rows:)),
        ]
        let threshold = alphaThreshold.flatMap { threshold -> PixelKernel? in
            threshold.minimum <= threshold.maximum
                ? .threshold(threshold.minimum...threshold.maximum, CGColor(threshold.color)) : nil
        }
        return matrices.compactMap { $0.map(PixelKernel.matrix) } + [threshold].compactMap(\.self)
    }
}

extension ColorMatrix {
    fileprivate static func saturation(_ s: Float) -> ColorMatrix {
        ColorMatrix(
            red: [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0],
            green: [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0],
            blue: [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0])
    }

    fileprivate static func hueRotation(_ angle: Float) -> ColorMatrix {
        let (c, s) = (cosf(angle), sinf(angle))
        return ColorMatrix(
            red: [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0],
            green: [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.14, 0.072 - c * 0.072 - s * 0.283, 0],
            blue: [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0])
    }

    fileprivate static func multiplication(_ color: CGColor) -> ColorMatrix {
        ColorMatrix(
            red: [Float(color.red), 0, 0, 0], green: [0, Float(color.green), 0, 0], blue: [0, 0, Float(color.blue), 0],
            alpha: [0, 0, 0, Float(color.alpha)])
    }

    fileprivate static let luminanceToAlpha = ColorMatrix(
        red: .zero, green: .zero, blue: .zero, alpha: [0.2125, 0.7154, 0.0721, 0])

    /// Creates the matrix of four rows of five numbers; nil for another count.
    fileprivate init?(rows: [Double]) {
        guard rows.count == 20 else { return nil }
        let values = rows.map(Float.init)
        func row(_ index: Int) -> SIMD4<Float> {
            SIMD4(values[index * 5], values[index * 5 + 1], values[index * 5 + 2], values[index * 5 + 3])
        }
        self.init(
            red: row(0), green: row(1), blue: row(2), alpha: row(3),
            add: SIMD4(values[4], values[9], values[14], values[19]) * 255)
    }
}
