import CoreGraphics
import Foundation

// Filters of whole pictures, and generators of patterns.
extension FilterTable {
    static let further: [String: FilterFormula] = [
        "CIAreaAverage": FilterFormula { input in
            guard let image = input.image, let area = PixelRect(input.rect("inputExtent") ?? image.extent) else {
                return nil
            }
            return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { wanted in
                let pixels = image.render(area).values
                let mean = pixels.reduce(.zero, +) / Float(max(1, pixels.count))
                return Pixels(wanted) { x, y in x == 0 && y == 0 ? mean : .zero }
            }
        },
        "CIColorMatrix": FilterFormula([
            "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
            "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
            "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        ]) { input in
            let rows = ["R", "G", "B", "A"].map { input.vector("input\($0)Vector") }
            let bias = input.vector("inputBiasVector")
            return input.image?.changing { color in
                SIMD4(
                    (rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), (rows[3] * color).sum())
                    + bias
            }
        },
        "CILanczosScaleTransform": FilterFormula(["inputScale": Float(1), "inputAspectRatio": Float(1)]) { input in
            let scale = max(0.001, Double(input.number("inputScale")))
            let ratio = max(0.001, Double(input.number("inputAspectRatio")))
            return input.image?.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
        },
        "CIDissolveTransition": FilterFormula(["inputTime": Float(0)]) { input in
            guard let image = input.image else { return nil }
            guard let target = input.image("inputTargetImage") else { return image }
            let time = min(max(input.number("inputTime"), 0), 1)
            return CIImage(extent: image.extent.union(target.extent)) { area in
                let (from, to) = (image.render(area), target.render(area))
                return Pixels(area) { from[$0, $1] * (1 - time) + to[$0, $1] * time }
            }
        },
        "CICheckerboardGenerator": FilterFormula(pattern) { input in
            let (width, center) = (max(1, Double(input.number("inputWidth"))), input.point("inputCenter"))
            return twoColors(input) { point in
                let column = ((point.x - center.x) / width).rounded(.down)
                return isEven(column + ((point.y - center.y) / width).rounded(.down))
            }
        },
        "CIStripesGenerator": FilterFormula(pattern) { input in
            let (width, center) = (max(1, Double(input.number("inputWidth"))), input.point("inputCenter"))
            return twoColors(input) { isEven((($0.x - center.x) / width).rounded(.down)) }
        },
    ]

    /// Takes any number: a centre may be infinite.
    private static func isEven(_ number: Double) -> Bool { number.truncatingRemainder(dividingBy: 2) == 0 }

    private static let pattern: [String: any Sendable] = [
        "inputCenter": CGPoint(x: 150, y: 150), "inputColor0": CIColor.white, "inputColor1": CIColor.black,
        "inputWidth": Float(80),
    ]

    /// An endless picture of the first colour where the closure says so, and of the second elsewhere.
    private static func twoColors(_ input: FilterInput, _ isFirst: @escaping @Sendable (CGPoint) -> Bool) -> CIImage {
        let (first, second) = (input.color("inputColor0").premultiplied, input.color("inputColor1").premultiplied)
        return CIImage(extent: .infinite) { area in
            Pixels(area) { isFirst(CGPoint(x: Double($0) + 0.5, y: Double($1) + 0.5)) ? first : second }
        }
    }
}

extension FilterInput {
    fileprivate func vector(_ key: String) -> SIMD4<Float> {
        guard let vector = values[key] as? CIVector else { return .zero }
        return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }

    /// Returns a rectangle, which a vector has as place and size.
    fileprivate func rect(_ key: String) -> CGRect? {
        values[key] as? CGRect ?? (values[key] as? CIVector)?.cgRectValue
    }
}
